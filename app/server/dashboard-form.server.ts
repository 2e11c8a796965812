/**
 * The body of a form of the dashboard: url-encoded, or multipart where files may come along. Only the fields that the
 * form has are handed on; a name such as `features[]` stands for `features[0]`, `features[1]` and so on.
 */
import { lostFileField } from '~/lib/dashboard-gate'
import { readUrlEncoded } from './form-data.server'
import { errorReply } from './reply.server'

export interface FormNames {
  fields: readonly string[]
  files?: readonly string[]
}

/** More than any form here has, rows and all. */
const maxEntries = 5000

/** @throws 415 for another content type, 400 for a body that broke off */
export async function readDashboardForm(request: Request, { fields, files = [] }: FormNames): Promise<FormData> {
  const sent = await readEntries(request)
  const form = new FormData()
  for (const [name, value] of [...sent].slice(0, maxEntries)) {
    if (typeof value === 'string') {
      if (!isKnown(name, fields)) continue
      if (name === lostFileField) form.append(name, value)
      // The last value counts: a button's stands behind the hidden one that Enter would send.
      else form.set(name, value)
    } else if (files.includes(name) && value.size > 0) {
      form.append(name, value)
    }
  }
  return form
}

function isKnown(name: string, fields: readonly string[]): boolean {
  return !name.includes('[]') && fields.includes(name.replaceAll(/\[\d{1,3}\]/g, '[]'))
}

async function readEntries(request: Request): Promise<FormData | URLSearchParams> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data(?:;|$)/i.test(type.trim())) return readUrlEncoded(request)
  return request.formData().catch(() => {
    throw errorReply(400, {
      title: 'Incomplete request',
      message: 'The connection broke off before everything arrived. Please go back and send it again.',
    })
  })
}
