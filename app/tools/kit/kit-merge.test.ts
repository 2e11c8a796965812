import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeMap } from '~/tools/stand-map/stand-map'
import { mostStands } from '~/tools/stands/stand'
import { emptyKit, type Kit } from './kit-file'
import { takenBack, withMissing, withReplaced } from './kit-merge'

const sit = {
  id: 'a',
  date: '2026-11-14',
  from: '06:00',
  to: '09:00',
  place: 'Back forty',
  stand: 'Oak',
  note: 'Mine',
  wind: 'NW' as const,
  ground: 'state=VT',
  sightings: [{ time: '07:00', what: 'doe', count: 2 }],
}
const map = makeMap({ id: 'm', madeOn: '2026-11-14', width: 40, height: 30, fileName: 'Farm.jpg' })
const picture = Uint8Array.of(1, 2, 3)
const lists = (list: string, name: string) =>
  JSON.stringify({ last: 'archery', done: {}, lists: { archery: list }, named: [{ name, list }] })
const mine: Kit = {
  texts: {
    'stagwise-ground': 'state=OH',
    'stagwise-stands': 'stand=creek*S***%401%2C2*Deep',
    'stagwise-checklist': lists('huntType=archery&own=Dog', 'Camp'),
  },
  sits: [sit],
  maps: [{ map, picture: undefined }],
}
const theirs: Kit = {
  texts: {
    'stagwise-ground': 'state=VT',
    'stagwise-stands': 'stand=Oak+ladder*NW.N*S*east&stand=Creek*N**',
    'stagwise-checklist': lists('huntType=archery', 'Elk camp'),
    'stagwise-weapon': 'rifle',
  },
  sits: [
    { ...sit, note: 'Theirs' },
    { ...sit, id: 'b' },
  ],
  maps: [{ map: { ...map, name: 'Theirs' }, picture }],
}

describe('what is added', () => {
  test('stands keep their points and notes, whatever stands the file has', () => {
    const own = 'stand=Oak*N***%4040.118812%2C-82.771134*Two+ash+trees&stand=Creek****%40*Deep'
    const here = { ...emptyKit, texts: { 'stagwise-stands': own } }
    for (const read of ['stand=Oak*S**', 'stand=Box*S***%401%2C2*Theirs', own]) {
      const { texts } = withMissing(here, { ...emptyKit, texts: { 'stagwise-stands': read } }).kit
      expect(texts['stagwise-stands']).toBe(read.includes('Box') ? `${own}&${read}` : own)
    }
  })

  test('is what is missing, and what is here stays', () => {
    const { kit, leftOut } = withMissing(mine, theirs)
    expect(kit.texts).toMatchObject({ 'stagwise-ground': 'state=OH', 'stagwise-weapon': 'rifle' })
    expect(kit.texts['stagwise-stands']).toBe('stand=creek*S***%401%2C2*Deep&stand=Oak+ladder*N.NW*S*east')
    expect(kit.texts['stagwise-checklist']).toMatch(/own=Dog.*Elk camp.*Camp/)
    expect(kit.sits.map(({ id, note }) => [id, note])).toEqual([
      ['a', 'Mine'],
      ['b', 'Mine'],
    ])
    expect(kit.maps).toEqual([{ map, picture }])
    expect(leftOut).toEqual([])
    expect(withMissing(kit, theirs).kit).toEqual(kit)
    expect(withMissing(mine, mine).kit).toEqual(mine)
  })

  test('says which stands did not fit', () => {
    const many = Array.from({ length: mostStands }, (_, index) => `stand=No.+${String(index)}`).join('&')
    const { leftOut } = withMissing(mine, { ...emptyKit, texts: { 'stagwise-stands': many } })
    expect(leftOut).toEqual([`1 stand left out: the list has room for ${String(mostStands)}.`])
  })
})

test('what a file has replaces what is here, and a log or a map alone replaces nothing else', () => {
  expect(withReplaced(mine, theirs)).toEqual(theirs)
  expect(withReplaced(theirs, mine)).toEqual({ ...mine, texts: { ...theirs.texts, ...mine.texts } })
  expect(withReplaced(mine, { ...emptyKit, sits: theirs.sits })).toEqual({ ...mine, sits: theirs.sits })
  expect(withReplaced(mine, { ...emptyKit, maps: theirs.maps })).toEqual({ ...mine, maps: theirs.maps })
})

describe('undo', () => {
  test('brings back what was here, whatever the file had', () => {
    const kits = fc.record({
      texts: fc.dictionary(fc.constantFrom('stagwise-ground', 'stagwise-weapon'), fc.constantFrom('one', 'two')),
      sits: fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c'), note: fc.constantFrom('x', 'y') }), {
        selector: ({ id }) => id,
      }),
    })
    const toKit = ({ texts, sits }: { texts: Kit['texts']; sits: readonly { id: string; note: string }[] }): Kit => ({
      texts,
      sits: sits.map((change) => ({ ...sit, ...change })),
      maps: [],
    })
    fc.assert(
      fc.property(kits.map(toKit), kits.map(toKit), (before, read) => {
        for (const after of [withReplaced(before, read), withMissing(before, read).kit]) {
          expect(takenBack({ before, after, now: after })).toEqual(before)
        }
      }),
    )
  })

  test('leaves alone what was saved or changed since', () => {
    const after = withReplaced(mine, theirs)
    const [since, changed] = [
      { ...sit, id: 'since' },
      { ...sit, id: 'b', note: 'Changed' },
    ]
    const texts = { ...after.texts, 'stagwise-weapon': 'archery' }
    const back = takenBack({
      before: mine,
      after,
      now: { ...after, texts, sits: [...theirs.sits.slice(0, 1), since, changed] },
    })
    expect(back.sits).toEqual([sit, since, changed])
    expect(takenBack({ before: mine, after, now: { ...after, sits: [] } }).sits).toEqual([])
    expect(back.texts).toEqual({ ...mine.texts, 'stagwise-weapon': 'archery' })
    expect(back.maps).toEqual(mine.maps)
  })
})
