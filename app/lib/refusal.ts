import type { EditQuestion } from './editing'

/** Why a record or a file is not stored although the request was understood. The message is for people. */
export abstract class Refusal extends Error {
  /** Of HTTP. */
  abstract readonly status: 400 | 404 | 409 | 413 | 415
  /** The field that is at fault, where the form is to show the message beside it. */
  readonly field: string | undefined
}

/** The address is another record's, which the message names. */
export class SlugTakenError extends Refusal {
  readonly status = 409

  constructor(slug: string, owner: string) {
    super(`“${slug}” is the address of ${owner}. Please choose another slug.`)
    this.name = 'SlugTakenError'
  }
}

/** Somebody has saved the record since it was opened. */
export class RecordChangedError extends Refusal {
  readonly status = 409

  constructor() {
    super('Somebody else has saved this record since you opened it. Please compare, and save again.')
    this.name = 'RecordChangedError'
  }
}

/** The operator is asked before the record is saved; nothing is stored yet. */
export class EditQuestionError extends Error {
  constructor(readonly question: EditQuestion) {
    super(question.text)
    this.name = 'EditQuestionError'
  }
}

/** Somebody has removed it before, or it never was. */
export class NoSuchPictureError extends Refusal {
  readonly status = 404

  constructor() {
    super('The gallery has no picture at this place.')
    this.name = 'NoSuchPictureError'
  }
}
