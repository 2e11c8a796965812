import { expect, test } from 'vitest'
import { withReason } from './messages'

test.each([
  ['Failed to delete: ', 'The disk is full.', 'Failed to delete: The disk is full.'],
  ['Failed to delete: ', undefined, 'Failed to delete: Please try again.'],
  ['Failed. Please try again.', undefined, 'Failed. Please try again.'],
  ['Failed. Please try again.', 'The disk is full.', 'Failed. Please try again. The disk is full.'],
])('%j with the reason %j says %j', (description, reason, expected) => {
  expect(withReason({ title: 'Error', description }, reason)).toEqual({ title: 'Error', description: expected })
})
