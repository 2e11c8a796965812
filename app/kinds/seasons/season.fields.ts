/** The order is that of the form and of the CSV file, whose columns have the labels as names. */
import { states } from '~/lib/states.data'
import { labelsOf, type FieldTable, type FormValuesOf } from '~/lib/record-fields'
import { namesOf, speciesNames, weaponNames } from './season-names.data'

const malformedDay = 'Use a date like 2026-11-21'

/** A negative number is on the sun's side: after sunrise, before sunset. */
const hours = { kind: 'optional number', section: 'season', min: -120, max: 120 } as const
const malformedMinutes = 'Use whole minutes from -120 to 120, or leave it empty'

export const seasonFields = {
  state: {
    kind: 'choice',
    label: 'State',
    section: 'season',
    choices: states.map(({ id }) => id),
    empty: 'Choose a state',
    unknown: 'Choose one of the fifty states',
  },
  species: {
    kind: 'line',
    label: 'Species',
    section: 'season',
    hint: 'Such as white-tailed deer. Put anything else in parentheses.',
    suggestions: speciesNames,
    rule: namesOf(speciesNames),
    max: 80,
    missing: 'Please name the species',
  },
  weapon: {
    kind: 'line',
    label: 'Weapon',
    section: 'season',
    hint: 'Such as archery, muzzleloader, or firearms (youth).',
    suggestions: weaponNames,
    rule: namesOf(weaponNames),
    max: 80,
    missing: 'Please name the weapon',
  },
  zone: {
    kind: 'line or default',
    label: 'Zone',
    section: 'season',
    hint: 'Unit, county or zone. Statewide where it is empty.',
    max: 120,
    initial: 'Statewide',
    suggestions: ['Statewide'],
  },
  opensOn: { kind: 'date', label: 'Opens', section: 'season', missing: malformedDay },
  closesOn: {
    kind: 'date',
    label: 'Closes',
    section: 'season',
    hint: 'The last day that is open.',
    missing: malformedDay,
  },
  bagLimit: {
    kind: 'optional line',
    label: 'Limit',
    section: 'season',
    hint: 'Such as two deer, one of them antlered.',
    max: 200,
  },
  fee: {
    kind: 'optional line',
    label: 'Fee',
    section: 'season',
    hint: 'License and tag, with the dollar sign.',
    max: 200,
  },
  minutesBeforeSunrise: {
    ...hours,
    label: 'Before sunrise',
    hint: 'Minutes, where this season’s hours are not the state’s: such as 30, or 0 for sunrise itself. The tools then use these.',
    malformed: malformedMinutes,
  },
  minutesAfterSunset: {
    ...hours,
    label: 'After sunset',
    hint: 'Minutes, with the field before: both or neither.',
    malformed: malformedMinutes,
  },
  sourceUrl: {
    kind: 'url',
    label: 'Source',
    section: 'source',
    hint: 'The address of the agency’s page or booklet that says so. Visitors get the link.',
    max: 2000,
    missing: 'Use a web address that starts with https:// or http://',
  },
  checkedOn: {
    kind: 'date',
    label: 'Checked',
    section: 'source',
    hint: 'The day you read the source.',
    missing: malformedDay,
  },
} as const satisfies FieldTable<'season' | 'source'>

export type SeasonValues = FormValuesOf<typeof seasonFields>

export const seasonLabels = labelsOf(seasonFields)
