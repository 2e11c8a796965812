/**
 * Responses of routes that are files (drawings, feed, sitemap), least recently used first to go. Compressed off the
 * path of requests: gzip when stored, brotli once requested again.
 */
import { LRUCache } from 'lru-cache'
import { compress, CompressionLine, type Compression } from './compression.server'
import { log } from '~/server/log.server'
import { fileBytes, isCompressible, withForm, type EncodedFile } from './encoded-file.server'

const mib = 1024 * 1024
/** Rough size of headers and map entries. */
const overheadBytes = 4096
/** Brotli at best quality takes a second per megabyte. */
const mostBrotliBytes = mib / 2

export interface CachedAnswer {
  file: EncodedFile
  /** Content version; undefined if it does not depend on content. */
  version: number | undefined
  /** Milliseconds since 1970, if it depends on the date. */
  validUntil: number | undefined
}

export class ResponseCache {
  readonly #answers: LRUCache<string, CachedAnswer>
  readonly #line = new CompressionLine()

  constructor(mostBytes = 24 * mib) {
    this.#answers = new LRUCache({
      maxSize: mostBytes,
      // A larger one would evict too many others.
      maxEntrySize: Math.ceil(mostBytes / 2),
      sizeCalculation: ({ file }, key) => overheadBytes + 2 * key.length + fileBytes(file),
    })
  }

  get bytes(): number {
    return this.#answers.calculatedSize
  }

  get(key: string): CachedAnswer | undefined {
    return this.#answers.get(key)
  }

  set(key: string, answer: CachedAnswer): void {
    const before = this.#answers.peek(key)
    this.#answers.set(key, before === undefined ? answer : withSameForms(answer, before))
    this.compress(key, 'gzip')
  }

  compress(key: string, coding: Compression): void {
    if (this.#isWorthIt(key, coding)) this.#line.join(key, coding, () => this.#addForm(key, coding))
  }

  settled(): Promise<void> {
    return this.#line.settled()
  }

  #isWorthIt(key: string, coding: Compression): boolean {
    const { identity, [coding]: known } = this.#answers.peek(key)?.file.forms ?? {}
    if (identity === undefined || known !== undefined || !isCompressible(identity.headers)) return false
    return coding === 'gzip' || identity.body.byteLength <= mostBrotliBytes
  }

  async #addForm(key: string, coding: Compression): Promise<void> {
    const answer = this.#answers.peek(key)
    if (answer === undefined || answer.file.forms[coding] !== undefined) return
    try {
      const bytes = await compress(answer.file.forms.identity.body, coding)
      const whole = { ...answer, file: withForm(answer.file, coding, bytes) }
      // The response may have been replaced meanwhile.
      if (this.#answers.peek(key) === answer) this.#answers.set(key, whole)
    } catch (error) {
      log.error('an answer could not be compressed', { key: key.split('?')[0], coding, error })
    }
  }
}

/** After a write to other content the bytes may be the same; keep the compressed forms. */
function withSameForms(answer: CachedAnswer, before: CachedAnswer): CachedAnswer {
  const { identity, ...compressed } = before.file.forms
  if (!identity.body.equals(answer.file.forms.identity.body)) return answer
  let { file } = answer
  if (compressed.gzip) file = withForm(file, 'gzip', compressed.gzip.body)
  if (compressed.br) file = withForm(file, 'br', compressed.br.body)
  return { ...answer, file }
}
