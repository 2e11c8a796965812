import type { z } from 'zod'
import { differencesOf, type FormValues } from '~/lib/editing'
import type { FieldTable, RecordOf } from '~/lib/record-fields'

export interface Version {
  version: number
  record: Readonly<RecordOf<FieldTable>>
  savedAt: string
  /** Null for records older than versions. */
  savedBy: string | null
  restoredFrom: number | null
}

export const alwaysKeptVersions = 20

export interface VersionLine extends Omit<Version, 'record'> {
  changes: readonly string[] | undefined
}

export interface RestoreEffects {
  address?: { from: string; to: string } | undefined
  flag?: { label: string; wasOn: boolean } | undefined
}

/** A schedule is no field of the record. */
export const publishesField = 'publishes'

/** The reason why a version cannot be saved as it is. */
export interface VersionFault {
  /** The name of the field. */
  name: string
  message: string
}

export function versionFaults({ issues }: z.ZodError): VersionFault[] {
  return issues.map(({ path: [name], message }) => ({ name: String(name), message }))
}

/** A field that the version lacks, so the operator is asked. */
export interface AskedField {
  name: string
  label: string
  message: string
  value: string
  choices: readonly { value: string; label: string }[] | null
}

interface Reading {
  labels: Readonly<Record<string, string>>
  valuesOf: (record: Version['record']) => FormValues
}

/** @param versions newest first, with the one before the last at the end if there is one */
export function toVersionLines(versions: readonly Version[], { labels, valuesOf }: Reading): VersionLine[] {
  return versions.map(({ record, ...line }, index) => {
    const before = versions[index + 1]
    const changed = before && differencesOf(labels, { stored: valuesOf(before.record), typed: valuesOf(record) })
    return {
      ...line,
      changes: changed?.map(({ name, label, stored, typed }) =>
        name === publishesField ? `${label}: ${stored} → ${typed}` : label,
      ),
    }
  })
}

export const versionMessages = {
  notFound: { title: 'Version Not Found', message: 'There is no such version. Old ones are deleted after a while.' },
  recordGone: { title: 'Not Found', message: 'This record is no longer there. It may be in the bin.' },
  listFailed: { title: 'Error', message: 'Failed to load the versions. Please try again.' },
  restored: (version: number) => ({
    title: `Version ${String(version)} Restored`,
    description: 'It is a new version now, so nothing is lost.',
  }),
  fieldsRestored: (version: number) => ({
    title: `Fields of Version ${String(version)} Restored`,
    description: 'That is a new version now, so nothing is lost.',
  }),
  noneChosen: 'Choose the fields to restore first.',
  restoreFailed: { title: 'Error', description: 'Failed to restore the version: ' },
  changed: 'Somebody has saved it since you opened this page. Look at the versions, and restore again.',
  noLonger: (reason: string) => `This version can’t be saved as it is: ${reason}`,
} as const

export function versionWords({ savedBy, restoredFrom }: Pick<Version, 'savedBy' | 'restoredFrom'>): string {
  if (savedBy === null) return 'before versions were kept'
  return restoredFrom === null ? `saved by ${savedBy}` : `restored by ${savedBy} from version ${String(restoredFrom)}`
}
