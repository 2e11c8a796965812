/** A commit on the primary waits until the standby has it on its disk, too. */
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { postmasterOf, startPostgres } from '../setup/postgres-server.js'

type Server = Awaited<ReturnType<typeof startPostgres>>

/**
 * Servers for tests are not durable. `remote_apply` would make commits wait for readers on the standby, too; it has
 * none.
 */
const durable = ['fsync=on', 'full_page_writes=on', 'synchronous_commit=on']
const streamingLimitMs = 30_000

export class PostgresPair {
  readonly #servers: [primary: Server, standby: Server]

  private constructor(primary: Server, standby: Server) {
    this.#servers = [primary, standby]
  }

  static async start(): Promise<PostgresPair> {
    const primary = await startPostgres(durable)
    try {
      return new PostgresPair(primary, await startStandby(primary))
    } catch (error) {
      await primary.stop()
      throw error
    }
  }

  get primary(): { port: number; url: string } {
    return this.#servers[0]
  }

  async losePrimary(): Promise<void> {
    const { data, folder } = this.#servers[0]
    const pid = postmasterOf(data)
    if (pid === undefined) throw new Error('The primary does not run')
    // A stopped process starts no other meanwhile.
    process.kill(pid, 'SIGSTOP')
    const children = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
      .trim()
      .split(' ')
    for (const each of [...children.map(Number), pid]) process.kill(each, 'SIGKILL')
    await rm(folder, { recursive: true, maxRetries: 5 })
    await this.#servers[0].stop()
  }

  async promoteStandby(): Promise<void> {
    const [, standby] = this.#servers
    await standby.call('pg_ctl', '-D', standby.data, '-w', 'promote')
    this.#servers[0] = standby
  }

  async stop(): Promise<void> {
    for (const server of new Set(this.#servers)) await server.stop()
  }
}

/** The standby's own commits, once it is promoted, wait for nobody until it has a standby. */
async function startStandby(primary: Server): Promise<Server> {
  const standby = await startPostgres(durable, { primary: primary.url })
  const client = new Client({ connectionString: primary.url })
  try {
    await client.connect()
    await client.query(`ALTER SYSTEM SET synchronous_standby_names = '*'`)
    await client.query('SELECT pg_reload_conf()')
    const deadline = performance.now() + streamingLimitMs
    while (!(await isSynchronous(client))) {
      if (performance.now() > deadline) throw new Error('The standby does not follow')
      await wait(50)
    }
    return standby
  } catch (error) {
    await standby.stop()
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function isSynchronous(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = 'sync'`,
  )
  return rows.length === 1
}
