/** Loaders return the stored files of uploaded pictures as `pictures`, by address. */

export interface PictureSource {
  width: number
  height: number
  /** Both formats are `srcset` values, null until encoded. */
  avif: string | null
  webp: string | null
  /** The path is null until the social card exists. */
  card: string | null
  alt?: string | undefined
  caption?: string | undefined
  focus?: string | undefined
}

export type Pictures = Readonly<Record<string, PictureSource>>

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

/** Browsers read a backslash as a slash, so `/\host` is another site. */
const ownPicturePattern = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/

export const ownPictureShape = {
  pattern: `^$|${ownPicturePattern.source}`,
  description: 'The path of a picture of this site.',
}

export function isOwnPicture(src: string): boolean {
  return ownPicturePattern.test(src)
}
