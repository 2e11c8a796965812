import { expect, test } from 'vitest'
import { parseReplyTime, withReplyTime } from './reply-time'

test.each([
  ['24 hours', { unit: 'hour', count: 24 }],
  ['1 hour', { unit: 'hour', count: 1 }],
  ['240 hours', { unit: 'hour', count: 240 }],
  ['one working day', { unit: 'working day', count: 1 }],
  ['Two working days', { unit: 'working day', count: 2 }],
  ['3 business days', { unit: 'working day', count: 3 }],
])('“%s” is %j', (text, time) => {
  expect(parseReplyTime(text)).toEqual(time)
})

test.each(['', 'soon', '24', '0 hours', '241 hours', '2 days', 'a working day', '1.5 hours', '21 working days'])(
  '“%s” is none',
  (text) => {
    expect(parseReplyTime(text)).toBeUndefined()
  },
)

test('texts promise the time that is kept', () => {
  const text = 'We reply within 24 hours.'
  expect(withReplyTime(text, '24 hours')).toBe(text)
  expect(withReplyTime(text, 'two working days')).toBe('We reply within two working days.')
})
