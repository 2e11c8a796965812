/** A message to the visitor about what just happened, and the specification's figures for showing it. */
export interface Toast {
  /** Tells two equal messages apart: the second one is shown again. */
  id: string
  title: string
  description: string
  kind: 'success' | 'error'
  /** Where the result can be seen. */
  link?: { to: string; label: string } | undefined
  /** Which record it is about, and what became of it: "Quote from Anna Berg: contacted". */
  outcome?: string | undefined
  /** The form that takes back what was done. */
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
  /** A dismissed toast stays in memory this long, so that leaving it can be shown. */
  removalDelayMs: 1_000_000,
  swipeThresholdPx: 50,
  hotkey: ['F8'],
} as const

/** For the tips of icons. */
export const tooltipFigures = { openDelayMs: 700, skipDelayMs: 300 } as const
