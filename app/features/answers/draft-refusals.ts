import { Refusal } from '~/lib/refusal'

/** Somebody has sent or discarded the draft since the form was opened. */
export class DraftGoneError extends Refusal {
  readonly status = 409

  constructor() {
    super('Somebody has sent or discarded this draft since you opened it.')
    this.name = 'DraftGoneError'
  }
}

export class DraftTooLongError extends Refusal {
  readonly status = 413
  override readonly field = 'text'

  constructor() {
    super('This is too long to be saved. Please shorten it')
    this.name = 'DraftTooLongError'
  }
}
