/** Pictures in, pictures out: checked by their bytes, turned upright, freed of what cameras write into them. */
import type { Sharp } from 'sharp'
import { Refusal } from '~/lib/refusal'
import { inTurn } from './in-turn.server'
import { imageLimits, imageMessages, imageTypeOf, socialCard, type ImageFile, type ImageProblem } from './images'
import { loadSharp } from './sharp.server'

export class ImageRefusedError extends Refusal {
  readonly status: 413 | 415

  constructor(
    public readonly problem: ImageProblem,
    options?: ErrorOptions,
  ) {
    super(imageMessages[problem], options)
    this.name = 'ImageRefusedError'
    this.status = problem === 'tooLarge' || problem === 'tooManyPixels' ? 413 : 415
  }
}

export interface EncodedImage {
  width: number
  height: number
  bytes: Buffer
}

/**
 * The picture as it is kept: WebP, upright, sRGB, no metadata, at most 2400 pixels a side, the first frame of a moving
 * one.
 * @throws ImageRefusedError for what is no image, too large, or damaged.
 */
export async function encodeUpload(upload: Uint8Array): Promise<EncodedImage> {
  if (upload.length > imageLimits.bytes) throw new ImageRefusedError('tooLarge')
  const type = imageTypeOf(upload)
  // Other formats are never handed on: libvips opens SVG, PDF and more.
  if (type === undefined) throw new ImageRefusedError('noImage')
  return inTurn(async () => {
    try {
      const image = await open(upload)
      const { width, height } = await image.metadata()
      if (width * height > imageLimits.pixels) throw new ImageRefusedError('tooManyPixels')
      return await encodeKept(image)
    } catch (error) {
      if (error instanceof ImageRefusedError) throw error
      const isTooLarge = error instanceof Error && error.message.includes('exceeds pixel limit')
      throw new ImageRefusedError(isTooLarge ? 'tooManyPixels' : 'damaged', { cause: error })
    }
  })
}

async function encodeKept(image: Sharp): Promise<EncodedImage> {
  const { keptSide } = imageLimits
  const { data, info } = await image
    .autoOrient()
    .resize(keptSide, keptSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, bytes: data }
}

/** One of the files of a picture that is kept. */
export async function encodeFile(kept: Uint8Array, { width, format }: ImageFile): Promise<Buffer> {
  return inTurn(async () => {
    const image = await open(kept)
    if (format === 'jpg') {
      return image
        .resize(socialCard.width, socialCard.height, { fit: 'cover', position: 'attention' })
        .flatten({ background: '#f7f4ec' })
        .jpeg({ quality: 82, mozjpeg: true })
        .toBuffer()
    }
    const resized = image.resize({ width, withoutEnlargement: true })
    return (format === 'webp' ? resized.webp({ quality: 80 }) : resized.avif({ quality: 55, effort: 3 })).toBuffer()
  })
}

async function open(bytes: Uint8Array): Promise<Sharp> {
  const sharp = await loadSharp()
  return sharp(bytes, { limitInputPixels: imageLimits.pixels, failOn: 'error', pages: 1 })
}
