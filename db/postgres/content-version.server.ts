/**
 * One connection listens for the notice of each commit to content. The connection also asks at a set interval, in case
 * a notice was lost. While an answer is due or overdue the version is unknown, and nothing is cached.
 */
import type { Kysely } from 'kysely'
import type { Client } from 'pg'
import type { ContentVersion } from '~db/committed'
import type { Database } from '~db/database'
import { cutConnections, urlOf } from './connect.server'
import { isAnswer } from './errors.server'

/** A page can be stale for the sum of the two in the worst case. */
const askEveryMs = 2000
const answerWithinMs = 1000
const reconnectAfterMs = 250
/** After this time without an answer, even on new connections, the server counts as gone. */
const goneAfterMs = 5000
export const listenerName = 'stagwise content version'

const listeners = new WeakMap<Kysely<Database>, Listener>()

export function openContentVersion(db: Kysely<Database>): ContentVersion {
  const listener = new Listener(urlOf(db), () => {
    cutConnections(db)
  })
  listeners.set(db, listener)
  return listener
}

/** A process sees its own writes before their notice arrives. */
export function noteCommittedVersion(db: Kysely<Database>, version: number): void {
  listeners.get(db)?.note(version)
}

class Listener implements ContentVersion {
  readonly ready: Promise<void>
  readonly #url: string
  readonly #onGone: () => void
  #lastAnswerAt = performance.now()
  #client: Client | undefined
  #version: number | undefined
  #noted = 0
  #isAsking = false
  #isOutdated = false
  #isClosed = false
  #timer: NodeJS.Timeout | undefined
  #settleReady: () => void = () => undefined

  constructor(url: string, onGone: () => void) {
    this.#url = url
    this.#onGone = onGone
    this.ready = new Promise((resolve) => {
      this.#settleReady = resolve
    })
    void this.#connect()
  }

  read(): number {
    if (this.#version === undefined || this.#isOutdated) throw new Error('The content version is not known yet')
    return this.#version
  }

  note(version: number): void {
    this.#noted = Math.max(this.#noted, version)
    if (this.#version !== undefined) this.#version = Math.max(this.#version, version)
  }

  close(): void {
    this.#isClosed = true
    this.#settleReady()
    clearTimeout(this.#timer)
    this.#drop()
  }

  async #connect(): Promise<void> {
    const { Client } = await import('pg')
    if (this.#isClosed) return
    const client = new Client({
      connectionString: this.#url,
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      keepAlive: true,
      application_name: listenerName,
    })
    this.#client = client
    client.on('error', () => {
      this.#lose(client)
    })
    client.on('end', () => {
      this.#lose(client)
    })
    client.on('notification', () => {
      this.#isOutdated = true
      void this.#ask()
    })
    try {
      await client.connect()
      // Listening starts before the first question, so that nothing is missed in between.
      await client.query('LISTEN "contentVersion"')
      await this.#ask()
    } catch (error) {
      if (isAnswer(error)) this.#lastAnswerAt = performance.now()
      this.#lose(client)
    }
  }

  async #ask(): Promise<void> {
    const client = this.#client
    if (client === undefined || this.#isAsking) return
    this.#isAsking = true
    clearTimeout(this.#timer)
    try {
      do {
        this.#isOutdated = false
        this.#noted = 0
        const version = await askVersion(client)
        this.#lastAnswerAt = performance.now()
        if (this.#client !== client) return
        // After a failover the number may be lower, and counts all the same.
        this.#version = Math.max(version, this.#noted)
      } while (this.#hasNews())
      this.#settleReady()
      this.#timer = setTimeout(() => void this.#ask(), askEveryMs).unref()
    } catch {
      this.#lose(client)
    } finally {
      this.#isAsking = false
    }
  }

  #hasNews(): boolean {
    return this.#isOutdated
  }

  #lose(client: Client): void {
    if (this.#client !== client) return
    this.#drop()
    this.#settleReady()
    if (this.#isClosed) return
    if (performance.now() - this.#lastAnswerAt > goneAfterMs) this.#onGone()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#connect(), reconnectAfterMs).unref()
  }

  #drop(): void {
    const client = this.#client
    this.#client = undefined
    this.#version = undefined
    client?.end().catch(() => undefined)
  }
}

async function askVersion(client: Client): Promise<number> {
  const { rows } = await client.query<{ version: string }>('SELECT version FROM "contentVersion" WHERE id = 1')
  return Number(rows[0]?.version)
}
