import * as z from 'zod/mini'
import { startsLikePicture, startsLikeUnshownPicture } from './picture-signature'

const missing = 'Choose a picture first.'
const noImage = 'This file is not a picture. Choose a JPEG, PNG or other image.'
const empty = 'This file is empty. Choose another one.'
const damaged = 'Your browser cannot read this picture; it may be damaged. Choose another one.'

interface ChosenFile {
  /** The browser guesses the type from the file name. */
  type: string
  size: number
  start: Uint8Array
  isShown: boolean
}

const Picture = z
  .object(
    {
      type: z.string().check(z.regex(/^image\/./, { error: noImage, abort: true })),
      size: z.number().check(z.gt(0, { error: empty, abort: true })),
      start: z.instanceof(Uint8Array),
      isShown: z.boolean(),
    },
    { error: missing },
  )
  .check(
    z.refine(({ start, isShown }) => isShown || startsLikePicture(start), { error: noImage, abort: true }),
    z.refine(({ start, isShown }) => isShown || startsLikeUnshownPicture(start), { error: damaged }),
  )

export function pictureError(file: ChosenFile | undefined): string | undefined {
  return z.safeParse(Picture, file).error?.issues[0]?.message
}
