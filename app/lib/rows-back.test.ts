import { expect, test } from 'vitest'
import { rowsBack } from './rows-back'

const row = (id: string, note = '') => ({ id, note })
const idOf = ({ id }: { id: string }) => id

test('the Undo of a file leaves a row alone that was changed, added or deleted after the file was read', () => {
  const before = [row('own'), row('replaced', 'mine')]
  const after = [row('own'), row('replaced', 'theirs'), row('added'), row('corrected'), row('gone')]
  const now = [row('own'), row('replaced', 'theirs'), row('added'), row('corrected', 'by hand'), row('since')]
  expect(rowsBack({ before, after, now }, idOf)).toEqual([
    row('own'),
    row('replaced', 'mine'),
    row('corrected', 'by hand'),
    row('since'),
  ])
})

test('a row that was renamed has its old name and place again', () => {
  const before = [row('Oak'), row('Creek')]
  const after = [row('Red oak'), row('Creek')]
  expect(rowsBack({ before, after, now: [...after, row('since')] }, idOf)).toEqual([...before, row('since')])
})
