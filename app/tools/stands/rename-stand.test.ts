import { expect, test } from 'vitest'
import type { Sit } from '~/tools/season-log/sit'
import { addPin, changePin, makeMap } from '~/tools/stand-map/stand-map'
import { findNames, withNames } from './rename-stand'

const sit = (id: string, stand: string): Sit => ({
  id,
  stand,
  date: '2026-11-14',
  from: '06:00',
  to: '09:00',
  place: '',
  wind: '',
  note: '',
  ground: '',
  sightings: [],
})

const bare = makeMap({ id: 'm', madeOn: '2026-11-14', width: 40, height: 30, fileName: 'Farm.jpg' })
const pin = (map: typeof bare, kind: 'stand' | 'bed', id: string, name: string) =>
  changePin(addPin(map, { kind, id, x: 0.5, y: 0.5 }), id, { name })
const map = pin(pin(pin(bare, 'stand', 'p1', ' oak '), 'stand', 'p2', 'Creek'), 'bed', 'p3', 'Oak')
const other = pin({ ...bare, id: 'n' }, 'stand', 'p4', 'Creek')
const visit = (id: string, stand: string) => ({
  id,
  stand,
  camera: 'Browning',
  at: '2026-11-14T06:42:10',
  taken: '',
  pictures: 1,
  what: '',
  place: '',
  ground: '',
})
const all = {
  sits: [sit('a', 'O AK'), sit('b', 'Creek'), sit('c', 'Oak ladder')],
  visits: [visit('v', 'oak'), visit('w', 'Creek')],
  maps: [map, other],
}

test('a stand is found by its whole name, in any case, on stand pins and in sits, where spaces do not count either', () => {
  expect(findNames(all, 'Oak')).toEqual({
    sits: new Map([['a', 'O AK']]),
    visits: new Map([['v', 'oak']]),
    pins: new Map([['p1', ' oak ']]),
  })
})

test('its rows and pins get another name, nothing else changes, and the old names come back', () => {
  const renamed = withNames(all, {
    sits: new Map([['a', 'Big oak']]),
    visits: new Map([['v', 'Big oak']]),
    pins: new Map([['p1', 'Big oak']]),
  })
  expect(renamed.visits).toEqual([visit('v', 'Big oak')])
  expect(renamed.sits).toEqual([sit('a', 'Big oak')])
  expect(renamed.maps).toEqual([changePin(map, 'p1', { name: 'Big oak' })])
  expect(withNames({ ...all, ...renamed }, findNames(all, 'Oak'))).toEqual({
    sits: [sit('a', 'O AK')],
    visits: [visit('v', 'oak')],
    maps: [map],
  })
})

test('with a stand that nothing else names there is nothing to write', () => {
  expect(withNames(all, findNames(all, 'Barn'))).toEqual({ sits: [], visits: [], maps: [] })
})
