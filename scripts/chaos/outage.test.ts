import { describe, expect, test } from 'vitest'
import { describeOutage, servedAgainAt, type Request } from './outage'

function served(sentAt: number, answeredAt = sentAt + 10): Request {
  return { sentAt, answeredAt, status: 200, isServed: true }
}

function refused(sentAt: number, status = 503, answeredAt = sentAt + 10): Request {
  return { sentAt, answeredAt, status, isServed: false }
}

describe('when service is back', () => {
  test('never went away', () => {
    expect(servedAgainAt([])).toBeUndefined()
    expect(servedAgainAt([served(0), served(100)])).toBeUndefined()
  })

  test('after the last refusal, whatever was served between two of them, and in whatever order they are noted', () => {
    expect(servedAgainAt([served(0), refused(100), served(200), refused(300), served(400), served(500)])).toBe(410)
    expect(servedAgainAt([served(500), served(400), refused(300), refused(100)])).toBe(410)
  })

  test('an answer that came after the refusal counts, even if it was sent before', () => {
    expect(servedAgainAt([served(50, 900), refused(100)])).toBe(900)
  })

  test('not at all', () => {
    expect(servedAgainAt([served(0), refused(100)])).toBe(Infinity)
  })
})

test('an outage in a line', () => {
  const moments = { lostAt: 1000, replacedAt: 4000 }
  expect(
    describeOutage([served(900), refused(1100), refused(1200, 0, 3200), refused(4000), served(4200)], moments),
  ).toBe('2 served; 2 times 503, 1 times cut in 3.21 s, until 0.21 s after the replacement; the longest took 2.00 s')
  expect(describeOutage([refused(1100, 502), served(1300)], moments)).toContain('before the replacement')
  expect(describeOutage([served(900)], moments)).toBe('1 served, none refused; the longest took 0.01 s')
})
