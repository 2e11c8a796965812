/** Only the operator may see these records; each has a word by which a leak is found. */
import assert from 'node:assert/strict'
import type { Answer } from './ask'
import type { Target } from './target'

export const secretWord = 'Wallowing'

/** The slugs do not have the word, since an answer may repeat its address. */
export const hiddenSlugs = { post: 'a-draft-of-ours', deerType: 'a-species-of-ours' } as const

export interface HiddenIds {
  post: number
  deerType: number
}

const planted = new WeakMap<Target, HiddenIds>()

export async function plantSecrets(target: Target): Promise<HiddenIds> {
  const known = planted.get(target)
  if (known) return known
  const { database } = target
  const time = '2026-11-21T12:00:00.000Z'
  const from = { customerName: `${secretWord} Visitor`, customerEmail: 'hidden@example.org' }
  const quote = { ...from, productName: 'Rope', notes: `${secretWord} notes`, createdAt: time }
  await database.insertInto('quotes').values(quote).execute()
  const writer = { name: `${secretWord} Writer`, email: 'hidden@example.org', message: `${secretWord} message` }
  await database
    .insertInto('contacts')
    .values({ ...writer, createdAt: time })
    .execute()
  const post = await database
    .insertInto('blogPosts')
    .values({
      title: `${secretWord} draft`,
      slug: hiddenSlugs.post,
      content: `<p>${secretWord}</p>`,
      category: 'deer-life',
      isPublished: 0,
      createdAt: time,
      updatedAt: time,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const deerType = await database
    .insertInto('deerTypes')
    .values({
      name: `${secretWord} deer`,
      slug: hiddenSlugs.deerType,
      scientificName: 'Cervus latens',
      generalDescription: `${secretWord} description`,
      isActive: 0,
      createdAt: time,
      updatedAt: time,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ids = { post: post.id, deerType: deerType.id }
  planted.set(target, ids)
  return ids
}

export function hidesSecrets(answer: Answer): Answer {
  assert.ok(!answer.body.includes(secretWord), `${answer.asked}: it shows what only the operator may see`)
  assert.ok(!JSON.stringify(answer.headers).includes(secretWord), `${answer.asked}: its headers show it`)
  return answer
}
