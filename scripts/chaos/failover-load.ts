/** Visitors and a monitor of a site with two processes: what they send, and how it was answered. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Book } from './book'
import { postContactForm, postQuoteForm, sampleProduct, send, uniqueText, type Answer } from './clients'
import type { Request } from './outage'

export const kinds = ['writes', 'kept pages', 'rendered pages', 'healthz'] as const
type Kind = (typeof kinds)[number]

export interface Seen extends Request {
  kind: Kind
  /** Of a form. */
  text?: string | undefined
  /** What is wrong with a refusal. */
  fault?: string | undefined
}

export interface Load {
  seen: readonly Seen[]
  /** Once each client has its answer. */
  stop: () => Promise<void>
}

interface Client {
  kind: Kind
  ask: () => Promise<Answer>
  faultOf: (answer: Answer) => string | undefined
  text?: string
}

/** Between two requests of a client: one machine is proxy, two sites and two database servers. */
const pauseMs = 20

/** @param healthOf processes that the monitor asks, without the proxy */
export function startLoad(proxy: string, healthOf: readonly string[], book: Book): Load {
  const seen: Seen[] = []
  const stop = new AbortController()
  const run = async (next: () => Client) => {
    while (!stop.signal.aborted) {
      const { kind, ask, faultOf, text } = next()
      const sentAt = performance.now()
      const answer = await ask().catch(cutOff)
      const { status = 0 } = answer ?? {}
      const isServed = status === (kind === 'writes' ? 303 : 200)
      const fault = answer === undefined || isServed ? undefined : faultOf(answer)
      seen.push({ kind, text, sentAt, answeredAt: performance.now(), status, isServed, fault })
      await wait(pauseMs)
    }
  }
  const read = (kind: Kind, path: () => string) => () => ({
    kind,
    ask: () => send(proxy + path()),
    faultOf: pageFault,
  })
  const write = (table: 'quotes' | 'contacts', post: typeof postQuoteForm) => () => {
    const text = uniqueText('words', 5)
    const ask = () => book.enter(table, text, () => post(proxy, text))
    return { kind: 'writes' as const, text, ask, faultOf: (answer: Answer) => formFault(answer, text) }
  }
  const clients = [
    write('quotes', postQuoteForm),
    write('quotes', postQuoteForm),
    write('contacts', postContactForm),
    read('kept pages', () => '/'),
    read('kept pages', () => `/products/${sampleProduct.slug}`),
    read('rendered pages', () => `/search?q=buck+${randomUUID().slice(0, 8)}`),
    read('rendered pages', () => `/products?q=harness+${randomUUID().slice(0, 8)}`),
    ...healthOf.map((url) => () => ({
      kind: 'healthz' as const,
      ask: () => send(`${url}/healthz`),
      faultOf: statusFault,
    })),
  ].map(run)
  return {
    seen,
    stop: async () => {
      stop.abort()
      await Promise.all(clients)
    },
  }
}

/** A connection that was refused, cut or broken. */
function cutOff(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error
}

/** 502 is the proxy's, when the process that had the form has gone: it must not send it again. */
function formFault(answer: Answer, text: string): string | undefined {
  if (answer.status === 502) return undefined
  if (!answer.text.includes(text)) return `a form is refused with ${String(answer.status)}, without what was typed`
  return statusFault(answer)
}

function pageFault(answer: Answer): string | undefined {
  return answer.text.includes('</footer>')
    ? statusFault(answer)
    : `a page is refused with ${String(answer.status)}, which no page of the site explains`
}

function statusFault({ status }: Answer): string | undefined {
  return status === 503 ? undefined : `a refusal is ${String(status)}, not 503`
}
