import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { pieces, warmUp } from './warm-up.server'

const root = path.resolve(import.meta.dirname, '../..')

function listDynamicImports(): string[] {
  const files = ['app', 'db'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  const server = files.filter((file) => /(?:\.server\.ts|^app\/routes\/.*\.tsx?)$/.test(file))
  return server
    .filter((file) => file !== 'app/document/warm-up.server.ts')
    .flatMap((file) => {
      const found = readFileSync(path.join(root, file), 'utf8').matchAll(/\bimport\('([.~][^']+)'\)/g)
      return [...found].map(([, address = '']) => toAlias(file, address))
    })
}

function toAlias(file: string, address: string): string {
  if (address.startsWith('~')) return address
  const whole = path.join(path.dirname(file), address)
  return whole.startsWith('app/') ? `~/${whole.slice('app/'.length)}` : `~db/${whole.slice('db/'.length)}`
}

describe('the warm-up', () => {
  test('loads every dynamic import of the build', () => {
    const imported = [...new Set(listDynamicImports())].sort()
    expect(imported.length).toBeGreaterThan(5)
    expect(Object.keys(pieces).sort()).toEqual(imported)
  })

  test('finds every module', async () => {
    const faults: unknown[] = []
    await warmUp((event, fields) => faults.push(event, fields), { firstAfterMs: 0, pauseMs: 0 })
    expect(faults).toEqual([])
  })

  test('reports a module that cannot be loaded, and loads the others', async () => {
    const faults: unknown[] = []
    const read: string[] = []
    const error = new Error('Cannot find package')
    const list = {
      drawings: () => Promise.reject(error),
      feed: () => Promise.resolve(read.push('feed')),
    }
    await warmUp((event, fields) => faults.push([event, fields]), { list, firstAfterMs: 0, pauseMs: 0 })
    expect(faults).toEqual([['a part of the site could not be loaded', { part: 'drawings', error }]])
    expect(read).toEqual(['feed'])
  })
})
