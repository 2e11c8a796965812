/** Why a post that its schema accepts is not saved all the same. */
import { Refusal } from '~/lib/refusal'
import { blogFieldMessages } from './blog-post.fields'

export class UnknownAuthorError extends Refusal {
  readonly status = 400
  override readonly field = 'authorId'

  constructor() {
    super(blogFieldMessages.authorUnknown)
    this.name = 'UnknownAuthorError'
  }
}

/** A draft needs none. */
export class CategoryMissingError extends Refusal {
  readonly status = 400
  override readonly field = 'category'

  constructor() {
    super(blogFieldMessages.categoryMissing)
    this.name = 'CategoryMissingError'
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
