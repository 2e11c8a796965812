/** The server's file loads packages of CommonJS with require(). */
import { expect, test } from 'vitest'
import { asModule } from '../../scripts/vite/required-packages.js'

test('a package is required, and each name that it exports is one of the module', () => {
  const text = asModule('@remix-run/node')
  expect(text).toContain(`createRequire(import.meta.url)("@remix-run/node")`)
  expect(text).toContain('export default found')
  expect(text).toMatch(/^export const \{.*\bredirect\b.*\} = found$/m)
  expect(text).not.toContain('__esModule')
})

test('one that is not installed ends the build', () => {
  expect(() => asModule('@remix-run/no-package')).toThrow('@remix-run/no-package')
})
