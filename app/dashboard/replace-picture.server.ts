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
import { pageStores, plainStores } from '~/dashboard/kinds.server'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { write } from '~db/write.server'

interface Replaced {
  records: number
  drafts: number
}

/** @throws PictureMissingError, and what the records' saves throw; then nothing is changed */
export function replacePicture(
  db: Kysely<Database>,
  { from, by }: { from: string; by: string },
  act: Act,
): Promise<Replaced> {
  return write(db, async (trx) => {
    const pictures = await findLibraryPictures(trx, [from, by])
    const old = pictures.find(({ hash }) => hash === from)
    const to = pictures.find(({ hash }) => hash === by)
    if (!old || !to || from === by) throw new PictureMissingError()
    const replacement = { from, old, to }
    const { records, authors, drafts } = await findUses(trx, from)
    for (const use of records) {
      const before = await pageStores[use.kind].replacePicture(trx, use.id, replacement, act)
      if (before !== undefined) await moveDrafts(trx, use, before)
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
  })
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
