import { describe, expect, test } from 'vitest'
import { contactErrorMessage, contactFieldMessages, contactMessages } from './contacts'
import { ContactInput } from './contacts.schema'

const good = { name: 'Ada Byron', email: 'ada@example.org', message: 'Which stand for a north wind?' }

describe('a contact message', () => {
  test('is taken as it is', () => {
    expect(ContactInput.parse(good)).toEqual(good)
  })

  test.each([
    ['name', { name: '' }, 'Enter your name'],
    ['name', { name: 'x'.repeat(121) }, 'Use at most 120 characters'],
    ['email', { email: ' ' }, 'Enter your email address'],
    ['email', { email: 'ada@' }, contactFieldMessages.emailMalformed],
    ['message', { message: '\n\n' }, 'Enter your message'],
    ['message', { message: 'x'.repeat(5001) }, 'Use at most 5,000 characters'],
  ])('refuses a bad %s: %j', (field, change, message) => {
    const result = ContactInput.safeParse({ ...good, ...change })
    expect(result.error?.issues).toEqual([expect.objectContaining({ path: [field], message })])
  })
})

test.each([
  [[contactFieldMessages.nameMissing], 'Please fill in all fields.'],
  [[contactFieldMessages.emailMalformed, contactFieldMessages.messageMissing], 'Please fill in all fields.'],
  [[contactFieldMessages.emailMalformed], contactMessages.invalid.description],
])('%j is summed up as %j', (messages, description) => {
  expect(contactErrorMessage(messages).description).toBe(description)
})
