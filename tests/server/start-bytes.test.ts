/** A start compiles every kilobyte that it reads, and looks for every file, so both have a budget. */
import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/run-command.js'

const server = inRoot('build', 'server')

/** Reads the server's file and its static imports, at any depth, but no dynamic ones. */
function readByStart(name = 'index.js', read = new Map<string, string>()): ReadonlyMap<string, string> {
  if (read.has(name)) return read
  const text = readFileSync(path.join(server, name), 'utf8')
  read.set(name, text)
  for (const [, imported = ''] of text.matchAll(/^(?:import|export)\b[^;'"]*["'](\.[^"']+\.js)["'];?$/gm)) {
    readByStart(path.join(path.dirname(name), imported), read)
  }
  return read
}

/** The budget in bytes has room for growth. */
const startBudget = 6_000_000

test('a start reads two files of the server, within the budget', () => {
  const read = readByStart()
  expect([...read.keys()].map((name) => name.replace(/-[\w-]{8}\.js$/, '.js'))).toEqual(['index.js', 'assets/site.js'])
  const bytes = [...read.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  expect(bytes).toBeGreaterThan(1_000_000)
  expect(bytes).toBeLessThan(startBudget)
})

test('what it imports is its own, or part of Node: packages are required', () => {
  for (const [name, text] of readByStart()) {
    const imported = [...text.matchAll(/^import\b[^;'"]*["']([^"']+)["'];?$/gm)].map(([, source = '']) => source)
    expect(imported.length).toBeGreaterThan(10)
    expect(
      imported.filter((source) => !source.startsWith('.') && !isBuiltin(source)),
      name,
    ).toEqual([])
  }
})

test.each([
  ['the cleaning of posts', 'allowVulnerableTags'],
  ['sample content', 'acorns-and-other-mast'],
  ['letters of social cards', 'Unsupported OpenType'],
])('%s: not among it, but in a file of its own', (_, sign) => {
  for (const text of readByStart().values()) expect(text).not.toContain(sign)
  const others = readdirSync(path.join(server, 'assets')).filter((name) => name.endsWith('.js'))
  expect(others.some((name) => readFileSync(path.join(server, 'assets', name), 'utf8').includes(sign))).toBe(true)
})

test('the library of pictures is imported when it is needed', () => {
  const texts = [...readByStart().values()].join('\n')
  expect(texts).toMatch(/\bimport\("sharp"\)/)
  expect(texts).not.toMatch(/^import .*["']sharp["']/m)
})
