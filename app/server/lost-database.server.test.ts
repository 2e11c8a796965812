import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refuseLostDatabase } from './lost-database.server'

let folder: string
let url: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-lost-'))
  url = `file:${folder}/site.db`
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const keepSecret = () => {
  writeFileSync(`${folder}/session-secret`, 'x'.repeat(43))
}

test('a folder where the site has never run may get a new database', () => {
  expect(() => {
    refuseLostDatabase(url)
    refuseLostDatabase('file::memory:')
  }).not.toThrow()
})

test('a database that is gone or empty beside a kept secret is refused in one line, with both ways out', () => {
  keepSecret()
  const says = (what: string) =>
    `Database ${folder}/site.db: it is ${what}, but the site has run here before (${folder}/session-secret is there). ` +
    'Restore a backup. To begin anew delete that file too.'
  expect(() => {
    refuseLostDatabase(url)
  }).toThrow(says('not there'))
  writeFileSync(`${folder}/site.db`, '')
  expect(() => {
    refuseLostDatabase(url)
  }).toThrow(says('empty'))
})

test('a database with something in it is for the opening to judge', () => {
  keepSecret()
  writeFileSync(`${folder}/site.db`, 'anything')
  expect(() => {
    refuseLostDatabase(url)
  }).not.toThrow()
})
