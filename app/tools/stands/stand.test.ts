import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { directions } from '~/tools/wind-picker/wind-picker.data'
import { cleanLine } from '~/lib/text'
import {
  mergeStands,
  mostStands,
  parseStand,
  readStands,
  serializeStand,
  slopes,
  toFullQuery,
  toLinkStand,
  toStandsQuery,
  type Stand,
} from './stand'

const name = fc
  .string({ minLength: 1, maxLength: 40, unit: 'grapheme-composite' })
  .map((text) => cleanLine(text).slice(0, 20))
  .filter((text) => text !== '' && cleanLine(text) === text)
const stand: fc.Arbitrary<Stand> = fc.record({
  name,
  goodWinds: fc.subarray(directions.map(({ id }) => id)),
  access: fc.option(fc.constantFrom(...directions.map(({ id }) => id)), { nil: undefined }),
  slope: fc.option(fc.constantFrom(...slopes.map(({ id }) => id)), { nil: undefined }),
  point: fc.constantFrom(undefined, { latitude: 44.47, longitude: -73.21 }, { latitude: -0.000001, longitude: 180 }),
  note: fc.option(name, { nil: undefined }),
})

test('a stand is read back as it was written', () => {
  fc.assert(
    fc.property(stand, (one) => {
      expect(parseStand(serializeStand(one))).toEqual(one)
    }),
  )
})

describe('the text of a stand', () => {
  test.each([
    ['Oak ladder*NW.N*S*east', { name: 'Oak ladder', goodWinds: ['N', 'NW'], access: 'S', slope: 'east' }],
    ['Oak ladder', { name: 'Oak ladder', goodWinds: [], access: undefined, slope: undefined }],
    ['  The *old* one  *W**', { name: 'The *old* one', goodWinds: ['W'], access: undefined, slope: undefined }],
    ['Creek*NNW.E*up*moon', { name: 'Creek', goodWinds: ['E'], access: undefined, slope: undefined }],
  ])('%s', (text, expected) => {
    expect(parseStand(text)).toEqual(expected)
  })

  test.each(['', '  ', '*N**', 'x'.repeat(41)])('"%s" is no stand', (text) => {
    expect(parseStand(text)).toBeUndefined()
  })

  test('reads well in an address', () => {
    const [one] = readStands(new URLSearchParams('stand=Oak+ladder*N.NW*S*east'))
    expect(toStandsQuery(one ? [one] : []).toString()).toBe('stand=Oak+ladder*N.NW*S*east')
  })

  test('goes into a shared link without the point and the note', () => {
    const one = parseStand('Oak*N***@44.47,-73.21*Behind the barn')
    expect(one).toMatchObject({ point: { latitude: 44.47, longitude: -73.21 }, note: 'Behind the barn' })
    expect(toStandsQuery(one ? [one] : []).toString()).toBe('stand=Oak*N**')
  })
})

describe('the stands of an address', () => {
  const read = (query: string) => readStands(new URLSearchParams(query)).map((one) => serializeStand(one))

  test('have each name once: the last one counts', () => {
    expect(read('stand=Oak*N**&stand=Creek&stand=oak*S**')).toEqual(['oak*S**', 'Creek'])
  })

  test('are at most sixty', () => {
    const many = Array.from({ length: 90 }, (_, index) => `stand=No.+${String(index)}`).join('&')
    expect(read(many)).toHaveLength(mostStands)
  })
})

describe('stands that are added to mine', () => {
  const list = fc.uniqueArray(stand, { selector: ({ name: each }) => each.toLowerCase(), maxLength: 8 })
  const named = (all: readonly Stand[], { name: wanted }: Stand) =>
    all.find(({ name: each }) => each.toLowerCase() === wanted.toLowerCase())

  test('never take a point, a note or anything else from mine, through any number of links and files', () => {
    fc.assert(
      fc.property(list, list, (mine, theirs) => {
        const { stands, added, known } = mergeStands(mine, theirs)
        const stored = readStands(toFullQuery(stands))
        expect(stored).toEqual(stands)
        for (const one of mine) {
          const given = Object.entries(one).filter(([, value]) => value !== undefined && String(value) !== '')
          expect(named(stored, one)).toMatchObject(Object.fromEntries(given))
        }
        for (const one of theirs) expect(named(stored, one)).toBeDefined()
        expect([added, known]).toEqual([stands.length - mine.length, theirs.length - added])
        expect(mergeStands(stands, theirs).stands).toEqual(stands)
        expect(mergeStands(mine, mine.map(toLinkStand)).stands).toEqual(mine)
      }),
    )
  })

  test('fill in what mine lacks, and count those that there is no room for', () => {
    const point = { latitude: 40.1, longitude: -82.7 }
    const mine: Stand[] = [{ name: 'Oak', goodWinds: [], note: 'Mine' }]
    const theirs: Stand[] = [{ name: 'oak', goodWinds: ['N'], access: 'S', point, note: 'Theirs' }]
    expect(mergeStands(mine, theirs)).toEqual({
      stands: [{ name: 'Oak', goodWinds: ['N'], access: 'S', slope: undefined, point, note: 'Mine' }],
      added: 0,
      known: 1,
      left: 0,
    })
    const many = Array.from({ length: mostStands + 2 }, (_, index) => ({ name: String(index), goodWinds: [] }))
    expect(mergeStands([], many)).toMatchObject({ added: mostStands, left: 2 })
  })
})
