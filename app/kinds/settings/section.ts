/** A section of the site's settings: its fields, and what it holds until an operator saves it. */
import type { FieldTable, RecordOf } from '~/lib/record-fields'

/** From the environment. They count until the section is saved. */
export interface FirstValues {
  name: string
  email: string
}

export interface SettingsSection<Fields extends FieldTable = FieldTable> {
  /** In the database. Never reused. */
  id: number
  title: string
  /** What it is for, in a sentence. */
  hint: string
  /** Of the editor, by the section of its fields. An empty title shows none. */
  groups: Readonly<Record<string, string>>
  fields: Fields
  defaults: (first: FirstValues) => RecordOf<Fields>
  /** What the overview says it holds. */
  summary: (record: RecordOf<Fields>) => string
  /** Rules beyond the kinds of the fields. */
  check?(record: RecordOf<Fields>, refuse: (field: keyof Fields & string, message: string) => void): void
}

/** Ties the types of the fields to the other functions. */
export function defineSection<const Fields extends FieldTable>(section: SettingsSection<Fields>) {
  return section
}
