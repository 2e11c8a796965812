import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storedSecret } from './secret.server'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-secret-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('a secret is made up once, kept beside the database, and readable by its owner alone', () => {
  const url = `file:${path.join(folder, 'data', 'site.db')}`
  const first = storedSecret(url)
  expect(first.length).toBeGreaterThanOrEqual(43)
  expect(storedSecret(url)).toBe(first)
  expect(statSync(path.join(folder, 'data', 'session-secret')).mode & 0o777).toBe(0o600)
})

test('a secret that was cut short is not used', () => {
  writeFileSync(path.join(folder, 'session-secret'), 'short\n')
  expect(() => storedSecret(`file:${path.join(folder, 'site.db')}`)).toThrow(/holds no secret/)
})

test('a database in memory has a secret of its own each time', () => {
  expect(storedSecret('file::memory:')).not.toBe(storedSecret('file::memory:'))
})
