import type { EditQuestion } from './editing'

/** The message is for people. */
export abstract class Refusal extends Error {
  abstract readonly status: 400 | 404 | 409 | 413 | 415
  readonly field: string | undefined
}

export class SlugTakenError extends Refusal {
  readonly status = 409

  constructor(slug: string, owner: string) {
    super(`“${slug}” is the address of ${owner}. Please choose another slug.`)
    this.name = 'SlugTakenError'
  }
}

export class RecordChangedError extends Refusal {
  readonly status = 409

  constructor() {
    super('Somebody else has saved this record since you opened it. Please compare, and save again.')
    this.name = 'RecordChangedError'
  }
}

export class EditQuestionError extends Error {
  constructor(readonly question: EditQuestion) {
    super(question.text)
    this.name = 'EditQuestionError'
  }
}

export class NoSuchPictureError extends Refusal {
  readonly status = 404

  constructor() {
    super('The gallery has no picture at this place.')
    this.name = 'NoSuchPictureError'
  }
}
