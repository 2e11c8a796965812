import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excerptAround, markWords, searchWords, stemOf } from './search-words'

test.each([
  ['White-tailed  DEER', ['white', 'tailed', 'deer']],
  ['deer deer Deer', ['deer']],
  ['heȟáka & Émile', ['hehaka', 'emile']],
  ['"*(NEAR OR AND NOT) col:x ^', ['near', 'or', 'and', 'not', 'col', 'x']],
  ['8x42', ['8x42']],
  ['', []],
  ['-- "" ***', []],
  ['a b c d e f g h i j k l m n o p q r', Array.from('abcdefghijklmnop')],
])('the words of %j are %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

test('no sign of the index’s language gets through', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const word of searchWords(text)) expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u)
    }),
  )
})

test.each([
  ['antlers', 'antl'],
  ['antler', 'antl'],
  ['harness', 'harness'],
  ['cooking', 'cook'],
  ['cooked', 'cook'],
  ['hunters', 'hunt'],
  ['berries', 'berr'],
  ['moose', 'moose'],
  ['deer', 'deer'],
  ['elk', 'elk'],
  ['bed', 'bed'],
  ['rings', 'ring'],
])('the stem of %s is %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem)
})

describe('marks', () => {
  test('set the words apart that begin with a stem, accents and case or not', () => {
    expect(markWords('Antlers of an ÉLK, and antler velvet', ['antler', 'elk'])).toEqual([
      { text: 'Antlers', isHit: true },
      { text: ' of an ', isHit: false },
      { text: 'ÉLK', isHit: true },
      { text: ', and ', isHit: false },
      { text: 'antler', isHit: true },
      { text: ' velvet', isHit: false },
    ])
  })

  test('lose and add no letter of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ minLength: 1 })), (text, stems) => {
        expect(
          markWords(text, stems)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})

describe('excerpts', () => {
  const filler = 'word '.repeat(100)

  test('show the place where most words of the search stand together', () => {
    const text = `${filler}venison alone. ${filler}Cook venison at low heat. ${filler}`
    const excerpt = excerptAround(text, ['venison', 'cook'])
    expect(excerpt).toContain('Cook venison at low heat.')
    expect(excerpt).toMatch(/^… .* …$/)
    expect(excerpt.length).toBeLessThan(230)
  })

  test.each([
    ['a short text whole', 'Elk bugle.', ['elk']],
    ['a short text without a hit', 'Elk bugle.', ['moose']],
  ])('give %s', (_, text, stems) => {
    expect(excerptAround(text, stems)).toBe(text)
  })

  test('begin at the beginning without a hit', () => {
    expect(excerptAround(`First ${filler}`, ['none'])).toMatch(/^First word .* …$/)
  })

  test('are the same piece where the text has an accent somewhere', () => {
    const word = fc.constantFrom('elk', 'Elks', 'belk', 'elk_elk', '(antlers)', '“Antler”', 'velvet—elk', '8x42', 'x')
    fc.assert(
      fc.property(fc.array(word, { minLength: 80, maxLength: 400 }), (words) => {
        const [plain, accented] = [`${words.join(' ')} and so on`, `${words.join(' ')} and so ôn`]
        expect(excerptAround(accented, ['antl', 'elk', '8']).replace('ô', 'o')).toBe(
          excerptAround(plain, ['antl', 'elk', '8']),
        )
      }),
    )
  })

  test('are a part of the text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 900 }), fc.array(fc.string({ minLength: 1 })), (text, stems) => {
        const piece = excerptAround(text, stems).replace(/^… /, '').replace(/ …$/, '')
        expect(text).toContain(piece.trim())
      }),
    )
  })
})
