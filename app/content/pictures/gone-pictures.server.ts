import type { Transaction } from 'kysely'
import { Refusal } from '~/lib/refusal'
import type { Database } from '~db/database'
import { goneMessage, namedHashes, type NamedPictures } from './named-pictures'

export class PictureGoneError extends Refusal {
  readonly status = 400
  override readonly field: string

  constructor(named: NamedPictures, numbers: readonly number[]) {
    super(goneMessage(named, numbers))
    this.name = 'PictureGoneError'
    this.field = named.field
  }
}

/**
 * Refuses deleted pictures, unless the stored record names them already. Call inside the write's transaction. @throws
 * PictureGoneError
 */
export async function requirePictures(
  trx: Transaction<Database>,
  named: readonly NamedPictures[],
  stored: readonly NamedPictures[],
): Promise<void> {
  const known = new Set(stored.flatMap(namedHashes))
  const added = new Set(named.flatMap(namedHashes).filter((hash) => hash !== undefined && !known.has(hash)))
  if (added.size === 0) return
  const hashes = [...added].filter((hash) => hash !== undefined)
  const rows = await trx.selectFrom('images').select('hash').where('hash', 'in', hashes).execute()
  for (const { hash } of rows) added.delete(hash)
  for (const each of named) {
    const gone = namedHashes(each).flatMap((hash, index) => (added.has(hash) ? [index + 1] : []))
    if (gone.length > 0) throw new PictureGoneError(each, gone)
  }
}
