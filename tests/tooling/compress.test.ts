/** A build leaves compressed forms of its files for the server. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFiles } from '../../scripts/vite/compress.js'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-compress-'))
  mkdirSync(path.join(folder, 'client', 'assets'), { recursive: true })
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const script = 'console.log("one line and another"); '.repeat(50)

function write(name: string, content: string): string {
  writeFileSync(path.join(folder, 'client', name), content)
  return createHash('sha256').update(content).digest('hex').slice(0, 32)
}

const compress = () => compressFiles(path.join(folder, 'client'), path.join(folder, 'compressed'))
const made = () => readdirSync(path.join(folder, 'compressed')).sort()
const fileOf = (name: string) => path.join(folder, 'compressed', name)

test('each text file has a gzip and a brotli form, under the hash of its bytes', async () => {
  const hash = write('assets/a.js', script)
  write('assets/b.woff2', script)
  write('c.png', script)
  write('short.css', 'p {}')
  await compress()
  expect(made()).toEqual([`${hash}.br`, `${hash}.gz`])
  expect(brotliDecompressSync(readFileSync(fileOf(`${hash}.br`))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(fileOf(`${hash}.gz`))).toString()).toBe(script)
})

test('the next build makes only what is new, and removes what no file needs', async () => {
  const [kept, gone] = [write('a.js', script), write('b.js', `${script}1`)]
  await compress()
  const before = statSync(fileOf(`${kept}.br`)).ino
  const added = write('b.js', `${script}2`)
  await compress()
  expect(made()).toEqual([kept, added].flatMap((hash) => [`${hash}.br`, `${hash}.gz`]).sort())
  expect(made().join()).not.toContain(gone)
  expect(statSync(fileOf(`${kept}.br`)).ino).toBe(before)
})
