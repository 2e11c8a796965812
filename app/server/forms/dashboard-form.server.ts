/** `features[]` means `features[0]`, `features[1]` and so on. */
import { lostFileField } from '~/lib/login-prompt'
import { readUrlEncoded } from '~/server/forms/form-data.server'
import { errorReply } from './reply.server'

export interface FormNames {
  fields: readonly string[]
  files?: readonly string[]
}

const maxEntries = 5000
const maxLostFiles = 100

/** Parsing a part costs more than its bytes. */
const maxParts = 1500

export const sendAgain = 'Log in in another tab, go back, and send it again.'

export function tooLargeForLogin() {
  return errorReply(413, {
    title: 'Request body too large',
    message: `You are not logged in, and this is too large to be kept until you are. ${sendAgain}`,
  })
}

/** @throws 413 for a body over `limit` bytes */
export async function boundedBody(request: Request, limit: number): Promise<Request> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) throw tooLargeForLogin()
  const reader = request.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  const next = () => reader?.read().catch(() => undefined)
  for (let read = await next(); read && !read.done; read = await next()) {
    size += read.value.byteLength
    if (size > limit) throw tooLargeForLogin()
    chunks.push(read.value)
  }
  const { url, method, headers } = request
  const body = Buffer.concat(chunks)
  if (countParts(body, headers.get('Content-Type') ?? '') > maxParts) throw tooLargeForLogin()
  return new Request(url, { method, headers, body })
}

function countParts(body: Buffer, type: string): number {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type)
  if (boundary === null) return 0
  const delimiter = `--${boundary[1] ?? boundary[2] ?? ''}`
  let count = 0
  for (let at = body.indexOf(delimiter); at !== -1 && count <= maxParts; at = body.indexOf(delimiter, at + 1))
    count += 1
  return count
}

/** @throws 415 for another content type, 400 for a truncated body */
export async function readDashboardForm(request: Request, { fields, files = [] }: FormNames): Promise<FormData> {
  const sent = await readEntries(request)
  const form = new FormData()
  for (const [name, value] of [...sent].slice(0, maxEntries)) {
    if (typeof value === 'string') {
      if (!isKnown(name, fields)) continue
      if (name === lostFileField) {
        if (form.getAll(name).length < maxLostFiles) form.append(name, value.slice(0, 255))
      }
      // The last value wins: the pressed button comes after the hidden default.
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
