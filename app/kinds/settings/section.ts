import type { FieldTable, RecordOf } from '~/lib/record-fields'

/** The environment gives these values, which apply until the section is saved. */
export interface FirstValues {
  name: string
  email: string
}

export interface SettingsSection<Fields extends FieldTable = FieldTable> {
  /** The id in the database is never reused. */
  id: number
  title: string
  hint: string
  groups: Readonly<Record<string, string>>
  /** The groups of the narrow column, which comes first. */
  narrow?: readonly string[]
  fields: Fields
  defaults: (first: FirstValues) => RecordOf<Fields>
  summary: (record: RecordOf<Fields>) => string
  /** Folds each group to its title and this line. */
  lineOf?(group: string, typed: (field: string) => string): string
  check?(record: RecordOf<Fields>, refuse: (field: keyof Fields & string, message: string) => void): void
}

/** Ties the types of the fields to the other functions. */
export function defineSection<const Fields extends FieldTable>(section: SettingsSection<Fields>) {
  return section
}
