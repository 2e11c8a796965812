/** What the checks found in a record. They warn and never block. */

/** Where in a field: the nth heading, picture or link of the content, or a text. */
export type Spot = { kind: 'heading' | 'picture' | 'link'; index: number } | { kind: 'text'; text: string }

export interface Remark {
  /** Of the form. */
  field: string
  /** What was found. */
  text: string
  /** Why it matters, in a sentence. */
  reason: string
  /** In the content of a post. */
  spot?: Spot | undefined
}

export interface Checked {
  remarks: readonly Remark[]
}

export function isChecked(value: unknown): value is Checked {
  return typeof value === 'object' && value !== null && 'remarks' in value && Array.isArray(value.remarks)
}

/** Of the button Check, in a form without JavaScript. */
export const checkIntent = 'check-record'

/** What an editor opens with. */
export interface OpenedChecks {
  url: string
  /** Undefined for a new record. */
  checked: Checked | undefined
}

/** Of one kind; the rest is a number. */
export const mostOfAKind = 8

/** The first ones, and how many more there are. */
export function atMost(remarks: readonly Remark[], noun: string): Remark[] {
  const more = remarks.length - mostOfAKind
  const [first] = remarks
  if (more <= 0 || !first) return [...remarks]
  const rest = { field: first.field, reason: first.reason, text: `${String(more)} more ${noun}.` }
  return [...remarks.slice(0, mostOfAKind), rest]
}

/** For the message after a save. */
export function remarksNotice({ remarks: { length } }: Checked): string[] {
  if (length === 0) return []
  return [
    length === 1
      ? 'The checks have 1 remark: see “Before it goes out.”'
      : `The checks have ${String(length)} remarks: see “Before it goes out.”`,
  ]
}

/** For places in a text. */
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
