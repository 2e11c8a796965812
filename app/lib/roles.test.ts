import { expect, test } from 'vitest'
import { forOwnersMessage } from './roles'

test('who is refused reads whom to ask', () => {
  expect(forOwnersMessage(['Ada'])).toBe('You are logged in as an editor. Please ask the owner of this site: Ada.')
  expect(forOwnersMessage(['Ada', 'Ben'])).toMatch(/ask an owner of this site: Ada or Ben\.$/)
})
