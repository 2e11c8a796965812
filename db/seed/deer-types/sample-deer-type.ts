/** A species of the guide, complete in every field. Sizes and weights stand in both systems of units. */
import type { DeerType } from '~/features/deer-types/deer-types'

type Written = Omit<DeerType, 'id' | 'isActive' | 'featuredImageUrl' | 'galleryImages'>

/**
 * `conservationStatus` is the category alone, as in "Least Concern"; who assessed it and when stands in
 * `conservationEfforts`. Five questions or more; a meta title of at most 60 characters, a description of at most 160.
 */
export type SampleDeerType = {
  readonly [Field in keyof Written]: NonNullable<Written[Field]> extends readonly (infer Item)[]
    ? readonly Item[]
    : NonNullable<Written[Field]>
}
