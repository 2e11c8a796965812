/** This module brings packages along, so import it when it is needed. */
import * as z from 'zod/mini'
import { huntTypes } from '~/tools/checklist/checklist-items.data'
import { isSavedLists, savedListsKey } from '~/tools/checklist/saved-marks'
import { isUnchecked, readStoredGround } from '~/tools/ground/stored-ground'
import { readHuntDayQuery } from '~/tools/hunt-day/hunt-day.schema'
import { cameraVisitsKey, parseVisits, serializeVisits } from '~/tools/season-log/camera-visit'
import type { Sit } from '~/tools/season-log/sit'
import { readLogFile, readLogRecord, toLogRecord } from '~/tools/season-log/sit-files'
import type { ImportedLog } from '~/tools/season-log/log-csv'
import { readMapRecord, toMapRecord, type StoredMap } from '~/tools/stand-map/map-file'
import { readStands } from '~/tools/stands/stand'
import { isStoredWeek } from '~/tools/wind-picker/stored-week'
import { unitSystems } from '~/tools/units'
import { species } from '~/tools/venison-yield/venison-yield.data'
import { states } from '~/lib/states.data'
import { countOf } from '~/lib/text'
import { parseJson } from '~/lib/parse-json'

export const standsKey = 'stagwise-stands'

const isOneOf = (all: readonly { id: string }[]) => (text: string) => all.some(({ id }) => id === text)

/** Each key of the browser's storage has a test of the texts that this release or an earlier one can read. */
const readable: Readonly<Record<string, (text: string) => boolean>> = {
  'stagwise-ground': (text) => readStoredGround(text) !== undefined || isUnchecked(text),
  [standsKey]: (text) => readStands(new URLSearchParams(text)).length > 0,
  [savedListsKey]: isSavedLists,
  [cameraVisitsKey]: (text) => parseVisits(text).length > 0,
  'stagwise-week': isStoredWeek,
  'stagwise-hunt-day': (text) => Object.keys(readHuntDayQuery(new URLSearchParams(text)).errors).length === 0,
  'stagwise-weapon': isOneOf(huntTypes),
  'stagwise-species': isOneOf(species),
  'stagwise-state': isOneOf(states),
  'stagwise-units': isOneOf(unitSystems),
  'stagwise-rut-zone': (text) => /^[\w-]{1,60}$/.test(text),
}

export const kitKeys: readonly string[] = Object.keys(readable)

export interface Kit {
  texts: Readonly<Record<string, string>>
  sits: readonly Sit[]
  maps: readonly StoredMap[]
}

const format = 'field-kit'
const version = 1

const KitFile = z.object({
  format: z.literal(format),
  version: z.number(),
  savedOn: z.string(),
  texts: z.record(z.string(), z.string()),
  log: z.unknown(),
  maps: z.array(z.unknown()),
})

export function toKitFile({ texts, sits, maps }: Kit, savedOn: string): string {
  const log = toLogRecord(sits)
  const mapRecords = maps.map(({ map, picture }) => toMapRecord(map, picture))
  return JSON.stringify({ format, version, savedOn, texts, log, maps: mapRecords } satisfies z.infer<typeof KitFile>)
}

export interface ReadKit {
  kit: Kit
  /** The date is undefined for a file of the log or of a map. */
  savedOn?: string
  leftOut: string[]
}

/**
 * @param here the sits of this browser, which lines of a table without an id may repeat
 * @returns the content of the file, or a sentence that says what is wrong with it
 */
export function readKitFile(text: string, name: string, here: readonly Sit[] = []): ReadKit | string {
  const content = text.replace(/^\uFEFF/, '')
  if (!content.trimStart().startsWith('{')) return readLog(readLogFile(content, { sits: here }), name)
  const read = z.safeParse(JsonObject, parseJson(content)).data
  if (read === undefined) return `“${name}” is damaged: it is not complete JSON.`
  if ('sits' in read) return readLog(readLogRecord(read), name)
  const { data: file, error } = z.safeParse(KitFile, read)
  if (!file) {
    const map = readMapRecord(read, name)
    if (typeof map !== 'string') return { kit: { ...emptyKit, maps: [map] }, leftOut: [] }
    const at = 'format' in read && read.format === format ? error.issues[0]?.path.join('.') : undefined
    return at ? `“${name}” is damaged: “${at}” is missing or wrong.` : `“${name}” is not a file that was saved here.`
  }
  if (file.version > version) {
    return `“${name}” was saved by a newer version of this site. Reload this page with a signal, and read it again.`
  }
  const known = Object.entries(file.texts).filter(([key]) => kitKeys.includes(key))
  const texts = Object.fromEntries(known.filter(([key, value]) => readable[key]?.(value)))
  const log = readLogRecord(file.log)
  const maps = file.maps.map((each, index) => readMapRecord(each, `map ${String(index + 1)} of ${name}`))
  return {
    kit: { texts, sits: log.sits, maps: maps.filter((map) => typeof map !== 'string') },
    savedOn: file.savedOn,
    leftOut: [
      ...known.filter(([key]) => !(key in texts)).map(([key]) => `“${key}” is not as this site saves it.`),
      ...log.refused,
      ...maps.filter((map) => typeof map === 'string'),
    ],
  }
}

function readLog({ sits, visits, refused, unclear }: ImportedLog, name: string): ReadKit | string {
  if (unclear !== undefined)
    return `The dates in “${name}” may be two days each. Open it in the Season Log, which asks.`
  if (sits.length + visits.length === 0) return `Nothing in “${name}” can be read. ${refused.join(' ')}`.trim()
  const texts = visits.length === 0 ? {} : { [cameraVisitsKey]: serializeVisits(visits) }
  return { kit: { ...emptyKit, texts, sits }, leftOut: refused }
}

const JsonObject = z.record(z.string(), z.unknown())

export const emptyKit: Kit = { texts: {}, sits: [], maps: [] }

export function isEmpty({ texts, sits, maps }: Kit): boolean {
  return Object.keys(texts).length + sits.length + maps.length === 0
}

export function describeKit({ texts, sits, maps }: Kit): string {
  const stands = readStands(new URLSearchParams(texts[standsKey] ?? '')).length
  const visits = parseVisits(texts[cameraVisitsKey] ?? '').length
  const parts = [
    'stagwise-ground' in texts ? 'your ground' : '',
    stands === 0 ? '' : countOf(stands, 'stand'),
    sits.length === 0 ? '' : countOf(sits.length, 'sit'),
    visits === 0 ? '' : countOf(visits, 'camera visit'),
    maps.length === 0 ? '' : countOf(maps.length, 'map'),
    savedListsKey in texts ? 'your checklists' : '',
    'stagwise-hunt-day' in texts ? 'the names on your hunt-day sheet' : '',
  ].filter(Boolean)
  if (parts.length === 0) return isEmpty({ texts, sits, maps }) ? 'nothing yet' : 'your last choices'
  return parts.length === 1 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
}
