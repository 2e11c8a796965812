/** How a record of each kind goes public at its time. */
import { publishScheduledPost } from '~/features/blog/admin/posts.server'
import { publishScheduledDeerType } from '~/features/deer-types/admin/deer-types.server'
import { publishScheduledProduct } from '~/features/products/admin/products.server'
import type { Publishers } from '~/features/publishing/schedule.server'

export const publishers: Publishers = {
  products: publishScheduledProduct,
  deerTypes: publishScheduledDeerType,
  blogPosts: publishScheduledPost,
}
