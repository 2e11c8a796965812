/** Redirects that would lead away from the site, or write a header of their own. */
import assert from 'node:assert/strict'
import { type Answer, headerOf } from '../ask'
import type { Attack, Theme } from '../attack'

const elsewhere = ['//evil.example', '/\\evil.example', 'https://evil.example/', 'https:evil.example']

function staysHere(answer: Answer): Answer {
  const location = headerOf(answer, 'location')
  if (location === '') return answer
  assert.equal(new URL(location, 'http://here.example').host, 'here.example', `${answer.asked}: Location ${location}`)
  assert.doesNotMatch(location, /^[/\\]{2}|\\|[^!-~]/, `${answer.asked}: Location ${location}`)
  return answer
}

const addresses: readonly Attack[] = elsewhere
  .filter((text) => text.startsWith('/'))
  .map((text) => ({
    name: `GET ${text}/`,
    run: async (target) => staysHere(await target.ask(`${text}/Somewhere/`)),
    expected: [301, 400, 404],
  }))

export const redirects: Theme = { name: 'redirects', attacks: addresses }
