import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nameAgain } from './durable-files'

let folder: string
const at = (name: string) => path.join(folder, name)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-durable-'))
  writeFileSync(at('file'), 'whole')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

function noSecondNames(): never {
  throw Object.assign(new Error('link'), { code: 'EOPNOTSUPP' })
}

test('where files have one name each, the second is that of a copy', () => {
  nameAgain(at('file'), at('name'), { spare: at('spare'), link: noSecondNames })
  writeFileSync(at('file'), 'changed')
  expect(readFileSync(at('name'), 'utf8')).toBe('whole')
  expect(existsSync(at('spare'))).toBe(false)
})

test('a copy that cannot be made leaves nothing at the name', () => {
  writeFileSync(at('spare'), 'in the way')
  expect(() => {
    nameAgain(at('file'), at('name'), { spare: at('spare'), link: noSecondNames })
  }).toThrow('EEXIST')
  expect(existsSync(at('name'))).toBe(false)
})
