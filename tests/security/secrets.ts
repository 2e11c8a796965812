/** Only the operator may see these records; each has a word by which a leak is found. */
import assert from 'node:assert/strict'
import type { Answer } from './ask'
import type { Target } from './target'

export const secretWord = 'Wallowing'

const planted = new WeakSet<Target>()

/** Stores a quote, a message, a draft and a species that is switched off, once for each target. */
export async function plantSecrets(target: Target): Promise<void> {
  if (planted.has(target)) return
  planted.add(target)
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
  await database
    .insertInto('blogPosts')
    .values({
      title: `${secretWord} draft`,
      slug: 'a-draft-of-ours',
      content: `<p>${secretWord}</p>`,
      category: 'deer-life',
      isPublished: 0,
      createdAt: time,
      updatedAt: time,
    })
    .execute()
  await database
    .insertInto('deerTypes')
    .values({
      name: `${secretWord} deer`,
      slug: 'a-species-of-ours',
      scientificName: 'Cervus latens',
      generalDescription: `${secretWord} description`,
      isActive: 0,
      createdAt: time,
      updatedAt: time,
    })
    .execute()
}

export function hidesSecrets(answer: Answer): Answer {
  assert.ok(!answer.body.includes(secretWord), `${answer.asked}: it shows what only the operator may see`)
  assert.ok(!JSON.stringify(answer.headers).includes(secretWord), `${answer.asked}: its headers show it`)
  return answer
}
