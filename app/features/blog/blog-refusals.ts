/** Why a post that its schema accepts is not saved all the same. */
import { Refusal } from '~/lib/refusal'
import { blogFieldMessages } from './blog-fields'

export class UnknownAuthorError extends Refusal {
  readonly status = 400
  override readonly field = 'authorId'

  constructor() {
    super(blogFieldMessages.authorUnknown)
    this.name = 'UnknownAuthorError'
  }
}

/** What only the sanitiser can tell: of the content nothing is left, or it has grown too long. */
export class ContentRefusedError extends Refusal {
  readonly status = 400
  override readonly field = 'content'

  constructor(message: string) {
    super(message)
    this.name = 'ContentRefusedError'
  }
}
