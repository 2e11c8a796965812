import type { FieldDifference } from '~/lib/editing'
import { shownText } from '~/lib/html-text'
import { Refusal } from '~/lib/refusal'

export const draftDays = 90

export interface DraftEntry {
  id: number
  name: string | null
  savedAt: string
  savedBy: string
  /** Null once the operator is removed. */
  operatorId: number | null
}

export interface DraftOffer extends DraftEntry {
  isBehind: boolean
  changes: readonly DraftChange[]
}

export type DraftChange = { label: string } & ({ stored: string; typed: string } | { characters: [number, number] })

const longestShown = 160

export function toDraftChanges(differences: readonly Omit<FieldDifference, 'name'>[]): DraftChange[] {
  return differences.map(({ label, ...texts }) => {
    const [stored, typed] = [shownText(texts.stored), shownText(texts.typed)]
    return stored.length <= longestShown && typed.length <= longestShown
      ? { label, stored, typed }
      : { label, characters: [stored.length, typed.length] }
  })
}

export const draftMessages = {
  saved: { title: 'Draft saved', description: 'Nothing is public yet. The lists offer the draft on any device.' },
  second: {
    title: 'Draft saved as a second one',
    description: 'Somebody has saved this draft in another window. That one is kept, too.',
  },
  same: { title: 'Nothing to save', description: 'The form is the same as what is stored, so it needs no draft.' },
  discarded: { title: 'Draft discarded', description: 'What is stored stays as it is.' },
  nothingDiscarded: {
    title: 'Nothing was discarded',
    description:
      'There is no such draft here: it was published or discarded, or it is an answer, which has its own page.',
  },
  discardFailed: { title: 'Error', description: 'The draft was not discarded. Please try again.' },
  gone: { title: 'Draft not found', message: 'It has been published or discarded.' },
} as const

export class DraftTooLongError extends Refusal {
  readonly status = 413

  constructor() {
    super('This is too long to be saved. Please shorten it.')
    this.name = 'DraftTooLongError'
  }
}

export class DraftSavedAgainError extends Refusal {
  readonly status = 409

  constructor() {
    super('Somebody else has saved this draft since you were asked. Nothing was discarded: look at it again.')
    this.name = 'DraftSavedAgainError'
  }
}

/** Somebody has sent or discarded the only draft since the form was opened. */
export class DraftGoneError extends Refusal {
  readonly status = 409

  constructor() {
    super('Somebody has sent or discarded this draft since you opened it.')
    this.name = 'DraftGoneError'
  }
}
