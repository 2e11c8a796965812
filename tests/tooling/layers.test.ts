/** The imports of app/ and db/, types included, respect the layers and have no circle. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { layers, roomAbove, roomOf, toFile } from '../../scripts/layers.js'
import { root } from '../../scripts/run-command.js'

const files = listFiles()
const importsOf = new Map(files.map((file) => [file, readImports(file)]))

describe('layers', () => {
  test('have a room for each folder of app/ and db/', () => {
    expect(files.filter((file) => roomOf(file) === undefined)).toEqual([])
  })

  test('have no room without files', () => {
    const rooms = new Set(files.map(roomOf))
    expect(layers.flat().filter((room) => !rooms.has(room))).toEqual([])
  })

  test('are breached nowhere', () => {
    const breaches = files.flatMap((file) => {
      const above = (importsOf.get(file) ?? []).flatMap((address) => roomAbove(file, address) ?? [])
      return above.length === 0 ? [] : [[file, [...new Set(above)].sort()] as const]
    })
    expect(Object.fromEntries(breaches)).toEqual({})
  })
})

test('no modules import each other in a circle', () => {
  expect(findCircle(['a', 'b', 'c'], (name) => ({ a: ['b'], b: ['c'], c: ['b'] })[name] ?? [])).toEqual(['b', 'c', 'b'])
  const known = new Map(files.map((file) => [file.replace(/[.](tsx?|js)$/, ''), file]))
  const targetsOf = (file: string) =>
    (importsOf.get(file) ?? []).flatMap((address) => known.get(toFile(file, address).replace(/[.]js$/, '')) ?? [])
  expect(findCircle(files, targetsOf)).toBeUndefined()
})

function listFiles(): string[] {
  const options = { cwd: root, encoding: 'utf8' } as const
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app', 'db'], options).split('\n')
  return listed.filter((file) => isSource(file) && existsSync(path.join(root, file)))
}

function isSource(file: string): boolean {
  return /[.](tsx?|js)$/.test(file) && !/[.](test|test-d|d)[.]tsx?$/.test(file)
}

function readImports(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
}

/** Returns the names of the first circle, in order. */
function findCircle(names: readonly string[], targetsOf: (name: string) => readonly string[]): string[] | undefined {
  const done = new Set<string>()
  const way: string[] = []
  const visit = (name: string): string[] | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name]
    if (done.has(name)) return undefined
    way.push(name)
    for (const target of targetsOf(name)) {
      const circle = visit(target)
      if (circle !== undefined) return circle
    }
    way.pop()
    done.add(name)
    return undefined
  }
  for (const name of names) {
    const circle = visit(name)
    if (circle !== undefined) return circle
  }
  return undefined
}
