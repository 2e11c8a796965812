import { createRequire } from 'node:module'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { keepNodesWebClasses } from './web-classes.server'

/** What remix-serve itself gets. */
const remixNode: unknown = createRequire(path.resolve('node_modules/@remix-run/serve/dist/cli.js'))('@remix-run/node')

let putBack: (() => void) | undefined
afterEach(() => putBack?.())

test('remix-serve’s installGlobals leaves Node’s own in force', () => {
  const own = { Request, Response, Headers, FormData, File, fetch }
  putBack = keepNodesWebClasses()
  const install: unknown = Reflect.get(Object(remixNode), 'installGlobals')
  if (typeof install !== 'function') throw new Error('installGlobals is no function')
  Reflect.apply(install, undefined, [{ nativeFetch: true }])
  expect({ Request, Response, Headers, FormData, File, fetch }).toEqual(own)
})
