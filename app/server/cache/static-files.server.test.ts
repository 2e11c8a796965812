import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentHash } from './encoded-file.server'
import { readStaticFiles } from './static-files.server'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-files-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

function write(name: string, content: string): string {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
  return file
}

function read(limits: Parameters<typeof readStaticFiles>[1] = {}) {
  const folders = { files: path.join(folder, 'client'), compressed: path.join(folder, 'compressed') }
  return readStaticFiles(folders, limits)
}

const script = 'alert("a"); '.repeat(100)

function writeForm(content: string, ending: string, bytes: string | Buffer): void {
  mkdirSync(path.join(folder, 'compressed'), { recursive: true })
  writeFileSync(path.join(folder, 'compressed', contentHash(Buffer.from(content)) + ending), bytes)
}

test('a hashed name is kept for ever, another for an hour; both with type, tag and time', () => {
  utimesSync(write('client/assets/a-1.js', 'a'), 0, new Date('2026-11-21T09:30:00Z'))
  write('client/icon.png', 'b')
  const { find } = read()
  expect(find('/assets/a-1.js')?.forms.identity.headers).toEqual({
    'content-type': 'application/javascript; charset=UTF-8',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `W/"${contentHash(Buffer.from('a'))}"`,
    'last-modified': 'Sat, 21 Nov 2026 09:30:00 GMT',
    vary: 'Accept-Encoding',
    'content-length': '1',
  })
  expect(find('/icon.png')?.forms.identity.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=3600',
  })
})

test('a drawing is kept for an hour, and for ever under the version of all drawings; it runs nothing', () => {
  write('client/art/species/elk.svg', '<svg/>')
  const { find } = read({ artVersion: 'a1' })
  const headersAt = (address: string) => find(address)?.forms.identity.headers
  expect(headersAt('/art/species/elk.svg')).toMatchObject({
    'cache-control': 'public, max-age=3600',
    'content-security-policy': expect.stringContaining("default-src 'none'; style-src 'unsafe-inline'; sandbox"),
  })
  expect(headersAt('/art/species/elk.svg?v=a1')?.['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(find('/art/species/elk.svg?v=a1')?.unchanged.headers['cache-control']).toContain('immutable')
  expect(find('/art/species/elk.svg?v=b2')).toBeUndefined()
})

test('forms are those made from these very bytes, where they pay', () => {
  write('client/a.js', script)
  write('client/b.js', `${script}//`)
  write('client/c.js', 'short')
  writeForm(script, '.gz', gzipSync(script))
  writeForm(script, '.br', 'x'.repeat(script.length - 1))
  const { find } = read()
  expect(Object.keys(find('/a.js')?.forms ?? {})).toEqual(['identity', 'gzip'])
  expect(Object.keys(find('/b.js')?.forms ?? {})).toEqual(['identity'])
  expect(Object.keys(find('/c.js')?.forms ?? {})).toEqual(['identity'])
})

test('a large file that nothing makes smaller is sent as it is', () => {
  write('client/a.ico', script)
  writeForm(script, '.gz', script)
  expect(Object.keys(read().find('/a.ico')?.forms ?? {})).toEqual(['identity'])
})

test('no other name leads to a file, and no file outside of the folder has a name', () => {
  write('secret.txt', 'secret')
  write('client/a.txt', 'a')
  write('client/.hidden.txt', 'hidden')
  write('client/.well/known.txt', 'hidden')
  write('client/with space.txt', 'odd')
  write('client/per%2fcent.txt', 'odd')
  symlinkSync(path.join(folder, 'secret.txt'), path.join(folder, 'client', 'link.txt'))
  const { find, count } = read()
  expect(count).toBe(1)
  for (const name of [
    ...['a.txt', '//a.txt', '/./a.txt', '/a.txt/', '/A.txt', '/%61.txt', '/a.txt%00', '/', '', '/__proto__'],
    ...['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/link.txt', path.join(folder, 'secret.txt')],
    ...['/.hidden.txt', '/.well/known.txt', '/with space.txt', '/with%20space.txt', '/per%2fcent.txt'],
  ]) {
    expect(find(name), name).toBeUndefined()
  }
})

test('stays within its bounds, and says what it holds', () => {
  for (let number = 0; number < 20; number += 1) write(`client/${String(number)}.png`, 'x'.repeat(1000 + number))
  write('client/huge.png', 'x'.repeat(5000))
  const all = read()
  expect({ count: all.count, bytes: all.bytes }).toEqual({ count: 21, bytes: 25_190 })
  const some = read({ mostBytes: 10_100 })
  expect(some.count).toBe(10)
  expect(some.bytes).toBe(10_045)
  const small = read({ mostFileBytes: 4999 })
  expect(small.count).toBe(20)
  expect(small.find('/huge.png')?.forms.identity.body.byteLength).toBe(5000)
})

test('a file of a kind that is not known is sent as bytes', () => {
  write('client/guide.pdf', 'a guide')
  expect(read().find('/guide.pdf')?.forms.identity.headers['content-type']).toBe('application/octet-stream')
})

test('where there is no build there is no file', () => {
  expect(read()).toMatchObject({ count: 0, bytes: 0 })
})
