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

/** Drafts need none. */
export class CategoryMissingError extends Refusal {
  readonly status = 400
  override readonly field = 'category'

  constructor() {
    super(blogFieldMessages.categoryMissing)
    this.name = 'CategoryMissingError'
  }
}

/** Only sanitizing shows that nothing is left, or that it is too long. */
export class ContentRefusedError extends Refusal {
  readonly status = 400
  override readonly field = 'content'

  constructor(message: string) {
    super(message)
    this.name = 'ContentRefusedError'
  }
}
