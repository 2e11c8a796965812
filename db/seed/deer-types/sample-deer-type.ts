/** A sample fills in every field. Sizes and weights are in both systems of units. */
import type { DeerType } from '~/kinds/deer-types/deer-types'

type Written = Omit<DeerType, 'id' | 'isActive' | 'featuredImageUrl' | 'galleryImages'>

/**
 * `conservationStatus` is the category alone, such as "Least Concern"; `conservationEfforts` says who assessed it and
 * when. At least five FAQs; meta title up to 60 characters, description up to 160.
 */
export type SampleDeerType = {
  readonly [Field in keyof Written]: NonNullable<Written[Field]> extends readonly (infer Item)[]
    ? readonly Item[]
    : NonNullable<Written[Field]>
}
