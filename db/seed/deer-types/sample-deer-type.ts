import type { DeerType } from '~/kinds/deer-types/deer-types'

type Written = Omit<DeerType, 'id' | 'isActive' | 'featuredImageUrl' | 'galleryImages'>

/** `conservationStatus` is the category alone; `conservationEfforts` says who assessed it and when. */
export type SampleDeerType = {
  readonly [Field in keyof Written]: NonNullable<Written[Field]> extends readonly (infer Item)[]
    ? readonly Item[]
    : NonNullable<Written[Field]>
}
