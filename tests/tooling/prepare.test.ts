import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findHoles } from '../../scripts/audit.js'
import { holdsSamePackages, isBuildInput, withLock } from '../../scripts/prepare.js'
import { isSupported } from '../../scripts/supported-node.js'

const record = (packages: Record<string, object>) => JSON.stringify({ packages })
const zod = { version: '4.6.7', integrity: 'sha512-a' }
const lockfile = record({
  '': {},
  'node_modules/zod': zod,
  'node_modules/other-os': { version: '1.0.0', optional: true },
})

describe("npm's record of what is installed", () => {
  const cases: [string, boolean, string][] = [
    ['holds every package that is required', true, record({ 'node_modules/zod': zod })],
    ['may hold more', true, record({ 'node_modules/zod': zod, 'node_modules/extra': { version: '1.0.0' } })],
    ['lacks one', false, record({})],
    ['has another version', false, record({ 'node_modules/zod': { ...zod, version: '4.6.6' } })],
    ['has other content', false, record({ 'node_modules/zod': { ...zod, integrity: 'sha512-b' } })],
  ]
  test.each(cases)('%s: %s', (_, expected, installed) => {
    expect(holdsSamePackages(lockfile, installed)).toBe(expected)
  })
})

test.each([
  ['20.20.2', false],
  ['22.13.1', false],
  ['22.14.0', true],
  ['23.0.0', true],
  ['24.22.3', true],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isSupported(version)).toBe(expected)
})

test('tests, READMEs and the fonts that a build makes do not count as its sources', () => {
  const names = [
    'app/root.tsx',
    'db/README.md',
    'app/lib/slug.test.ts',
    'app/fonts/generated/a.woff2',
    'db/write.server.ts',
  ]
  expect(names.filter(isBuildInput)).toEqual(['app/root.tsx', 'db/write.server.ts'])
})

describe('the lock of a preparation', () => {
  let folder = ''
  let lock = ''
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'stagwise-lock-'))
    lock = path.join(folder, 'prepare.lock')
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  test('is waited for while its process runs', async () => {
    const owner = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    writeFileSync(lock, String(owner.pid))
    let isDone = false
    const work = withLock(() => Promise.resolve((isDone = true)), lock)
    await wait(50)
    expect(isDone).toBe(false)
    owner.kill()
    expect(await work).toBe(true)
    expect(existsSync(lock)).toBe(false)
  })

  test('is taken over from a process that has ended', async () => {
    writeFileSync(lock, String(spawnSync(process.execPath, ['-e', '']).pid))
    expect(await withLock(() => Promise.resolve('done'), lock)).toBe('done')
  })

  test('is given back by work that fails', async () => {
    await expect(withLock(() => Promise.reject(new Error('no disk')), lock)).rejects.toThrow('no disk')
    expect(existsSync(lock)).toBe(false)
  })
})

describe('the report of npm audit', () => {
  const hole = (id: string, severity: string) => ({
    name: 'a-package',
    title: 'it leaks',
    severity,
    url: `https://github.com/advisories/${id}`,
  })
  const report = (...via: unknown[]) =>
    `npm warn something\n${JSON.stringify({ vulnerabilities: { a: { via }, b: { via: ['a'] } } }, null, 2)}\n`

  test('names what is high or critical, once', () => {
    expect(findHoles(report(hole('GHSA-new', 'high'), hole('GHSA-new', 'high'), hole('GHSA-x', 'low')))).toEqual([
      'a-package: it leaks (high, https://github.com/advisories/GHSA-new)',
    ])
  })

  test('leaves out what is accepted, with its reason in the code', () => {
    expect(findHoles(report(hole('GHSA-rxv8-25v2-qmq8', 'high')))).toEqual([])
  })

  test('is none where the registry does not answer', () => {
    expect(findHoles('npm error audit endpoint returned an error')).toBeUndefined()
    expect(findHoles('{\n  "message": "request failed",\n  "error": {}\n}')).toBeUndefined()
  })
})
