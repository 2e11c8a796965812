/** The stored files of an uploaded picture. Loaders return them as `pictures`, by address. */

export interface PictureSource {
  /** Pixels, of the stored original. */
  width: number
  height: number
  /** `srcset` values, null until encoded. */
  avif: string | null
  webp: string | null
  /** Address of the social card, once it exists. */
  card: string | null
  /** What the library says of it; absent where it says nothing. */
  alt?: string | undefined
  caption?: string | undefined
  /** The focal point, as in `object-position`. */
  focus?: string | undefined
}

export type Pictures = Readonly<Record<string, PictureSource>>

/** Merges the `pictures` of all loaders of a page. */
export function picturesIn(loaderData: readonly unknown[]): Pictures {
  const pictures: Record<string, PictureSource> = {}
  for (const data of loaderData) {
    if (typeof data === 'object' && data !== null && 'pictures' in data && isPictures(data.pictures)) {
      Object.assign(pictures, data.pictures)
    }
  }
  return pictures
}

function isPictures(value: unknown): value is Pictures {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every(
    (source: unknown) => typeof source === 'object' && source !== null && 'webp' in source,
  )
}

/** The site shows only pictures from its own origin. */

/** Browsers read a backslash as a slash, so `/\host` is another site. */
const ownPicturePattern = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/

/** For JSON Schema; an empty text means no picture. */
export const ownPictureShape = {
  pattern: `^$|${ownPicturePattern.source}`,
  description: 'The path of a picture of this site.',
}

export function isOwnPicture(src: string): boolean {
  return ownPicturePattern.test(src)
}
