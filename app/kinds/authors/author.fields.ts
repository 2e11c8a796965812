import { formValuesOf, labelsOf, type FieldTable, type FormValuesOf, type RecordOf } from '~/lib/record-fields'

export const authorFields = {
  fullName: { kind: 'line', label: 'Name', section: 'text', max: 120, missing: 'Please enter the name' },
  isPerson: {
    kind: 'flag',
    label: 'Who it is',
    section: 'text',
    initial: true,
    choices: [
      { value: 'true', label: 'A person' },
      { value: 'false', label: 'A team or an organization', hint: 'Search engines see a team, not a person.' },
    ],
  },
  experience: {
    kind: 'optional line',
    label: 'Experience',
    section: 'text',
    hint: 'One line under the name, such as “Bowhunter and hunter education instructor.”',
    max: 500,
  },
  bio: {
    kind: 'optional text',
    label: 'About the author',
    section: 'text',
    hint: 'Shown below each of the author’s posts.',
    max: 5000,
    rows: 6,
  },
  pictureUrl: {
    kind: 'picture',
    label: 'Picture',
    section: 'picture',
    hint: 'Shown as a circle. Leave it empty to use the initials.',
    max: 2000,
    fileName: 'picture',
    altFrom: 'pictureAlt',
  },
  pictureAlt: {
    kind: 'optional text',
    label: 'Alt text',
    section: 'picture',
    hint: 'Describes the picture for screen readers.',
    max: 1000,
    rows: 2,
  },
} as const satisfies FieldTable<'text' | 'picture'>

export type AuthorValues = FormValuesOf<typeof authorFields>

export const authorLabels = labelsOf(authorFields)

export function toAuthorValues(author?: RecordOf<typeof authorFields>): AuthorValues {
  return formValuesOf(authorFields, author)
}
