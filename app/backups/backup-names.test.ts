import { describe, expect, test } from 'vitest'
import {
  backupName,
  isAbandoned,
  newestBackup,
  outdated,
  partialName,
  readBackupName,
  readPartialName,
} from './backup-names'

const at = new Date('2026-11-21T09:30:00.123Z')
const name = 'site-2026-11-21T09-30-00.123Z.db'

test('a backup is named after its database and the instant, and its name gives them back', () => {
  expect(backupName('site', at)).toBe(name)
  expect(readBackupName('site', name)).toEqual(at)
})

test.each([
  ['another database', 'shop-2026-11-21T09-30-00.123Z.db'],
  ['a database whose name begins like ours', 'site-two-2026-11-21T09-30-00.123Z.db'],
  ['the database itself', 'site.db'],
  ['what a person named', 'site-before-the-move.db'],
  ['a copy that a person made', `${name}.old`],
  ['an instant that is none', 'site-2026-13-41T09-30-00.123Z.db'],
  ['one that is still being made', partialName('site', at, { host: 'one', pid: 7 })],
])('the file of %s is no backup of ours', (_what, other) => {
  expect(readBackupName('site', other)).toBeUndefined()
  expect(outdated('site', [other, other, name], { keep: 1, made: name })).toEqual([])
})

test('a name with signs of regular expressions means itself', () => {
  expect(readBackupName('a.b', backupName('a.b', at))).toEqual(at)
  expect(readBackupName('a.b', backupName('axb', at))).toBeUndefined()
})

describe('of backups', () => {
  const days = ['01', '02', '03', '04'].map((day) => `site-2026-11-${day}T00-00-00.000Z.db`)

  test.each([
    [1, days.slice(0, 3)],
    [3, days.slice(0, 1)],
    [4, []],
    [9, []],
  ])('the newest %i stay', (keep, gone) => {
    expect(outdated('site', [...days].reverse(), { keep, made: days[3] ?? '' })).toEqual(gone)
  })

  test('the one that was just made stays, also when the clock was set back', () => {
    expect(outdated('site', days, { keep: 2, made: days[0] ?? '' })).toEqual([days[1]])
  })

  test('the newest is found', () => {
    expect(newestBackup('site', [...days, 'site.db'])?.name).toBe(days[3])
    expect(newestBackup('site', ['site.db'])).toBeUndefined()
  })
})

describe('an unfinished file', () => {
  const ours = { host: 'one', pid: 7 }
  const fresh = { host: 'one', isAlive: () => true, ageMs: 1000 }

  test.each(['', '-journal', '-wal', '-shm'])('is known by its name, with %j at the end', (end) => {
    expect(readPartialName('site', partialName('site', at, ours) + end)).toEqual(ours)
  })

  test('bears a host name of any letters', () => {
    expect(readPartialName('site', partialName('site', at, { host: 'Ann’s.local', pid: 7 }))?.pid).toBe(7)
  })

  test.each([
    ['of a process at work stays', ours, fresh, false],
    ['of a process that is gone goes', ours, { ...fresh, isAlive: () => false }, true],
    ['of another machine stays', { host: 'two', pid: 7 }, { ...fresh, isAlive: () => false }, false],
    ['older than an hour goes', { host: 'two', pid: 7 }, { ...fresh, ageMs: 3_600_001 }, true],
  ])('%s', (_what, partial, rule, isGone) => {
    expect(isAbandoned(partial, rule)).toBe(isGone)
  })
})
