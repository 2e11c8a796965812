/** The columns of the CSV file, for people. */
import { fieldNames } from '~/lib/record-fields'
import { seasonFields, seasonLabels } from './season.fields'

const day = 'As 2026-11-21. A spreadsheet may turn it into 11/21/2026, which is refused: format the column as text.'

const about = {
  state: 'Postal letters, or the name.',
  species: seasonFields.species.hint,
  weapon: seasonFields.weapon.hint,
  zone: seasonFields.zone.hint,
  opensOn: day,
  closesOn: seasonFields.closesOn.hint,
  bagLimit: 'May be empty.',
  fee: 'May be empty.',
  minutesBeforeSunrise: 'Minutes, if this season’s hours are not the state’s. May be empty or missing.',
  minutesAfterSunset: 'As the column before it: both or neither.',
  sourceUrl: seasonFields.sourceUrl.hint,
  checkedOn: seasonFields.checkedOn.hint,
} as const satisfies Record<keyof typeof seasonFields, string>

export const csvColumns = fieldNames(seasonFields).map((name) => ({ name: seasonLabels[name], about: about[name] }))

export const exampleCsv = [
  csvColumns.map(({ name }) => name).join(','),
  'OH,White-tailed deer,Archery,Statewide,2026-10-03,2027-01-24,"2 deer, 1 antlered",$1 tag,30,30,https://agency.example/deer,2026-09-01',
  'OH,White-tailed deer,Firearms (youth),Zone 9,2026-11-14,2026-11-15,,,,,https://agency.example/deer,2026-09-01',
].join('\n')
