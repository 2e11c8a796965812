import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { toModulePath, toQrCode } from './qr-code'

test.each([
  [[], ''],
  [[[false, false]], ''],
  [[[true]], 'M0 0h1v1h-1z'],
  [[[true, true, false, true]], 'M0 0h2v1h-2zM3 0h1v1h-1z'],
  [[[false], [true]], 'M0 1h1v1h-1z'],
])('%j is drawn as %j', (rows, path) => {
  expect(toModulePath(rows)).toBe(path)
})

test('the path draws exactly the modules of the code, inside its quiet zone', () => {
  const text = 'otpauth://totp/Stagwise:warden?issuer=Stagwise&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const { size, path } = toQrCode(text)
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let offset = 0; offset < Number(width); offset += 1) drawn[Number(y)]?.splice(Number(x) + offset, 1, true)
  }
  const bare = drawn.slice(4, -4).map((row) => row.slice(4, -4))
  expect(bare).toEqual(encode(text, { ecc: 'M', border: 0 }).data)
  expect(drawn.flat().filter(Boolean)).toHaveLength(bare.flat().filter(Boolean).length)
})
