/** Records that only the operator may see, each with the word by which a leak of it is found. */
import assert from 'node:assert/strict'
import type { Answer } from './ask'
import type { Target } from './target'

export const secretWord = 'Wallowing'

/** Slugs without the word: an answer may repeat the address that it was asked for. */
export const hiddenSlugs = { post: 'a-draft-of-ours', deerType: 'a-species-of-ours' } as const

export interface HiddenIds {
  post: number
  deerType: number
}

const planted = new WeakMap<Target, HiddenIds>()

/** A quote, a message, a draft and a species that is switched off; once for each target. */
export function plantSecrets(target: Target): HiddenIds {
  const known = planted.get(target)
  if (known) return known
  const { database } = target
  const time = '2026-11-21T12:00:00.000Z'
  database
    .prepare(
      `INSERT INTO quotes (customerName, customerEmail, productName, notes, createdAt)
       VALUES (?, 'hidden@example.org', 'Rope', ?, ?)`,
    )
    .run(`${secretWord} Visitor`, `${secretWord} notes`, time)
  database
    .prepare(`INSERT INTO contacts (name, email, message, createdAt) VALUES (?, 'hidden@example.org', ?, ?)`)
    .run(`${secretWord} Writer`, `${secretWord} message`, time)
  const post = database
    .prepare(
      `INSERT INTO blogPosts (title, slug, content, category, isPublished, createdAt, updatedAt)
       VALUES (?, ?, ?, 'deer-life', 0, ?, ?) RETURNING id`,
    )
    .pluck()
    .get(`${secretWord} draft`, hiddenSlugs.post, `<p>${secretWord}</p>`, time, time)
  const deerType = database
    .prepare(
      `INSERT INTO deerTypes (name, slug, scientificName, generalDescription, isActive, createdAt, updatedAt)
       VALUES (?, ?, 'Cervus latens', ?, 0, ?, ?) RETURNING id`,
    )
    .pluck()
    .get(`${secretWord} deer`, hiddenSlugs.deerType, `${secretWord} description`, time, time)
  const ids = { post: Number(post), deerType: Number(deerType) }
  planted.set(target, ids)
  return ids
}

export function hidesSecrets(answer: Answer): Answer {
  assert.ok(!answer.body.includes(secretWord), `${answer.asked}: it shows what only the operator may see`)
  assert.ok(!JSON.stringify(answer.headers).includes(secretWord), `${answer.asked}: its headers show it`)
  return answer
}
