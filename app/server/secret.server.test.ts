import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptSecret } from './secret.server'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-secret-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('a secret is made up once, kept beside the database, and readable by its owner alone', () => {
  const url = `file:${path.join(folder, 'data', 'site.db')}`
  const first = keptSecret(url)
  expect(first.length).toBeGreaterThanOrEqual(43)
  expect(keptSecret(url)).toBe(first)
  expect(statSync(path.join(folder, 'data', 'session-secret')).mode & 0o777).toBe(0o600)
})

test('a secret that was cut short is not used', () => {
  writeFileSync(path.join(folder, 'session-secret'), 'short\n')
  expect(() => keptSecret(`file:${path.join(folder, 'site.db')}`)).toThrow(/holds no secret/)
})

test('a database in memory has a secret of its own each time', () => {
  expect(keptSecret('file::memory:')).not.toBe(keptSecret('file::memory:'))
})
