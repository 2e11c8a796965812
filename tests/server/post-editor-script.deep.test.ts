/** The visual editor is large, so only the editors of posts and of legal texts load it. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type RunningSite } from '../setup/site-process'

const folder = 'build/client/assets'
let site: RunningSite
let scripts: { name: string; text: string }[]

beforeAll(async () => {
  site = await startSite()
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  scripts = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(path.join(folder, name), 'utf8') })),
  )
})
afterAll(() => site.stop())

/** Returns the scripts of the editor that a script loads by itself, at once or later. */
function namedIn(text: string): string[] {
  return text.match(/body-editor-[\w-]+\.js/g) ?? []
}

test('it is one script, of at most 132 kB compressed with brotli', () => {
  const editors = scripts.filter(({ text }) => text.includes('ProseMirror-gapcursor'))
  expect(editors.map(({ name }) => name)).toEqual([expect.stringMatching(/^body-editor-/)])
  const [{ text } = { text: '' }] = editors
  expect(brotliCompressSync(text).length / 1000).toBeLessThanOrEqual(132)
})

test('the editors of posts and of legal texts alone load it, and only when it runs', () => {
  const callers = scripts.filter(({ text }) => namedIn(text).length > 0)
  expect(callers).toHaveLength(1)
  const [{ name, text } = { name: '', text: '' }] = callers
  const pages = scripts.filter((script) => script.text.includes(name) && !script.name.startsWith('manifest-'))
  expect(pages.map((page) => page.name)).toEqual([
    expect.stringMatching(/^post-editor-/),
    expect.stringMatching(/^settings-section-/),
  ])
  expect(text).toMatch(/import\("\.\/body-editor-/)
  expect(text).not.toMatch(/from"\.\/body-editor-/)
})

test.each(['/', '/blog', '/contact', '/hunting-tools/wind-direction-stand-picker', '/admin', '/admin/blog/new'])(
  '%s names it nowhere in its document',
  async (address) => {
    const html = await (await fetch(site.url + address)).text()
    expect(html).toContain('</html>')
    expect(namedIn(html)).toEqual([])
  },
)
