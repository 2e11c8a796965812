/** What the release of November 28, 2026 stored was written by its own code, and is never edited. */
import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { isCameraEntry, toVisits } from '~/tools/season-log/camera-visit'
import { readSit } from '~/tools/season-log/sit'
import { readLogFile } from '~/tools/season-log/sit-files'
import { StandMap } from '~/tools/stand-map/stand-map.schema'
import { readStands, toFullQuery } from '~/tools/stands/stand'
import { kitKeys, readKitFile, toKitFile } from './kit-file'
import { withMissing, withReplaced } from './kit-merge'

const Stored = z.object({
  localStorage: z.record(z.string(), z.string()),
  'stagwise-log': z.object({ sits: z.array(z.unknown()) }),
  'stagwise-maps': z.object({ maps: z.array(z.unknown()), pictures: z.record(z.string(), z.array(z.number())) }),
  kitFile: z.unknown(),
  logCsv: z.string(),
  logJson: z.unknown(),
})
const stored = Stored.parse(JSON.parse(readFileSync('app/tools/kit/stored-in-november-2026.test-data.json', 'utf8')))
const sits = stored['stagwise-log'].sits.map((row) => readSit(row).sit)
const kept = sits.flatMap((sit) => sit ?? [])
const texts = Object.fromEntries(Object.entries(stored.localStorage).filter(([key]) => kitKeys.includes(key)))
const maps = stored['stagwise-maps'].maps.map((row) => ({
  map: StandMap.parse(row),
  picture: Uint8Array.from(stored['stagwise-maps'].pictures[StandMap.parse(row).id] ?? []),
}))
const kit = { texts, sits: kept, maps }

test('every row and text that was stored is read as it was', () => {
  expect(sits).toEqual(stored['stagwise-log'].sits)
  expect(maps.map(({ map }) => map)).toEqual(stored['stagwise-maps'].maps)
  const stands = stored.localStorage['stagwise-stands'] ?? ''
  expect(toFullQuery(readStands(new URLSearchParams(stands))).toString()).toBe(stands)
  expect(readKitFile(toKitFile(kit, '2026-11-28'), 'kit.json')).toEqual({ kit, savedOn: '2026-11-28', leftOut: [] })
})

test('its files are read whole, and added or put in place of the same they change nothing', () => {
  expect(readKitFile(JSON.stringify(stored.kitFile), 'kit.json')).toEqual({ kit, savedOn: '2026-11-28', leftOut: [] })
  for (const text of [stored.logCsv, JSON.stringify(stored.logJson)]) {
    expect(readLogFile(text)).toMatchObject({ sits: kept, visits: [], refused: [] })
  }
  expect(withMissing(kit, kit)).toEqual({ kit, leftOut: [] })
  expect(withReplaced(kit, kit)).toEqual(kit)
})

test('the entries that came from a camera are known as such, and become visits', () => {
  expect(kept.filter(isCameraEntry).flatMap(toVisits)).toMatchObject([
    { camera: 'BROWNING BTC-8E-HP5', at: '2026-11-17T22:44:00', pictures: 2, place: 'Home farm' },
    { at: '2026-11-18T01:50:00', what: '8-pt' },
    { at: '2026-11-18T22:02:00', pictures: 1 },
    { camera: 'MOULTRIE', at: '2000-01-01T00:10:00' },
  ])
  expect(kept.filter((sit) => !isCameraEntry(sit))).toHaveLength(3)
})
