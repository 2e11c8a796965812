import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import fresh from 'fresh'
import { acceptedCodings, type Coding } from './accept-encoding'
import type { CachedResponse } from './cached-response.server'

export type Compression = Exclude<Coding, 'identity'>

export type Form = CachedResponse & { body: Buffer }

export interface EncodedFile {
  etag: string | undefined
  changedAt?: number
  unchanged: CachedResponse
  forms: Readonly<Partial<Record<Coding, Form>> & { identity: Form }>
}

export type FileHeaders = Readonly<Record<string, string>>

const compressible = /^(?:text\/|image\/(?:svg\+xml|x-icon)\b|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b)/

export function isCompressible(headers: FileHeaders): boolean {
  return compressible.test(headers['content-type'] ?? '')
}

/** @param headers with Content-Type; Content-Length and Vary are added */
export function makeFile(body: Buffer, headers: FileHeaders): EncodedFile {
  const own = isCompressible(headers) ? { ...headers, vary: varyOf(headers) } : headers
  const { 'content-type': _type, 'content-security-policy': _policy, ...kept } = own
  return {
    etag: headers.etag,
    unchanged: { status: 304, headers: kept, body: undefined },
    forms: { identity: makeForm(own, body) },
  }
}

export function withForm(file: EncodedFile, coding: Compression, bytes: Buffer): EncodedFile {
  const { 'content-length': _, ...headers } = file.forms.identity.headers
  return { ...file, forms: { ...file.forms, [coding]: makeForm({ ...headers, 'content-encoding': coding }, bytes) } }
}

export function withHeader(file: EncodedFile, name: string, value: string): EncodedFile {
  const changed = <T extends CachedResponse>(answer: T): T => ({
    ...answer,
    headers: { ...answer.headers, [name]: value },
  })
  const { identity, gzip, br } = file.forms
  return {
    ...file,
    unchanged: changed(file.unchanged),
    forms: { identity: changed(identity), ...(gzip && { gzip: changed(gzip) }), ...(br && { br: changed(br) }) },
  }
}

export function fileBytes({ forms }: EncodedFile): number {
  return Object.values(forms).reduce((sum, { body }) => sum + body.byteLength, 0)
}

export function contentHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}

/**
 * Returns undefined if the client accepts no coding we have. @param onMissing called with a better coding that is not
 * available yet
 */
export function answerFile(
  file: EncodedFile,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  onMissing?: (coding: Compression) => void,
): CachedResponse | undefined {
  if (isUnchanged(file, headers)) return file.unchanged
  for (const coding of acceptedCodings(headers['accept-encoding'])) {
    const form = file.forms[coding]
    if (form !== undefined) return method === 'HEAD' ? { ...form, body: undefined } : form
    if (coding !== 'identity') onMissing?.(coding)
  }
  return undefined
}

function isUnchanged({ etag, changedAt }: EncodedFile, headers: IncomingMessage['headers']): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers
  const lastModified = changedAt === undefined ? undefined : new Date(changedAt).toUTCString()
  return fresh({ 'if-none-match': tags, 'if-modified-since': since }, { etag, 'last-modified': lastModified })
}

function makeForm(headers: FileHeaders, body: Buffer): Form {
  return { status: 200, headers: { ...headers, 'content-length': String(body.byteLength) }, body }
}

function varyOf({ vary }: FileHeaders): string {
  return vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`
}
