/** Checks and re-encodes pictures: by their bytes, upright, without metadata. */
import type { Metadata, Sharp } from 'sharp'
import { Refusal } from '~/lib/refusal'
import { inTurn } from './in-turn.server'
import {
  countWebpFrames,
  decodingBytes,
  imageLimits,
  imageMessages,
  imageTypeOf,
  isHeic,
  socialCard,
  type ImageFile,
  type ImageProblem,
  type ImageType,
} from './images'
import { loadSharp } from './sharp.server'

const unreadable: readonly ImageProblem[] = ['noImage', 'heic', 'damaged']

export class ImageRefusedError extends Refusal {
  readonly status: 413 | 415

  constructor(
    public readonly problem: ImageProblem,
    options?: ErrorOptions,
  ) {
    super(imageMessages[problem], options)
    this.name = 'ImageRefusedError'
    this.status = unreadable.includes(problem) ? 415 : 413
  }
}

export interface EncodedImage {
  width: number
  height: number
  bytes: Buffer
}

/**
 * The stored original: WebP, upright, sRGB, no metadata, at most 2400 pixels a side, first frame only. @throws
 * ImageRefusedError
 */
export async function encodeUpload(upload: Uint8Array): Promise<EncodedImage> {
  if (upload.length > imageLimits.bytes) throw new ImageRefusedError('tooLarge')
  const type = imageTypeOf(upload)
  // libvips also opens SVG, PDF and more, so other formats never reach it.
  if (type === undefined) throw new ImageRefusedError(isHeic(upload) ? 'heic' : 'noImage')
  // libwebp scans for each frame from the start: half a minute for 100,000.
  const frames = type === 'WebP' ? countWebpFrames(upload, imageLimits.frames) : 0
  if (frames > imageLimits.frames) throw new ImageRefusedError('tooManyFrames')
  return inTurn(async () => {
    try {
      const image = await open(upload, imageLimits.pixels)
      const problem = sizeProblem(type, await image.metadata())
      if (problem) throw new ImageRefusedError(problem)
      return await encodeForCache(image)
    } catch (error) {
      if (error instanceof ImageRefusedError) throw error
      const isTooLarge = error instanceof Error && error.message.includes('exceeds pixel limit')
      throw new ImageRefusedError(isTooLarge ? 'tooManyPixels' : 'damaged', { cause: error })
    }
  })
}

/** From the file's header, before decoding. */
function sizeProblem(type: ImageType, { width, height, channels, depth, isProgressive }: Metadata) {
  if (width * height > imageLimits.pixels) return 'tooManyPixels'
  if (Math.max(width, height) > imageLimits.sideRatio * Math.min(width, height)) return 'tooLong'
  const decoded = { width, height, channels, isDeep: depth !== 'uchar', isProgressive }
  return decodingBytes(type, decoded) > imageLimits.decodingBytes ? 'tooCostly' : undefined
}

async function encodeForCache(image: Sharp): Promise<EncodedImage> {
  const { allowedSide } = imageLimits
  const { data, info } = await image
    .autoOrient()
    .resize(allowedSide, allowedSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, bytes: data }
}

/** A size of a stored picture. Never enlarged, except a card's background. */
export async function encodeFile(kept: Uint8Array, { width, format }: ImageFile): Promise<Buffer> {
  return inTurn(async () => {
    const image = await open(kept, imageLimits.allowedSide ** 2)
    if (format === 'jpg') return encodeCard(image)
    const resized = image.resize({ width, withoutEnlargement: true })
    return (format === 'webp' ? resized.webp({ quality: 80 }) : resized.avif({ quality: 55, effort: 3 })).toBuffer()
  })
}

/** Cropped and shrunk, never enlarged: a strip of one pixel as wide as the card would be kilometers long. */
async function encodeCard(image: Sharp): Promise<Buffer> {
  const { width, height } = await image.metadata()
  const cut = { width: Math.min(socialCard.width, width), height: Math.min(socialCard.height, height) }
  const left = Math.floor((socialCard.width - cut.width) / 2)
  const top = Math.floor((socialCard.height - cut.height) / 2)
  const ground = { background: '#f7f4ec' }
  return image
    .resize(cut.width, cut.height, { fit: 'cover', position: 'attention' })
    .flatten(ground)
    .extend({
      ...{ left, right: socialCard.width - cut.width - left },
      ...{ top, bottom: socialCard.height - cut.height - top },
      ...ground,
    })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

async function open(bytes: Uint8Array, limitInputPixels: number): Promise<Sharp> {
  const sharp = await loadSharp()
  return sharp(bytes, { limitInputPixels, failOn: 'error', pages: 1 })
}
