import * as z from 'zod/mini'

const missing = 'Choose a picture first.'
const noImage = 'This file is not a picture. Choose an image, such as a JPEG or PNG.'

const Picture = z.object({ type: z.string().check(z.regex(/^image\/./, { error: noImage })) }, { error: missing })

/** What is wrong with a chosen file, by the type that the browser gives it; undefined when nothing is. */
export function pictureError(file: { type: string } | undefined): string | undefined {
  const { error } = z.safeParse(Picture, file && { type: file.type })
  return error?.issues[0]?.message
}
