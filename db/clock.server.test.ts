import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '~db/database'
import type { Clock } from '~db/tables/clock'
import { createTestDatabase } from '~db/test-database'
import { byWarden } from '~db/test-rows'
import { clockAfter, confirmClock, findClockJump, isClockBelieved, noteClock } from './clock.server'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const start = Date.parse('2026-11-26T12:00:00.000Z')
const at = (ms: number) => new Date(start + ms)

describe('the clock is believed', () => {
  /** Times are milliseconds after the latest time seen; the last one counts. */
  test.each<[string, number[], boolean]>([
    ['a minute later', [minute], true],
    ['a week later, as after a holiday of the machine', [7 * day], true],
    ['more than a week later', [7 * day + second], false],
    ['400 days later', [400 * day], false],
    ['and again a minute later', [400 * day, 400 * day + minute], false],
    ['and 59 minutes later', everyMinute(400 * day, 59), false],
    ['and an hour later', everyMinute(400 * day, 60), true],
    ['but not an hour later by a clock that jumped again', [400 * day, 400 * day + hour], false],
    ['nor where it went back meanwhile, and is still far ahead', [400 * day, 300 * day], false],
    ['once it is right again', [400 * day, 2 * minute], true],
    ['and no second hour is needed after the first', [...everyMinute(400 * day, 60), 400 * day + 2 * day], true],
    ['where it goes back', [-day], true],
    ['where it goes back for 30 years', [-30 * 365 * day], true],
  ])('%s', (_, looks, expected) => {
    let clock: Clock = { latestAt: at(0).toISOString(), jumpedAt: null, jumpSeenAt: null }
    for (const look of looks) clock = clockAfter(clock, at(look), 0)
    expect(clock.jumpedAt === null).toBe(expected)
  })

  function everyMinute(from: number, minutes: number): number[] {
    return Array.from({ length: minutes + 1 }, (_, n) => from + n * minute)
  }

  test('a time that was believed for an hour and is over a week ahead counts no more once the right one ran as long', () => {
    const clock = { latestAt: at(400 * day).toISOString(), jumpedAt: null, jumpSeenAt: null }
    expect(clockAfter(clock, at(0), 59 * minute)).toEqual(clock)
    expect(clockAfter(clock, at(0), hour).latestAt).toBe(at(0).toISOString())
  })
})

describe('a site', () => {
  let db: Kysely<Database>
  beforeEach(async () => {
    db = await createTestDatabase()
    await db
      .updateTable('clock')
      .set({ latestAt: at(0).toISOString() })
      .execute()
  })
  afterEach(() => db.destroy())

  const latest = async () => (await db.selectFrom('clock').select('latestAt').executeTakeFirstOrThrow()).latestAt

  test('stores the time every few minutes, not at each look', async () => {
    await noteClock(db, at(4 * minute))
    expect(await latest()).toBe(at(0).toISOString())
    await noteClock(db, at(5 * minute))
    expect(await latest()).toBe(at(5 * minute).toISOString())
  })

  test('does not believe a jump before it is noted, nor for an hour after, and knows when it will', async () => {
    expect(await isClockBelieved(db, at(30 * day))).toBe(false)
    const until = at(30 * day + hour).toISOString()
    expect(await findClockJump(db, at(30 * day))).toMatchObject({ until })
    for (let n = 0; n < 3; n += 1) await noteClock(db, at(30 * day + n * minute))
    expect(await isClockBelieved(db, at(30 * day + 3 * minute))).toBe(false)
    expect(await findClockJump(db, at(30 * day + 3 * minute))).toEqual({
      from: at(0).toISOString(),
      to: at(30 * day).toISOString(),
      until,
    })
    expect(await latest()).toBe(at(0).toISOString())
    for (let n = 3; n <= 60; n += 1) await noteClock(db, at(30 * day + n * minute))
    expect(await isClockBelieved(db, at(30 * day + 61 * minute))).toBe(true)
    expect(await findClockJump(db, at(30 * day + 61 * minute))).toBeUndefined()
    expect(await latest()).toBe(until)
  })

  test('believes it when an owner says that it is right, which is noted', async () => {
    await noteClock(db, at(30 * day))
    expect(await confirmClock(db, byWarden(at(30 * day + minute)))).toBe(true)
    expect(await isClockBelieved(db, at(30 * day + 2 * minute))).toBe(true)
    expect(await confirmClock(db, byWarden(at(30 * day + 2 * minute)))).toBe(false)
    expect(await db.selectFrom('auditLog').select(['event', 'detail']).execute()).toEqual([
      {
        event: 'clock-confirmed',
        detail: JSON.stringify({ from: '2026-11-26 12:00 UTC', to: '2026-12-26 12:01 UTC' }),
      },
    ])
  })

  test('of two processes one notes the jump', async () => {
    const looks = await Promise.all([noteClock(db, at(30 * day)), noteClock(db, at(30 * day))])
    expect(looks.filter(({ before, after }) => before.jumpedAt !== after.jumpedAt)).toHaveLength(1)
  })
})
