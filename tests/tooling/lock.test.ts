import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isStale, withLock } from '../../scripts/prepare/lock.js'

let folder = ''
let lock = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-lock-'))
  lock = path.join(folder, 'deep', 'prepare.lock')
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('two runs never work at the same time, and the lock is gone after them', async () => {
  const events: string[] = []
  const work = (name: string) => async () => {
    events.push(`${name} starts`)
    await wait(50)
    events.push(`${name} ends`)
  }
  await Promise.all([withLock(lock, work('first')), withLock(lock, work('second'))])
  expect(events).toEqual(['first starts', 'first ends', 'second starts', 'second ends'])
  expect(existsSync(lock)).toBe(false)
})

test('work that fails gives the lock back', async () => {
  await expect(withLock(lock, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
  expect(existsSync(lock)).toBe(false)
  expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done')
})

test('a lock whose process has ended is taken over', async () => {
  await withLock(lock, () => Promise.resolve())
  writeFileSync(lock, String(spawnSync(process.execPath, ['-e', '']).pid))
  expect(isStale(lock)).toBe(true)
  expect(await withLock(lock, () => Promise.resolve('done'))).toBe('done')
})

test('a lock of a living process is stale only when it has not been touched for long', async () => {
  await withLock(lock, () => {
    expect(isStale(lock, Date.now() + 20_000)).toBe(false)
    expect(isStale(lock, Date.now() + 40_000)).toBe(true)
    return Promise.resolve()
  })
  expect(isStale(lock)).toBe(false)
})
