/** Wrong links of invitations and previews count per address, as wrong logins do. */
import type { Kysely } from 'kysely'
import { networkOf } from '~/lib/network-of'
import { env } from '~/server/env.server'
import type { Database } from '~db/database'
import { countOne, LimitReachedError } from '~db/rate-limits.server'
import { DatabaseWriteError } from '~db/write-errors.server'
import { write } from '~db/write.server'

/** @param address IP address @returns the seconds to wait, if there were too many */
export async function countWrongLink(db: Kysely<Database>, address: string, now: Date): Promise<number | undefined> {
  const limit = { kind: 'invitation', key: networkOf(address), ...env().LIMIT_LOGIN }
  try {
    await write(db, (trx) => countOne(trx, limit, now))
    return undefined
  } catch (error) {
    if (error instanceof LimitReachedError) return error.retryAfterSeconds
    // On a full disk the attempt cannot be counted, but nobody guesses 256 bits.
    if (error instanceof DatabaseWriteError) return undefined
    throw error
  }
}
