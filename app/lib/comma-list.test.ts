import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCommaList, parseCommaList } from './comma-list'
import { cleanLine } from './text'

test.each([
  ['', []],
  [' , ,', []],
  ['elk', ['elk']],
  ['elk, moose ,red deer', ['elk', 'moose', 'red deer']],
  ['elk,,moose,', ['elk', 'moose']],
  ['elk\nmoose', ['elk', 'moose']],
  ['Acorns, mast\r\n\r\n  Grass\rForbs', ['Acorns, mast', 'Grass', 'Forbs']],
  ['Acorns, mast\n', ['Acorns, mast']],
  ['\n', []],
])('%j is read as %j', (text, list) => {
  expect(parseCommaList(text)).toEqual(list)
})

test.each([
  [[], ''],
  [['elk'], 'elk'],
  [['elk', 'moose'], 'elk, moose'],
  [['Acorns, mast', 'Grass'], 'Acorns, mast\nGrass'],
  [['Acorns, mast'], 'Acorns, mast\n'],
])('%j is written as %j', (list, text) => {
  expect(formatCommaList(list)).toBe(text)
})

test('any list of clean lines survives the way through the box', () => {
  const letters = fc.constantFrom(...Array.from('a, é鹿\t\n\r\u2028\u0085"'))
  const line = fc
    .oneof(fc.string({ unit: letters }), fc.string({ unit: 'binary' }))
    .map(cleanLine)
    .filter((text) => text !== '')
  fc.assert(
    fc.property(fc.array(line), (list) => {
      expect(parseCommaList(formatCommaList(list))).toEqual(list)
      expect(parseCommaList(formatCommaList(list).replaceAll('\n', '\r\n'))).toEqual(list)
    }),
  )
})
