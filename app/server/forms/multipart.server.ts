/** Lists and booleans are JSON text, absent fields are absent, empty files are ignored. */
import { ApiError } from '~/server/api.server'
import { parseJson } from '~/lib/parse-json'

interface Multipart {
  fields: Record<string, unknown>
  files: (name: string) => File[]
}

interface Kinds {
  json?: readonly string[]
  flags?: readonly string[]
  text: readonly string[]
}

/** @throws ApiError 415 for another content type, 400 for a truncated body or a malformed list or boolean */
export async function readMultipart(request: Request, { text, json = [], flags = [] }: Kinds): Promise<Multipart> {
  if (!/^multipart\/form-data(?:;|$)/i.test(request.headers.get('Content-Type')?.trim() ?? '')) {
    throw new ApiError(415, 'Unsupported content type: send multipart/form-data')
  }
  const form = await request.formData().catch(() => {
    throw new ApiError(400, 'The body is not valid multipart/form-data')
  })
  const fields: Record<string, unknown> = {}
  const errors: Record<string, string[]> = {}
  const read = (name: string, parse: (value: string) => unknown, message: string) => {
    const value = form.get(name)
    if (typeof value !== 'string') return
    const parsed = parse(value)
    if (parsed === undefined) errors[name] = [message]
    else fields[name] = parsed
  }
  for (const name of text) read(name, (value) => value, '')
  for (const name of json) read(name, parseField, `${name} must be JSON text`)
  for (const name of flags) read(name, parseFlag, `${name} must be true or false`)
  const [first] = Object.values(errors).flat()
  if (first !== undefined) throw new ApiError(400, first, errors)
  return { fields, files: (name) => form.getAll(name).filter(isFilled) }
}

function isFilled(value: FormDataEntryValue): value is File {
  return typeof value !== 'string' && value.size > 0
}

/** Returns undefined if malformed, null if empty. */
function parseField(text: string): unknown {
  return text.trim() === '' ? null : parseJson(text)
}

function parseFlag(text: string): boolean | undefined {
  const value = text.trim().toLowerCase()
  if (['true', '1', 'on'].includes(value)) return true
  return ['false', '0', 'off', ''].includes(value) ? false : undefined
}
