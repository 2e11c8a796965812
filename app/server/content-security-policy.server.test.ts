import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { documentPolicy, scriptMark, settleScripts } from './content-security-policy.server'

test('names the scripts that bear the mark by their hash, and takes the mark out', () => {
  const { document, hashes } = settleScripts(
    `<link rel="modulepreload" href="/a.js" nonce="${scriptMark}"/><script nonce="${scriptMark}">let a = "<b>"\n</script>` +
      `<script type="module" nonce="${scriptMark}" async="">import "/b.js"</script>`,
  )
  expect(document).toBe(
    '<link rel="modulepreload" href="/a.js"/><script>let a = "<b>"\n</script><script type="module" async="">import "/b.js"</script>',
  )
  expect(hashes).toEqual(
    ['let a = "<b>"\n', 'import "/b.js"'].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  )
})

test.each([
  '<script>alert(1)</script>',
  '<script nonce="guess">alert(1)</script>',
  "<script nonce=''>alert(1)</script>",
])('never allows a script that somebody else wrote: %s', (html) => {
  expect(settleScripts(html)).toEqual({ document: html, hashes: [] })
})

test('a script that loads a file needs no hash', () => {
  expect(settleScripts(`<script nonce="${scriptMark}" src="/assets/a.js"></script>`).hashes).toEqual([])
})

test('the policy allows no inline script but the named ones', () => {
  const scripts = documentPolicy(["'sha256-x'"])
    .split('; ')
    .find((part) => part.startsWith('script-src'))
  expect(scripts).toBe("script-src 'self' 'sha256-x'")
})
