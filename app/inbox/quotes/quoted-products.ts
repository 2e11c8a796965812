/** The products of a request: the first in the quote's own columns, as the API has it, the others in a JSON list. */
import { z } from 'zod'

const QuotedProduct = z.object({
  /** Null once the product is deleted. */
  productId: z.int().nullable(),
  productName: z.string(),
  quantity: z.int(),
})
export type QuotedProduct = z.output<typeof QuotedProduct>

export interface StoredProducts extends QuotedProduct {
  otherProducts: string
}

export function quotedProducts({ productId, productName, quantity, otherProducts }: StoredProducts): QuotedProduct[] {
  return [{ productId, productName, quantity }, ...z.array(QuotedProduct).parse(JSON.parse(otherProducts))]
}
