/**
 * Answers of routes that are files and not pages (drawings, feed, sitemap), by their address, those asked for last,
 * within a bound of memory. Each is compressed once, off the path of requests and one at a time: to gzip when it is
 * kept, to brotli when somebody has asked again who takes it.
 */
import { LRUCache } from 'lru-cache'
import { compress, CompressionLine, type Compression } from './compression.server'
import { log } from '~/server/log.server'
import { fileBytes, isCompressible, withForm, type EncodedFile } from './encoded-file.server'

const mib = 1024 * 1024
/** Headers and places in tables, about. */
const overheadBytes = 4096
/** Brotli at its best takes a second for each megabyte. */
const mostBrotliBytes = mib / 2

export interface CachedAnswer {
  file: EncodedFile
  /** The content version that it was made from; undefined for what depends on no content. */
  version: number | undefined
  /** In milliseconds since 1970, for what depends on the date. */
  validUntil: number | undefined
}

export class ResponseCache {
  readonly #answers: LRUCache<string, CachedAnswer>
  readonly #line = new CompressionLine()

  constructor(mostBytes = 24 * mib) {
    this.#answers = new LRUCache({
      maxSize: mostBytes,
      // What would push out many others is made each time.
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

  /** Resolves when nothing waits to be compressed. */
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
      // Another answer may have taken its place meanwhile.
      if (this.#answers.peek(key) === answer) this.#answers.set(key, whole)
    } catch (error) {
      log.error('an answer could not be compressed', { key: key.split('?')[0], coding, error })
    }
  }
}

/** A write to other content: the same bytes as before are not compressed again. */
function withSameForms(answer: CachedAnswer, before: CachedAnswer): CachedAnswer {
  const { identity, ...compressed } = before.file.forms
  if (!identity.body.equals(answer.file.forms.identity.body)) return answer
  let { file } = answer
  if (compressed.gzip) file = withForm(file, 'gzip', compressed.gzip.body)
  if (compressed.br) file = withForm(file, 'br', compressed.br.body)
  return { ...answer, file }
}
