/**
 * The body of a native form post. A form of this site sends url-encoded fields; anything else is refused with 415,
 * and a body that broke off on its way is refused with 400 rather than stored by half.
 */
import { errorReply } from './reply.server'

export async function readFormData(request: Request): Promise<FormData> {
  if (!isUrlEncoded(request.headers.get('Content-Type'))) {
    throw errorReply(415, {
      title: 'Unsupported content type',
      message: 'This form takes url-encoded fields. Please go back and send it again.',
    })
  }
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(await readWholeBody(request))) form.append(name, value)
  return form
}

async function readWholeBody(request: Request): Promise<string> {
  const bytes = await request.arrayBuffer().catch(() => undefined)
  const announced = request.headers.get('Content-Length')
  if (bytes === undefined || (announced !== null && Number(announced) !== bytes.byteLength)) {
    throw errorReply(400, {
      title: 'Incomplete request',
      message: 'The connection broke off before everything arrived. Please go back and send it again.',
    })
  }
  return new TextDecoder().decode(bytes)
}

function isUrlEncoded(contentType: string | null): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/x-www-form-urlencoded'
}

/** A public form's missing intent is its own; another form's is refused. */
export function requireIntent(form: FormData, intent: string): void {
  const sent = form.get('intent')
  if (sent === null || sent === intent) return
  throw errorReply(400, {
    title: 'This form does something else',
    message: 'Please go back, reload the page and send the form again.',
  })
}
