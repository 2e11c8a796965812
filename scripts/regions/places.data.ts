/** The zones of states and provinces, by the names that the drawn lines part. */
import { stateZones } from '~/features/tools/ground/state-zones.data'

export const mexico = 'Mexico'

/** Zones with the clock of another one beside them, without "America/". */
const sameClock: Readonly<Record<string, readonly string[]>> = {
  'America/New_York': [
    ...['Detroit', 'Indiana/Indianapolis', 'Indiana/Marengo', 'Indiana/Petersburg', 'Indiana/Vevay'],
    ...['Indiana/Vincennes', 'Indiana/Winamac', 'Kentucky/Louisville', 'Kentucky/Monticello'],
  ],
  'America/Chicago': [
    ...['Menominee', 'Indiana/Knox', 'Indiana/Tell_City'],
    ...['North_Dakota/Beulah', 'North_Dakota/Center', 'North_Dakota/New_Salem'],
  ],
  'America/Denver': ['Boise'],
  'America/Anchorage': ['Juneau', 'Metlakatla', 'Nome', 'Sitka', 'Yakutat'],
  'America/Edmonton': ['Inuvik'],
  'America/Fort_Nelson': ['Dawson_Creek'],
  'America/Halifax': ['Glace_Bay'],
  'America/Rankin_Inlet': ['Resolute'],
  'America/Regina': ['Swift_Current'],
  'America/Whitehorse': ['Dawson'],
  [mexico]: ['Tijuana', 'Hermosillo', 'Ciudad_Juarez', 'Ojinaga', 'Chihuahua', 'Matamoros', 'Monterrey'],
}

const mergedInto = new Map<string, string>(
  Object.entries(sameClock).flatMap(([zone, names]) => names.map((name) => [`America/${name}`, zone] as const)),
)

export const provinces: Readonly<Record<string, { name: string; zones: readonly string[] }>> = {
  AB: { name: 'Alberta', zones: ['Edmonton'] },
  BC: { name: 'British Columbia', zones: ['Vancouver', 'Edmonton', 'Creston', 'Fort_Nelson'] },
  MB: { name: 'Manitoba', zones: ['Winnipeg'] },
  NB: { name: 'New Brunswick', zones: ['Moncton'] },
  NL: { name: 'Newfoundland and Labrador', zones: ['St_Johns', 'Goose_Bay'] },
  NS: { name: 'Nova Scotia', zones: ['Halifax'] },
  NT: { name: 'Northwest Territories', zones: ['Edmonton'] },
  NU: { name: 'Nunavut', zones: ['Iqaluit', 'Rankin_Inlet', 'Cambridge_Bay', 'Atikokan'] },
  ON: { name: 'Ontario', zones: ['Toronto', 'Winnipeg', 'Atikokan'] },
  PE: { name: 'Prince Edward Island', zones: ['Halifax'] },
  QC: { name: 'Quebec', zones: ['Toronto', 'Halifax', 'Blanc-Sablon'] },
  SK: { name: 'Saskatchewan', zones: ['Regina', 'Edmonton', 'Winnipeg'] },
  YT: { name: 'Yukon', zones: ['Whitehorse'] },
}

export const zonesOfStates = new Map<string, readonly string[]>([
  ...Object.entries(stateZones),
  ['DC', ['America/New_York']],
])

export const zonesOfProvinces = new Map(
  Object.entries(provinces).map(([id, { zones }]) => [id, zones.map((zone) => `America/${zone}`)] as const),
)

const drawnZones = new Set([...zonesOfStates.values(), ...zonesOfProvinces.values(), [mexico]].flat())

/** Undefined for one that is not drawn. */
export function findDrawnZone(id: string): string | undefined {
  const zone = mergedInto.get(id) ?? id
  return drawnZones.has(zone) ? zone : undefined
}
