/** What the tools send to the browser beyond the framework that every page with React loads. */
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tools } from '~/features/tools/tool-list'
import { contactPath, productsPath, toolPath } from '~/paths'
import { startSite, type RunningSite } from '../../scripts/site-process'

let site: RunningSite
const scripts = new Map<string, Set<string>>()
let framework: Set<string>

beforeAll(async () => {
  site = await startSite()
  for (const address of [...tools.map(({ id }) => toolPath(id)), productsPath, contactPath]) {
    const html = await (await fetch(site.url + address)).text()
    scripts.set(address, new Set(html.match(/\/assets\/[\w-]+(?:\.\w+)*\.js/g)))
  }
  const [first = new Set<string>(), ...rest] = scripts.values()
  framework = new Set([...first].filter((script) => rest.every((others) => others.has(script))))
})
afterAll(() => site.stop())

async function kilobytes(files: Iterable<string>): Promise<number> {
  const sizes = Array.from(files, async (file) => {
    const answer = await fetch(site.url + file, { headers: { 'Accept-Encoding': 'identity' } })
    return brotliCompressSync(await answer.bytes()).length / 1000
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test('the framework is there', async () => {
  expect(await kilobytes(framework)).toBeGreaterThan(50)
})

/** Where it is not 15: the moon brings its astronomy, the mapper eight features of terrain in words. */
const limits = new Map([
  ['moon-phase-calendar', 45],
  ['stand-location-mapper', 16],
])

test.each(tools.map(({ id }) => ({ id, limit: limits.get(id) ?? 15 })))(
  '$id sends at most $limit kB more, compressed with brotli',
  async ({ id, limit }) => {
    const own = [...(scripts.get(toolPath(id)) ?? [])].filter((script) => !framework.has(script))
    const size = await kilobytes(own)
    expect(size).toBeGreaterThan(1)
    expect(size).toBeLessThanOrEqual(limit)
  },
)
