import { readdirSync } from 'node:fs'
import http from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isFileName, lookForFilesAlone } from './static-lookups.server'

test.each([
  ['/', false],
  ['/elk', false],
  ['/elk?photo=a.jpg', false],
  ['/v1.2/elk', false],
  ['/products.data', false],
  ['/_root.data?index', false],
  ['/favicon.svg', true],
  ['/assets/entry.client-4f.js?x', true],
  ['/.well-known/security.txt', true],
])('%s is a file’s address: %s', (address, isFile) => {
  expect(isFileName(address)).toBe(isFile)
})

test('every file of the site has a name that is looked for', () => {
  const names = readdirSync('public', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(names).not.toHaveLength(0)
  expect(names.filter(({ name }) => !isFileName(`/${name}`))).toEqual([])
})

/** What remix-serve itself gets. */
const express: unknown = createRequire(path.resolve('node_modules/@remix-run/serve/dist/cli.js'))('express')

let putBack: () => void
beforeEach(() => {
  putBack = lookForFilesAlone()
})
afterEach(() => {
  putBack()
})

test('remix-serve’s express sends files, and looks for nothing else', async () => {
  const make: unknown = Reflect.get(Object(express), 'static')
  const serve: unknown = typeof make === 'function' ? Reflect.apply(make, undefined, ['public', {}]) : undefined
  if (typeof serve !== 'function') throw new Error('express.static makes no function')
  /** Of those that were passed on, whether in the same turn: then nobody has asked the disk. */
  const passedAtOnce: boolean[] = []
  const server = http.createServer((req, res) => {
    let isSameTurn = true
    Reflect.apply(serve, undefined, [
      req,
      res,
      () => {
        passedAtOnce.push(isSameTurn)
        res.end('page')
      },
    ])
    isSameTurn = false
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const ask = (asked: string) => fetch(`http://127.0.0.1:${String(port)}${asked}`)
  const [page, file, missing] = [await ask('/elk'), await ask('/favicon.svg'), await ask('/none.svg')]
  server.close()
  expect(await page.text()).toBe('page')
  expect(file.headers.get('content-type')).toBe('image/svg+xml')
  expect(await file.text()).toContain('<svg')
  expect(await missing.text()).toBe('page')
  expect(passedAtOnce).toEqual([true, false])
})
