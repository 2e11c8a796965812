export interface Toast {
  /** A new id shows a repeated message again. */
  id: string
  title: string
  description: string
  kind: 'success' | 'error'
  link?: { to: string; label: string } | undefined
  /** A text such as "Quote from Anna Berg: contacted". */
  outcome?: string | undefined
  undo?: UndoForm | undefined
}

export interface UndoForm {
  action: string
  fields: Record<string, string>
}

export type Message = Pick<Toast, 'title' | 'description' | 'link' | 'outcome'>

export const viewPage = 'View the page'

export const toastFigures = {
  displayMs: 5000,
  /** The long delay keeps a dismissed toast in the page for its exit animation. */
  removalDelayMs: 1_000_000,
  swipeThresholdPx: 50,
  hotkey: ['F8'],
} as const

export const tooltipFigures = { openDelayMs: 700, skipDelayMs: 300 } as const

export interface ErrorWords {
  title: string
  message: string
  /** The form is repeated here if its page cannot be shown either. */
  again?: SentForm
}

export interface SentForm {
  address: string
  fields: [name: string, value: string][]
}

export function isErrorWords(value: unknown): value is ErrorWords {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    typeof value.title === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  )
}

export function httpErrorLine(status: number): string {
  return `HTTP error! status: ${String(status)}`
}

export function withReason({ title, description }: Message, reason: string | undefined): Message {
  if (description.endsWith(': ')) return { title, description: `${description}${reason ?? 'Please try again.'}` }
  return { title, description: reason === undefined ? description : `${description} ${reason}` }
}
