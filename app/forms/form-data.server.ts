/**
 * The body of a native form post. A form of this site sends url-encoded fields; anything else is refused with 415,
 * and a body that broke off on its way is refused with 400 rather than stored by half.
 */
import type { SubmissionResult } from '@conform-to/react'
import { data } from '@remix-run/node'
import { mediaTypeOf } from '~/lib/media-type'
import type { Message } from '~/lib/toast'
import { errorReply } from './reply.server'
import { lostFileField } from '~/lib/login-prompt'
import { truncate } from '~/lib/text'

/**
 * The fields of `names`, the first value of each. Nothing else is handed on: the form library reads some names as
 * commands and gathers equal ones at a cost that grows with the square of their number.
 * @throws 413 where a page that shows them again would be too large, and what readUrlEncoded() throws
 */
export async function readFormData(request: Request, names: readonly string[]): Promise<URLSearchParams> {
  const sent = await readUrlEncoded(request)
  const form = new URLSearchParams()
  for (const name of names) {
    const value = sent.get(name)
    if (value !== null) form.append(name, value)
  }
  if (isTooLongToRender(form)) {
    throw errorReply(413, {
      title: 'Request body too large',
      message: 'What you sent is larger than this form takes. Please go back, make it smaller and try again.',
    })
  }
  return form
}

const mostRenderedBytes = 900 * 1024

/** A page may hold the fields as HTML and once more as data: a sign that is escaped takes up to twelve bytes in both. */
export function isTooLongToRender(fields: Iterable<readonly [name: string, value: string]>): boolean {
  let bytes = 0
  for (const [name, value] of fields) {
    const escaped = value.match(/[&<>"'\\\p{Cc}\p{Zl}\p{Zp}]/gu)?.length ?? 0
    bytes += 2 * Buffer.byteLength(name + value) + 10 * escaped
  }
  return bytes > mostRenderedBytes
}

/** Every field as it was sent. @throws 415 for another content type, 400 for a body that broke off */
export async function readUrlEncoded(request: Request): Promise<URLSearchParams> {
  if (!isUrlEncoded(request.headers.get('Content-Type'))) {
    throw errorReply(415, {
      title: 'Unsupported content type',
      message: 'This form takes url-encoded fields. Please go back and send it again.',
    })
  }
  return new URLSearchParams(await readWholeBody(request))
}

const decoder = new TextDecoder()

async function readWholeBody(request: Request): Promise<string> {
  const bytes = await request.arrayBuffer().catch(() => undefined)
  const announced = request.headers.get('Content-Length')
  if (bytes === undefined || (announced !== null && Number(announced) !== bytes.byteLength)) {
    throw errorReply(400, {
      title: 'Incomplete request',
      message: 'The connection broke off before everything arrived. Please go back and send it again.',
    })
  }
  return decoder.decode(bytes)
}

function isUrlEncoded(contentType: string | null): boolean {
  return mediaTypeOf(contentType) === 'application/x-www-form-urlencoded'
}

/** What an action answers when it does not take a form: everything typed, each fault, and the words for the whole. */
export function refuseForm(submission: RefusedSubmission, toMessage: (faults: readonly string[]) => Message) {
  const message = toMessage(Object.values(submission.error ?? {}).flatMap((faults) => faults ?? []))
  return data({ lastResult: submission.reply(), message }, { status: 400 })
}

interface RefusedSubmission {
  error: Record<string, string[] | null> | null
  reply: () => SubmissionResult<string[]>
}

/** A public form's missing intent is its own; another form's is refused. `headers` go along: see errorReply(). */
export function requireIntent(form: FormData | URLSearchParams, intent: string, headers?: Headers): void {
  const sent = form.get('intent')
  if (sent === null || sent === intent) return
  const message = 'Please go back, reload the page and send the form again.'
  throw errorReply(400, { title: 'This form does something else', message }, headers)
}

/** The files that come with an editor's form: where they go, and which of them have to be chosen again. */
export interface FormPictures {
  /** Does what a gallery's button asks for. False when `intent` is none of its buttons. */
  change: (form: FormData, intent: string) => boolean
  /** Puts the addresses of the files that came along into their places. */
  store: (form: FormData) => Promise<PicturesOutcome>
}

interface PicturesOutcome {
  /** By field: why files were refused. */
  refused: Record<string, string[]>
  /** By field: what else is to be said of them. */
  notices: Record<string, string>
}

/** Files that could not be stored leave their names in the form, to be chosen again. */
export async function storePictures(form: FormData, pictures: FormPictures | undefined) {
  const none: PicturesOutcome = { refused: {}, notices: {} }
  const files = [...form].filter((entry): entry is [string, File] => typeof entry[1] !== 'string')
  try {
    return pictures === undefined ? none : await pictures.store(form)
  } catch (error) {
    for (const [name, file] of files) {
      form.delete(name)
      form.append(lostFileField, file.name)
    }
    return { ...none, error }
  }
}

/** A message travels in a cookie, which has room for some names and not for any number. */
const namedFiles = 8

export function lostFiles(form: FormData): string[] {
  const names = form
    .getAll(lostFileField)
    .map((name) => `“${truncate(typeof name === 'string' ? name : name.name, 60)}”`)
  if (names.length === 0) return []
  const more = names.length - namedFiles
  const rest = more > 0 ? ` and ${String(more)} more` : ''
  return [`Please choose again: ${names.slice(0, namedFiles).join(', ')}${rest}.`]
}
