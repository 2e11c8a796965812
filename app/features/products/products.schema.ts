/** What a product must look like, from the editor and from the API. */
import { z } from 'zod'
import { isOwnPicture, ownPictureShape } from '~/lib/own-picture'
import { slugField } from '~/lib/slug.schema'
import { optionalText, requiredLine, requiredText, textList } from '~/lib/text.schema'
import { productCategories, productFieldMessages, productLimits, toDiscount } from './products'

const { nameMissing, descriptionMissing, categoryUnknown, discountOutside, foreignPicture } = productFieldMessages

export const ProductInput = z.object({
  name: requiredLine({ missing: nameMissing, max: productLimits.name }),
  /** Empty: made of the name. */
  slug: slugField,
  description: requiredText({ missing: descriptionMissing, max: productLimits.description }),
  imagePrompt: optionalText({ max: productLimits.imagePrompt }),
  imageUrl: optionalText({ max: productLimits.imageUrl })
    .refine((url) => url === null || isOwnPicture(url), { error: foreignPicture })
    .meta(ownPictureShape),
  category: z
    .string({ error: categoryUnknown })
    .meta({ enum: productCategories, description: 'In any case of the letters.' })
    .transform((text) => productCategories.find((category) => category.toLowerCase() === text.trim().toLowerCase()))
    .pipe(z.enum(productCategories, { error: categoryUnknown })),
  features: textList({ max: productLimits.feature, maxItems: productLimits.features }),
  discountPercentage: z
    .unknown()
    .meta({
      ...{ type: 'integer', minimum: 0, maximum: 100, default: 0 },
      description: 'In percent. What is no number becomes 0; a fraction is refused.',
    })
    .optional()
    .transform(toDiscount)
    .pipe(z.int({ error: discountOutside }).min(0, { error: discountOutside }).max(100, { error: discountOutside })),
  isActive: z.boolean(),
})
export type ProductInput = z.output<typeof ProductInput>

/** The same from the dashboard's form, where everything is text. */
export const ProductForm = z.preprocess((sent) => {
  const { isActive, ...fields } = z.looseObject({ isActive: z.unknown().optional() }).parse(sent)
  return { ...fields, isActive: isActive === 'true' }
}, ProductInput)
