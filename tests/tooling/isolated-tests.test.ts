import { expect, test } from 'vitest'
import { isIsolatedTest } from '../../scripts/vite/isolated-tests.js'

test.each([
  ["import { addPost } from '../../../tests/routes/site-database'"],
  ["const logged = vi.spyOn(log, 'error')"],
  ["if (process.env.CI === 'true') skip()"],
])('a test file shares a process: %s', (line) => {
  expect(isIsolatedTest(line)).toBe(false)
})

// The lines are concatenated, since this file would otherwise count as one of them.
test.each([
  ['vi.mo' + "ck('node:crypto')"],
  ['vi.reset' + 'Modules()'],
  ['vi.stub' + "Env('SITE_URL', 'https://site.example')"],
  ['process.env' + ".SITE_NAME = 'Other'"],
])('a test file has a process of its own: %s', (line) => {
  expect(isIsolatedTest(line)).toBe(true)
})
