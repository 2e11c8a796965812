/** Shrinks photos that the server would refuse; the server stores no more than `allowedSide` anyway. */
import { decodingBytes, imageLimits, imageMessages, imageTypeOf, isHeic, type ImageType } from './images'

interface Decoded {
  bytes: number
  type: ImageType
  width: number
  height: number
}

/** Returns undefined if the server accepts the file as it is. The costliest coding counts, since it is unknown. */
export function shrunkenSize({ bytes, type, width, height }: Decoded): { width: number; height: number } | undefined {
  const cost = decodingBytes(type, { width, height, channels: 4, isDeep: true, isProgressive: true })
  const isFine = bytes <= imageLimits.bytes && width * height <= imageLimits.pixels && cost <= imageLimits.decodingBytes
  if (isFine) return undefined
  const scale = Math.min(1, imageLimits.allowedSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Returns an error message instead of a file if it is too large and cannot be made smaller. */
export async function shrinkPicture(file: File): Promise<File | string> {
  const start = new Uint8Array(await file.slice(0, 64).arrayBuffer())
  const type = imageTypeOf(start)
  const isTooLarge = file.size > imageLimits.bytes
  if (type === undefined && isTooLarge) return isHeic(start) ? imageMessages.heic : imageMessages.noImage
  // The server refuses an animation, and a small file that is no picture.
  if (type === undefined || type === 'GIF') return isTooLarge ? imageMessages.tooLarge : file
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    const size = shrunkenSize({ bytes: file.size, type, width, height })
    const smaller = size && (await draw(picture, size, type === 'JPEG' ? 'image/jpeg' : 'image/webp'))
    picture.close()
    if (smaller && smaller.size <= imageLimits.bytes) return new File([smaller], named(file, smaller), smaller)
  } catch (error) {
    // The picture has too many pixels for the browser, or is damaged.
    if (!(error instanceof DOMException)) throw error
  }
  return isTooLarge ? imageMessages.notShrunk : file
}

const quality = 0.9

async function draw(
  picture: ImageBitmap,
  { width, height }: { width: number; height: number },
  type: string,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  // A browser that writes no WebP writes PNG.
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality)
  })
}

function named({ name }: File, { type }: Blob): string {
  return name.replace(/\.\w{1,5}$/, '') + type.replace('image/', '.').replace('jpeg', 'jpg')
}
