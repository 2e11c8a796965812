import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import { plainStore } from '~/content/store.server'
import { columnsOf, recordOf } from '~/content/records/record-columns'
import { fieldNames, type ColumnsOf, type EntryStamps } from '~/lib/record-fields'
import { formSchema, inputSchema } from '~/lib/record.schema'
import { Refusal } from '~/lib/refusal'
import { toRowId } from '~/lib/ids'
import { countOf } from '~/lib/text'
import type { Database } from '~db/database'
import { readRow } from '~db/rows.server'
import { isThere } from '~db/visibility.server'
import { authorFields, toAuthorValues, type AuthorValues } from './author.fields'
import { authorMessages, defaultAuthorId, type Author } from './authors'

const AuthorInput = inputSchema(authorFields)
type AuthorInput = z.output<typeof AuthorInput>

interface AuthorEntry extends Author, EntryStamps {
  id: number
}

const columns = fieldNames(authorFields)

export function toAuthor(row: Readonly<ColumnsOf<typeof authorFields>>): Author {
  return recordOf(authorFields, row)
}

export async function listAuthors(db: Kysely<Database>): Promise<(Author & { id: number; posts: number })[]> {
  const rows = await db
    .selectFrom('authors')
    .select(['id', ...columns])
    .select((eb) =>
      eb
        .selectFrom('blogPosts')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('blogPosts.authorId', '=', 'authors.id')
        .where(isThere('blogPosts'))
        .as('posts'),
    )
    .where(isThere('authors'))
    .orderBy('id')
    .execute()
  return rows.map(({ id, posts, ...row }) => ({ id, posts: posts ?? 0, ...toAuthor(row) }))
}

/** Returns the default author if there is no such author. */
export async function findAuthor(db: Kysely<Database>, id: number): Promise<Author> {
  const row = await db
    .selectFrom('authors')
    .select(columns)
    .where(isThere('authors'))
    .orderBy(({ eb }) => eb('id', '=', id), 'desc')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return toAuthor(row)
}

export const authorStore = plainStore<AuthorInput, AuthorEntry, AuthorValues>({
  table: 'authors',
  fields: authorFields,
  nameOf: ({ fullName }) => fullName,
  find: async (db, id) => {
    const row = await readRow(db, 'authors', id)
    if (!row) return undefined
    const { createdAt, updatedAt, version } = row
    return { id, ...toAuthor(row), createdAt, updatedAt, version }
  },
  bin: { columns: ['fullName'], describe: ({ fullName }) => ({ title: String(fullName) }) },
  deletion: {
    intent: 'delete-author',
    messages: authorMessages,
    gone: authorMessages.notFound,
    consequence: 'You can no longer choose this author in a post.',
    findHeirs: async (db, id) => {
      refuseDefault(id)
      const posts = await countPostsBy(db, id)
      if (posts === 0) return undefined
      const heirs = (await listAuthors(db)).filter((each) => each.id !== id)
      return {
        label: posts === 1 ? 'Who the post is by from now on' : `Who the ${countOf(posts, 'post')} are by from now on`,
        choices: heirs.map((each) => ({ value: String(each.id), label: each.fullName })),
      }
    },
    handOver: async (trx, id, heir) => {
      refuseDefault(id)
      if ((await countPostsBy(trx, id)) > 0) await handPostsOver(trx, id, toRowId(heir))
    },
  },
  formSchema: () => formSchema(authorFields, AuthorInput),
  valuesOf: toAuthorValues,
  columnsOf: (author) => columnsOf(authorFields, author),
  picturesOf: ({ pictureUrl }) => [{ field: 'pictureUrl', url: pictureUrl }],
})

function refuseDefault(id: number): void {
  if (id === defaultAuthorId) throw new AuthorStaysError(authorMessages.isDefault)
}

/** Counts posts in the bin, too. */
async function countPostsBy(db: Kysely<Database>, id: number): Promise<number> {
  const { count } = await db
    .selectFrom('blogPosts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('authorId', '=', id)
    .executeTakeFirstOrThrow()
  return count
}

/** The posts keep their version, so an operator who edits one has to choose an author. @throws AuthorStaysError */
async function handPostsOver(trx: Transaction<Database>, from: number, to: number | undefined): Promise<void> {
  const heir = to === undefined || to === from ? undefined : await authorStore.find(trx, to)
  if (!heir) throw new AuthorStaysError(authorMessages.needsHeir)
  await trx.updateTable('blogPosts').set({ authorId: heir.id }).where('authorId', '=', from).execute()
}

class AuthorStaysError extends Refusal {
  readonly status = 409

  constructor(message: string) {
    super(message)
    this.name = 'AuthorStaysError'
  }
}
