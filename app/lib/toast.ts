/** A short message about what just happened, with the specification's timing. */
export interface Toast {
  /** So that a repeated message is shown again. */
  id: string
  title: string
  description: string
  kind: 'success' | 'error'
  link?: { to: string; label: string } | undefined
  /** "Quote from Anna Berg: contacted". */
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
  /** Keeps a dismissed toast for its exit animation. */
  removalDelayMs: 1_000_000,
  swipeThresholdPx: 50,
  hotkey: ['F8'],
} as const

/** Timing of icon tooltips. */
export const tooltipFigures = { openDelayMs: 700, skipDelayMs: 300 } as const
