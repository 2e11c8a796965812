/** Visitors and a monitor of two processes of the site: what they send, and how each request was answered. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Book } from './book'
import { isTaken, postContactForm, postQuoteForm, sampleProduct, send, uniqueText, type Answer } from './clients'
import type { Request } from './outage'

export type Kind = 'writes' | 'kept pages' | 'rendered pages' | 'healthz'

export interface Seen extends Request {
  kind: Kind
  /** 0: cut without an answer. */
  status: number
  /** What is wrong with a refusal. */
  fault?: string | undefined
}

export interface Load {
  seen: readonly Seen[]
  /** Until each has its answer. */
  stop: () => Promise<void>
}

/** Between two requests of a client, so that the machine has room for two sites and three servers. */
const pauseMs = 20

export function startLoad(proxy: string, sites: readonly string[], book: Book): Load {
  const seen: Seen[] = []
  const stop = new AbortController()
  const client = async (kind: Kind, ask: () => Promise<Answer>, faultOf: (answer: Answer) => string | undefined) => {
    while (!stop.signal.aborted) {
      const sentAt = performance.now()
      const answer = await ask().catch(cutOff)
      const { status = 0 } = answer ?? {}
      const isServed = kind === 'writes' ? status === 303 : status === 200
      const fault = answer === undefined || isServed ? undefined : faultOf(answer)
      seen.push({ kind, sentAt, answeredAt: performance.now(), isServed, status, fault })
      await wait(pauseMs)
    }
  }
  const read = (kind: Kind, path: () => string) => client(kind, () => send(proxy + path()), pageFault)
  const write = (table: 'quotes' | 'contacts', post: typeof postQuoteForm) => {
    let text = ''
    const next = () => {
      text = uniqueText('words', 5)
      return book.enter(table, text, () => post(proxy, text))
    }
    return client('writes', next, (answer) => formFault(answer, text))
  }
  const clients = [
    write('quotes', postQuoteForm),
    write('quotes', postQuoteForm),
    write('contacts', postContactForm),
    read('kept pages', () => '/'),
    read('kept pages', () => `/products/${sampleProduct.slug}`),
    read('rendered pages', () => `/search?q=buck+${randomUUID().slice(0, 8)}`),
    read('rendered pages', () => `/products?q=harness+${randomUUID().slice(0, 8)}`),
    ...sites.map((site) =>
      client(
        'healthz',
        () => send(`${site}/healthz`),
        () => undefined,
      ),
    ),
  ]
  return {
    seen,
    stop: async () => {
      stop.abort()
      await Promise.all(clients)
    },
  }
}

/** A refused, cut or broken connection. */
function cutOff(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error
}

function formFault(answer: Answer, text: string): string | undefined {
  if (isTaken(answer) || isProxys(answer)) return undefined
  return answer.text.includes(text)
    ? statusFault(answer)
    : `a form is refused without what was typed (${String(answer.status)})`
}

function pageFault(answer: Answer): string | undefined {
  if (isProxys(answer)) return undefined
  return answer.text.includes('<footer')
    ? statusFault(answer)
    : `no page of the site says so (${String(answer.status)})`
}

function statusFault({ status }: Answer): string | undefined {
  return status === 503 ? undefined : `a refusal is 503, not ${String(status)}`
}

/** 502: the process has gone. */
function isProxys({ status }: Answer): boolean {
  return status === 502
}
