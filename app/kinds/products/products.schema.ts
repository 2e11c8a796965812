import type { z } from 'zod'
import { formSchema, inputSchema } from '~/lib/record.schema'
import { productFields } from './product.fields'

export const ProductInput = inputSchema(productFields)
export type ProductInput = z.output<typeof ProductInput>

export const ProductForm = formSchema(productFields, ProductInput)
