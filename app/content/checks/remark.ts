/** Checks warn and never block. */

export type Spot = { kind: 'heading' | 'picture' | 'link'; index: number } | { kind: 'text'; text: string }

export interface Remark {
  field: string
  text: string
  reason: string
  spot?: Spot | undefined
}

export interface Checked {
  remarks: readonly Remark[]
}

export function isChecked(value: unknown): value is Checked {
  return typeof value === 'object' && value !== null && 'remarks' in value && Array.isArray(value.remarks)
}

export const checkIntent = 'check-record'

export interface OpenedChecks {
  url: string
  checked: Checked | undefined
}

export const mostOfAKind = 8

export function atMost(remarks: readonly Remark[], noun: string): Remark[] {
  const more = remarks.length - mostOfAKind
  const [first] = remarks
  if (more <= 0 || !first) return [...remarks]
  const rest = { field: first.field, reason: first.reason, text: `${String(more)} more ${noun}.` }
  return [...remarks.slice(0, mostOfAKind), rest]
}

export function remarksNotice({ remarks: { length } }: Checked): string[] {
  if (length === 0) return []
  return [
    length === 1
      ? 'The checks have 1 remark: see “Before it goes out.”'
      : `The checks have ${String(length)} remarks: see “Before it goes out.”`,
  ]
}

export function excerptOf(text: string, most = 60): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  return characters.length <= most
    ? line
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
