/** Replaces a picture in every record and draft that names it, as one write. */
import type { Kysely, Transaction } from 'kysely'
import { DraftValues } from '~/content/revisions/drafts.server'
import { PictureMissingError, pictureName } from '~/content/pictures/library'
import { findLibraryPictures } from '~/content/pictures/library.server'
import { replaceInValues, replacer, type Replacement } from '~/content/pictures/picture-replacement'
import type { RecordUse } from '~/content/pictures/picture-uses'
import { findUses } from '~/content/pictures/picture-uses.server'
import type { PublicTable } from '~/lib/page-kinds'
import type { Author } from '~/kinds/authors/authors'
import { RecordChangedError } from '~/lib/refusal'
import { pageStores, plainStores } from '~/dashboard/kinds.server'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { write } from '~db/write.server'

interface Replaced {
  records: number
  drafts: number
}

/** @throws PictureMissingError, and what the records' saves throw; then nothing is changed */
export async function replacePicture(
  db: Kysely<Database>,
  pair: { from: string; by: string },
  act: Act,
): Promise<Replaced> {
  for (;;) {
    const prepared = await prepareRecords(db, pair)
    try {
      return await write(db, (trx) => replaceEverywhere(trx, { ...pair, prepared }, act))
    } catch (error) {
      // Somebody saved a record in between: the next round starts from theirs.
      if (!(error instanceof RecordChangedError)) throw error
    }
  }
}

type Prepared = Map<string, Awaited<ReturnType<(typeof pageStores)[PublicTable]['prepareReplacement']>>>

const keyOf = ({ kind, id }: RecordUse) => `${kind} ${String(id)}`

/** A post's HTML is sanitized here, before others have to wait for the transaction. */
async function prepareRecords(db: Kysely<Database>, pair: { from: string; by: string }): Promise<Prepared> {
  const replacement = await readReplacement(db, pair)
  const prepared: Prepared = new Map()
  for (const use of (await findUses(db, pair.from)).records) {
    prepared.set(keyOf(use), await pageStores[use.kind].prepareReplacement(db, use.id, replacement))
  }
  return prepared
}

/** @throws PictureMissingError */
async function readReplacement(db: Kysely<Database>, { from, by }: { from: string; by: string }) {
  const pictures = await findLibraryPictures(db, [from, by])
  const old = pictures.find(({ hash }) => hash === from)
  const to = pictures.find(({ hash }) => hash === by)
  if (!old || !to || from === by) throw new PictureMissingError()
  return { from, old, to }
}

/** @throws RecordChangedError if a record is not as it was prepared */
async function replaceEverywhere(
  trx: Transaction<Database>,
  { from, by, prepared }: { from: string; by: string; prepared: Prepared },
  act: Act,
): Promise<Replaced> {
  const replacement = await readReplacement(trx, { from, by })
  const { old } = replacement
  const { records, authors, drafts } = await findUses(trx, from)
  for (const use of records) {
    if (!prepared.has(keyOf(use))) throw new RecordChangedError()
    const change = prepared.get(keyOf(use))
    // A record that its kind does not find, such as a post without its author, keeps its picture.
    if (!change) continue
    if (!(await change.save(trx, act))) throw new RecordChangedError()
    await moveDrafts(trx, use, change.version)
  }
  const { url } = replacer(replacement)
  for (const { id } of authors) {
    const toInput = (author: Author) => ({ ...author, pictureUrl: url(author.pictureUrl) })
    await plainStores.authors.update(trx, { id }, toInput, act)
  }
  for (const { id, kind } of drafts) await replaceInDraft(trx, { id, kind }, replacement)
  const counts = { records: records.length + authors.length, drafts: drafts.length }
  if (counts.records + counts.drafts > 0) {
    await logAudit(trx, act, { event: 'picture-replaced', name: pictureName(old), detail: { counts } })
  }
  return counts
}

/** Moves drafts of the version before to the new version, which differs in the picture alone. */
async function moveDrafts(trx: Transaction<Database>, { kind, id }: RecordUse, before: number): Promise<void> {
  await trx
    .updateTable('revisions')
    .set({ baseVersion: before + 1 })
    .where('state', '=', 'draft')
    .where('kind', '=', kind)
    .where('recordId', '=', id)
    .where('baseVersion', '=', before)
    .execute()
}

async function replaceInDraft(
  trx: Transaction<Database>,
  { id, kind }: { id: number; kind: PublicTable },
  replacement: Replacement,
): Promise<void> {
  const { content } = await trx.selectFrom('revisions').select('content').where('id', '=', id).executeTakeFirstOrThrow()
  const values = replaceInValues(kind, DraftValues.parse(JSON.parse(content)), replacement)
  await trx
    .updateTable('revisions')
    .set({ content: JSON.stringify(values) })
    .where('id', '=', id)
    .execute()
}
