/** A finished page: its bytes, plain and compressed, each with all of its headers, ready to be sent. */
import { createHash } from 'node:crypto'
import { exactCopy, type Compression } from './compression.server'
import type { Moment } from './cache-rule.server'

export interface Form {
  headers: Readonly<Record<string, string>>
  body: Buffer<ArrayBuffer>
  /** Made while somebody waited: whoever asks again is worth a better one. */
  isQuick: boolean
}

export interface Page {
  /** The content version that it was made from, and the moment where it depends on one; else an empty text. */
  version: number
  moment: string
  depends: Moment | undefined
  etag: string
  /** The headers of a 304. */
  unchanged: Readonly<Record<string, string>>
  forms: Readonly<{ identity: Form } & Record<Compression, Form | undefined>>
}

/** @param headers of the rendered answer, with its Cache-Control. */
export function makePage(bytes: Buffer, headers: Headers, made: Pick<Page, 'version' | 'moment' | 'depends'>): Page {
  const body = exactCopy(bytes)
  const own = Object.fromEntries(headers)
  const vary = [headers.get('Vary'), 'Accept-Encoding'].filter((name) => name !== null).join(', ')
  const etag = entityTag(body, own)
  return {
    ...made,
    etag,
    unchanged: { etag, vary, 'cache-control': own['cache-control'] ?? 'no-cache' },
    forms: { identity: makeForm({ ...own, etag, vary }, body), gzip: undefined, br: undefined },
  }
}

export function withForm(page: Page, coding: Compression, bytes: Buffer<ArrayBuffer>, isQuick = false): Page {
  const headers = { ...page.forms.identity.headers, 'content-encoding': coding }
  return { ...page, forms: { ...page.forms, [coding]: makeForm(headers, bytes, isQuick) } }
}

export function pageBytes({ forms }: Page): number {
  return forms.identity.body.byteLength + (forms.gzip?.body.byteLength ?? 0) + (forms.br?.body.byteLength ?? 0)
}

function makeForm(headers: Readonly<Record<string, string>>, body: Buffer<ArrayBuffer>, isQuick = false): Form {
  return { headers: { ...headers, 'content-length': String(body.byteLength) }, body, isQuick }
}

/**
 * Weak, for it stands for the page in every coding: who has it in one need not fetch it in another. The headers count
 * too, since a 304 leaves those that a browser has; so does nothing of this process or version, and a page that is the
 * same after a restart or a write to other content need not be fetched again.
 */
function entityTag(body: Buffer, headers: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url')
  return `W/"${hash.slice(0, 22)}"`
}
