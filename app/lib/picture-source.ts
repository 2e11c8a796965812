/** The files in which an uploaded picture can be shown. Loaders return them as `pictures`, by the picture's address. */

export interface PictureSource {
  /** Of the picture as it is kept, in pixels. */
  width: number
  height: number
  /** As `srcset` has them; null while there is none. */
  avif: string | null
  webp: string | null
  /** The address of its cut for shared links, once it is made. */
  card: string | null
}

export type Pictures = Readonly<Record<string, PictureSource>>

/** Those of all of a page's loaders. */
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
