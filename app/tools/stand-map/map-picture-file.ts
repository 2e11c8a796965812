/** The picture is drawn again as a JPEG, which leaves out where and when a photo was taken. */
import { signatureLength, startsLikePicture, startsLikeUnshownPicture } from '~/tools/trail-cam/picture-signature'
import { longestSide, mostPictureBytes } from './stand-map.data'

interface MapPicture {
  jpeg: Blob
  width: number
  height: number
}

/** @returns the picture, or a sentence that says what is wrong with the file */
export async function readMapPicture(file: Blob, name: string): Promise<MapPicture | string> {
  if (file.size === 0) return `“${name}” is empty. Choose another file.`
  if (file.size > mostPictureBytes) return `“${name}” is larger than 50 MB. Take a screenshot of it, and choose that.`
  const start = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer())
  if (!startsLikePicture(start)) return `“${name}” is not a picture. Choose a JPEG, PNG or WebP file.`
  const bitmap = await decode(file)
  if (bitmap) return (await draw(bitmap)) ?? `“${name}” is too large for this browser. Choose a smaller picture.`
  return startsLikeUnshownPicture(start)
    ? `This browser cannot read “${name}”: it is a HEIC or TIFF picture. Take a screenshot of it, or save it as a JPEG.`
    : `This browser cannot read “${name}”; it may be damaged. Choose another file.`
}

async function decode(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file)
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

async function draw(bitmap: ImageBitmap): Promise<MapPicture | undefined> {
  const factor = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * factor))
  canvas.height = Math.max(1, Math.round(bitmap.height * factor))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  // A JPEG has no transparency.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9)
  })
  return jpeg ? { jpeg, width: canvas.width, height: canvas.height } : undefined
}
