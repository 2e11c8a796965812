import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { disabledFeatures } from '../e2e/chromium-switches'

const playwright = path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))

test('what Playwright turns off in Chromium stays off', () => {
  const code = readFileSync(path.join(playwright, 'lib', 'coreBundle.js'), 'utf8')
  const list = /disabledFeatures = \[([^\]]*)\]/.exec(code)?.[1] ?? ''
  const names = [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(5)
  expect(disabledFeatures).toEqual(expect.arrayContaining(names))
})
