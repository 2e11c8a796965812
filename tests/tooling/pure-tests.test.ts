import { expect, test } from 'vitest'
import { isPureTest } from '../../scripts/vite/pure-tests.js'

const vitest = "import { expect, test } from 'vitest'\n"

test.each([
  ["import { toSlug } from './slug'"],
  ["import { isReserved } from '~/features/addresses/reserved'"],
  ["import fc from 'fast-check'"],
])('a file of tests may share a process with others: %s', (line) => {
  expect(isPureTest(vitest + line)).toBe(true)
})

test.each([
  ["import { readFileSync } from 'node:fs'"],
  ["import { createTestDatabase } from '~db/test-database'"],
  ["import { log } from '~/server/log.server'"],
  ["import { sanitize } from './post-html.server'"],
  ["import script from './page-script.server?raw'"],
  ["import { addPost } from '../../../tests/routes/site-database'"],
  ["const { log } = await import('./log')"],
  ["import { vi } from 'vitest'"],
  ["process.env.SITE_NAME = 'Other'"],
])('a file of tests has a process of its own: %s', (line) => {
  expect(isPureTest(vitest + line)).toBe(false)
})
