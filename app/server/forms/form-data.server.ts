/** @throws 415 for another content type, 400 for a truncated body */
import type { SubmissionResult } from '@conform-to/react'
import { data } from '@remix-run/node'
import { mediaTypeOf } from '~/server/media-type'
import type { Message } from '~/lib/messages'
import { errorReply } from './reply.server'
import { lostFileField } from '~/lib/login-prompt'
import { toRowId } from '~/lib/ids'
import { truncate } from '~/lib/text'

/**
 * conform executes some names as intents, and groups equal names in quadratic time, so only named fields are read.
 * @throws 413 if a page could not show the fields again
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

/** A page may hold the fields twice, as HTML and as data, and an escaped character takes up to twelve bytes. */
export function isTooLongToRender(fields: Iterable<readonly [name: string, value: string]>): boolean {
  let bytes = 0
  for (const [name, value] of fields) {
    const escaped = value.match(/[&<>"'\\\p{Cc}\p{Zl}\p{Zp}]/gu)?.length ?? 0
    bytes += 2 * Buffer.byteLength(name + value) + 10 * escaped
  }
  return bytes > mostRenderedBytes
}

/** @throws 415 for another content type, 400 for a truncated body */
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

export function refuseForm(submission: RefusedSubmission, toMessage: (faults: readonly string[]) => Message) {
  const message = toMessage(Object.values(submission.error ?? {}).flatMap((faults) => faults ?? []))
  return data({ lastResult: submission.reply(), message }, { status: 400 })
}

interface RefusedSubmission {
  error: Record<string, string[] | null> | null
  reply: () => SubmissionResult<string[]>
}

/** @throws 400 for another form's intent. A public form may leave its own out. */
export function requireIntent(form: FormData | URLSearchParams, intent: string, headers?: Headers): void {
  const sent = form.get('intent')
  if (sent === null || sent === intent) return
  const message = 'Please go back, reload the page and send the form again.'
  throw errorReply(400, { title: 'This form does something else', message }, headers)
}

export function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}

export function selectedIds(form: FormData, most: number): number[] {
  const fields = [...form].filter(([name]) => name.startsWith('ids['))
  return [...new Set(fields.flatMap(([, value]) => toRowId(value) ?? []))].slice(0, most)
}

export interface FormPictures {
  change: (form: FormData, intent: string) => boolean
  look?: (form: FormData, intent: string) => Promise<unknown>
  store: (form: FormData) => Promise<PicturesOutcome>
}

interface PicturesOutcome {
  refused: Record<string, string[]>
  notices: Record<string, string>
}

export async function storePictures(
  form: FormData,
  pictures: FormPictures | undefined,
): Promise<PicturesOutcome & { error?: unknown }> {
  const none = { refused: {}, notices: {} }
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

/** The message travels in a cookie, which has no room for more names. */
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
