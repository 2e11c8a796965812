import { describe, expect, test } from 'vitest'
import { differencesOf } from './editing'

const labels = { name: 'Name', features: 'Features', faqs: 'Questions' }

describe('differencesOf', () => {
  test.each([
    ['the same text', { name: 'Elk' }, { name: 'Elk' }, []],
    ['white space at the ends and other line ends', { name: 'a\nb' }, { name: ' a\r\nb ' }, []],
    ['a field that was not sent', { name: 'Elk' }, {}, [['Name', 'Elk', '']]],
    ['lists', { features: ['a', 'b'] }, { features: ['a', ' ', 'c'] }, [['Features', 'a\nb', 'a\nc']]],
    ['the same list with an empty row', { features: ['a'] }, { features: ['a', ''] }, []],
    [
      'rows of several texts',
      { faqs: [{ question: 'Q', answer: 'A' }] },
      { faqs: [{ question: 'Q', answer: 'B' }] },
      [['Questions', 'Q\nA', 'Q\nB']],
    ],
    ['what has no label', { other: 'x' }, { other: 'y' }, []],
  ])('%s', (_, stored, typed, expected) => {
    const differences = differencesOf(labels, { stored, typed })
    expect(differences.map(({ label, stored: theirs, typed: mine }) => [label, theirs, mine])).toEqual(expected)
  })
})
