import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalPath } from '~/server/http/middleware/redirects'

describe('the one form of a path', () => {
  test.each([
    ['/', '/'],
    ['//', '/'],
    ['/contact', '/contact'],
    ['/contact/', '/contact'],
    ['/contact///', '/contact'],
    ['/Contact', '/contact'],
    ['//evil.example/', '/evil.example'],
    ['//evil.example//a', '/evil.example/a'],
    ['/\\evil', '/evil'],
    ['/a\\b', '/a/b'],
    ['/blog//Post', '/blog/post'],
    ['/deer%2Ftypes/A', '/deer%2Ftypes/a'],
    ['/%C3%84/X', '/%C3%84/x'],
    ['/assetsX', '/assetsx'],
    ['/API', '/api'],
    ['/apiary/', '/apiary'],
  ])('%s becomes %s', (path, expected) => {
    expect(canonicalPath(path)).toBe(expected)
  })

  test.each(
    `/assets/Root-Ab12.js /assets/ /images/ABC-800.webp /api/Products/ /api/ /Contact.data /_root.data
    /Some/File.TXT /.well-known`.split(/\s+/),
  )('%s stays as it is', (path) => {
    expect(canonicalPath(path)).toBe(path)
  })

  test('is a fixed point and never another host', () => {
    const path = fc.string({ unit: fc.constantFrom('/', '\\', 'a', 'B', '.', '%2F', '%5C') }).map((rest) => `/${rest}`)
    fc.assert(
      fc.property(path, (input) => {
        const once = canonicalPath(input)
        expect(canonicalPath(once)).toBe(once)
        if (once !== input) expect(once).toMatch(/^\/(?![/\\])/)
      }),
    )
  })
})
