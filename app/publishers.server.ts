/** How a record of each kind goes public at its time. */
import { postStore } from '~/features/blog/admin/posts.server'
import { deerTypeStore } from '~/features/deer-types/admin/deer-types.server'
import { productStore } from '~/features/products/admin/products.server'
import type { Publishers } from '~/features/publishing/schedule.server'

export const publishers: Publishers = {
  products: productStore.publishIfDue,
  deerTypes: deerTypeStore.publishIfDue,
  blogPosts: postStore.publishIfDue,
}
