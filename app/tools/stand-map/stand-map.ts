import { directions } from '~/tools/wind-picker/wind-picker.data'
import { cleanLine, truncate } from '~/lib/text'
import { withId } from '~/lib/ids'
import { directionText, distanceOnMap, isInScent, scentText, span } from './map-geometry'
import { mostCharacters, mostPins, pinKinds, type PinKind } from './stand-map.data'
import type { Pin, Point, StandMap } from './stand-map.schema'

export interface LegendEntry {
  pin: Pin
  mark: string
  kind: string
  scent: string
  distances: string
}

type NewMap = Pick<StandMap, 'id' | 'madeOn' | 'width' | 'height'> & { fileName: string }

export function makeMap({ fileName, ...map }: NewMap): StandMap {
  const name = cleanLine(fileName.replace(/\.\w{1,5}$/, ''))
  return { ...map, name: truncate(name, mostCharacters - 1), north: 0, wind: '', ruler: [], scale: null, pins: [] }
}

export function mapName({ name }: Pick<StandMap, 'name'>): string {
  return cleanLine(name) || 'Unnamed map'
}

export function pinName({ kind, number, name }: Pin): string {
  return cleanLine(name) || `${withId(pinKinds, kind).name} ${String(number)}`
}

export function pinMark({ kind, number }: Pin): string {
  return `${withId(pinKinds, kind).letter}${String(number)}`
}

export function addPin(map: StandMap, { kind, id, ...point }: { kind: PinKind; id: string } & Point): StandMap {
  if (map.pins.length >= mostPins) return map
  const numbers = map.pins.filter((pin) => pin.kind === kind).map(({ number }) => number)
  const pin = { id, kind, name: '', number: Math.max(0, ...numbers) + 1, ...clamped(point) }
  return { ...map, pins: [...map.pins, pin] }
}

export function changePin(map: StandMap, id: string, change: Partial<Pick<Pin, 'name' | 'x' | 'y'>>): StandMap {
  return { ...map, pins: map.pins.map((pin) => (pin.id === id ? { ...pin, ...change } : pin)) }
}

export function restorePin(map: StandMap, pin: Pin, index: number): StandMap {
  return { ...map, pins: map.pins.filter(({ id }) => id !== pin.id).toSpliced(index, 0, pin) }
}

export function pinId(id: string): string {
  return `pin-${id}`
}

export function rulerId(index: number): string {
  return `ruler-${String(index)}`
}

export function clamped({ x, y }: Point): Point {
  return { x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) }
}

/** A low pin has no room for a name below it. */
export function isLow({ y }: Point): boolean {
  return y > 0.85
}

export function legendOf(map: StandMap): LegendEntry[] {
  return pinKinds.flatMap(({ id, name }) =>
    map.pins
      .filter(({ kind }) => kind === id)
      .map((pin) => ({
        pin,
        mark: pinMark(pin),
        kind: name,
        scent: id === 'stand' ? scentOf(map, pin) : '',
        distances: id === 'stand' ? distancesFrom(map, pin) : '',
      })),
  )
}

export function windText(map: StandMap): string {
  const wind = directions.find(({ id }) => id === map.wind)
  return wind ? `Wind from the ${wind.name.toLowerCase()}: scent blows ${scentText(map)}.` : 'No wind chosen.'
}

function scentOf(map: StandMap, stand: Pin): string {
  if (map.wind === '') return ''
  const reached = nearestFirst(map, stand).filter((pin) => pin.kind !== 'stand' && isInScent(map, stand, pin))
  if (reached.length === 0) return 'Clear: no feed, bed or access pin is in your scent cone.'
  const names = reached.map((pin) => {
    const distance = distanceOnMap(map, stand, pin)
    return distance === '' ? pinName(pin) : `${pinName(pin)} (${distance})`
  })
  return `Your scent blows toward: ${names.join(', ')}.`
}

function distancesFrom(map: StandMap, stand: Pin): string {
  return nearestFirst(map, stand)
    .map((pin) => `${pinName(pin)}: ${wayText(map, stand, pin)}`)
    .join('; ')
}

function wayText(map: StandMap, from: Point, to: Point): string {
  return [distanceOnMap(map, from, to), directionText(map, from, to)].filter(Boolean).join(' ') || 'same place'
}

function nearestFirst(map: StandMap, stand: Pin): Pin[] {
  const others = map.pins.filter(({ id }) => id !== stand.id)
  return others.toSorted((one, other) => span(map, stand, one) - span(map, stand, other))
}
