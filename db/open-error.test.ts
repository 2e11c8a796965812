import { expect, test } from 'vitest'
import { findSchemaProblem } from './open-error'

const known = ['001-tables', '002-second']
const newer = 'it was made by a newer version of Stagwise (migration 003-third).'
const older = 'it was made before the first release of Stagwise, and this version cannot use it.'
const other = 'it belongs to another program.'

test.each([
  [[], undefined],
  [['001-tables'], undefined],
  [known, undefined],
  [[...known, '003-third'], newer],
  [['001-products'], older],
  [['001-products', '002-quotes-and-contacts', '043-clock-and-sessions'], older],
  [['001-schema'], older],
  [['001-schema', '002-season-hours', '003-clock-and-sessions'], older],
  [['001-first-release'], older],
  [['001-release'], older],
  [['001-start'], older],
  [['001-base'], older],
  [['2020-notes'], other],
])('a database with the migrations %j', (applied, problem) => {
  const found = findSchemaProblem(applied, known)
  if (problem === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(problem)
  expect(found ?? '').not.toContain('\n')
})
