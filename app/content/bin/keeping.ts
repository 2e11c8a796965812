import { alwaysKeptVersions } from '~/content/revisions/versions'
import { countDays } from '~/lib/days'
import type { EditQuestion } from '~/lib/editing'
import type { Message } from '~/lib/messages'
import type { Rules } from '~/lib/rules'
import { countOf } from '~/lib/text'

export type KeepingRule = Rules['keeping']

export const keepingLimits = {
  binDays: { min: 1, max: 365 },
  versionDays: { min: 1, max: 3650 },
} as const satisfies Record<keyof KeepingRule, { min: number; max: number }>

export const keepingLabels = {
  binDays: 'Days in the bin',
  versionDays: 'Days that every version is kept',
} as const satisfies Record<keyof KeepingRule, string>

export function keepingLine({ binDays, versionDays }: KeepingRule): string {
  return `After ${countDays(binDays)} in the bin a record is deleted for good, with all that belongs to it. Every version of a record is kept for ${countDays(versionDays)}, and the last ${String(alwaysKeptVersions)} for as long as the record.`
}

export function keepingName({ binDays, versionDays }: KeepingRule): string {
  return `bin ${countDays(binDays)}, versions ${countDays(versionDays)}`
}

export interface Doomed {
  records: number
  versions: number
}

export function keepingQuestion(rule: KeepingRule, { records, versions }: Doomed) {
  return {
    title: 'Delete now what is older?',
    text: `By this rule the next daily run deletes ${countOf(records, 'record')} in the bin and ${countOf(versions, 'old version')} for good.`,
    answers: [
      { value: `keep-${String(rule.binDays)}-${String(rule.versionDays)}`, label: 'Save the rule and delete them' },
    ],
  } satisfies EditQuestion
}

export const keepingMessages = {
  invalid: { title: 'Error', description: 'Please correct the marked fields.' },
  failed: { title: 'Error', description: 'Failed to save the rule.' },
} as const satisfies Record<string, Message>

export function keepingMessage(rule: KeepingRule): Message {
  return { title: 'Rule Saved', description: keepingLine(rule) }
}
