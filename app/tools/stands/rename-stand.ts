/**
 * Renames a stand wherever this browser has the old name: on the pins of maps, in the season log and on the hunt-day
 * sheet. Its sits stay those of one stand, which the plan of a week rests.
 */
import { browserStorage } from '~/lib/browser-storage'
import { cleanLine, countOf } from '~/lib/text'
import type { CameraVisit } from '~/tools/season-log/camera-visit'
import { announceHere as tellLog, listSits, saveSits } from '~/tools/season-log/log-store'
import type { Sit } from '~/tools/season-log/sit'
import { readCameraVisits, saveCameraVisits } from '~/tools/season-log/use-camera-visits'
import { announceHere as tellMaps, listMaps, saveMap } from '~/tools/stand-map/map-store'
import type { StandMap } from '~/tools/stand-map/stand-map.schema'
import { isSameName, standKey } from './stand'

export interface NamedThings {
  sits: readonly Sit[]
  visits: readonly CameraVisit[]
  maps: readonly StandMap[]
}

/** The names are by the id of a sit, a camera visit or a pin. */
type Names = ReadonlyMap<string, string>

interface FoundNames {
  sits: Names
  visits: Names
  pins: Names
}

/** Finds the sits and pins with a name, and the name as it is written there. */
export function findNames({ sits, visits, maps }: NamedThings, name: string): FoundNames {
  const pins = maps.flatMap((map) => map.pins.filter(({ kind }) => kind === 'stand'))
  const named = (rows: readonly Pick<Sit, 'id' | 'stand'>[]) =>
    new Map(rows.filter(({ stand }) => standKey(stand) === standKey(name)).map(({ id, stand }) => [id, stand]))
  return {
    sits: named(sits),
    visits: named(visits),
    pins: new Map(pins.filter((pin) => isSameName(cleanLine(pin.name), name)).map((pin) => [pin.id, pin.name])),
  }
}

/** Returns only the sits and maps that change. */
export function withNames({ sits, visits, maps }: NamedThings, names: FoundNames): NamedThings {
  return {
    visits: visits
      .filter(({ id }) => names.visits.has(id))
      .map((visit) => ({ ...visit, stand: names.visits.get(visit.id) ?? visit.stand })),
    sits: sits
      .filter(({ id }) => names.sits.has(id))
      .map((sit) => ({ ...sit, stand: names.sits.get(sit.id) ?? sit.stand })),
    maps: maps
      .filter(({ pins }) => pins.some(({ id }) => names.pins.has(id)))
      .map((map) => ({ ...map, pins: map.pins.map((pin) => ({ ...pin, name: names.pins.get(pin.id) ?? pin.name })) })),
  }
}

export interface Renamed {
  /** The places where the name was found, such as "on your map and in 3 sits of the log". */
  where: string
  undo: () => Promise<void>
}

/** @throws a DOMException where the browser blocks its storage */
export async function renameStand(from: string, to: string): Promise<Renamed> {
  const found = findNames(await readAll(), from)
  const renamed = (names: Names) => new Map([...names.keys()].map((id) => [id, to]))
  await write({ sits: renamed(found.sits), visits: renamed(found.visits), pins: renamed(found.pins) })
  const isOnSheet = renameOnSheet(from, to)
  return {
    where: [
      found.pins.size === 0 ? '' : 'on your map',
      found.sits.size === 0 ? '' : `in ${countOf(found.sits.size, 'sit')} of the log`,
      found.visits.size === 0 ? '' : `in ${countOf(found.visits.size, 'camera visit')}`,
      isOnSheet ? 'on the hunt-day sheet' : '',
    ]
      .filter(Boolean)
      .join(' and '),
    async undo() {
      await write(found)
      if (isOnSheet) renameOnSheet(to, from)
    },
  }
}

async function readAll(): Promise<NamedThings> {
  return { sits: await listSits(), visits: readCameraVisits(), maps: await listMaps() }
}

async function write(names: FoundNames): Promise<void> {
  const { sits, visits, maps } = withNames(await readAll(), names)
  if (sits.length > 0) await saveSits(sits)
  for (const map of maps) await saveMap(map)
  if (visits.length > 0) {
    saveCameraVisits(readCameraVisits().map((visit) => visits.find(({ id }) => id === visit.id) ?? visit))
  }
  tellLog()
  tellMaps()
}

const sheetKey = 'stagwise-hunt-day'

/** @returns whether the sheet had the name */
function renameOnSheet(from: string, to: string): boolean {
  const sheet = new URLSearchParams(browserStorage.read(sheetKey) ?? '')
  if (!isSameName(cleanLine(sheet.get('stand') ?? ''), from)) return false
  sheet.set('stand', to)
  return browserStorage.write(sheetKey, sheet.toString())
}
