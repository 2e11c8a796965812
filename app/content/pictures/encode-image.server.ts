import type { FailOnOptions, Metadata, Sharp } from 'sharp'
import { Refusal } from '~/lib/refusal'
import { inTurn } from '~/server/in-turn.server'
import {
  decodingBytes,
  imageLimits,
  imageMessages,
  imageTypeOf,
  isAnimatedWebp,
  isHeic,
  socialCard,
  type ImageFile,
  type ImageProblem,
  type ImageType,
} from './images'
import { middle } from './library'
import { loadSharp } from '~/server/sharp.server'

const endOfJpeg = Buffer.from([0xff, 0xd9])
const unreadable: readonly ImageProblem[] = ['noImage', 'heic', 'animated', 'damaged']

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

interface EncodedImage {
  width: number
  height: number
  bytes: Buffer
}

/**
 * The stored original is WebP in sRGB, at most 2400 pixels a side. An animation is refused: AVIF and the social card
 * would show its first frame alone. @throws ImageRefusedError
 */
export async function encodeUpload(upload: Uint8Array): Promise<EncodedImage> {
  if (upload.length > imageLimits.bytes) throw new ImageRefusedError('tooLarge')
  const type = imageTypeOf(upload)
  // libvips also opens SVG, PDF and more, so other formats never reach it.
  if (type === undefined) throw new ImageRefusedError(isHeic(upload) ? 'heic' : 'noImage')
  // libwebp scans for each frame from the start: half a minute for 100,000.
  if (type === 'WebP' && isAnimatedWebp(upload)) throw new ImageRefusedError('animated')
  return inTurn(async () => {
    try {
      return await encodeOriginal(upload, type)
    } catch (error) {
      if (error instanceof ImageRefusedError) throw error
      const message = error instanceof Error ? error.message : ''
      if (message.includes('premature end of JPEG')) return encodeWithEnd(upload)
      throw new ImageRefusedError(message.includes('exceeds pixel limit') ? 'tooManyPixels' : 'damaged', {
        cause: error,
      })
    }
  })
}

async function encodeOriginal(
  upload: Uint8Array,
  type: ImageType,
  failOn: FailOnOptions = 'error',
): Promise<EncodedImage> {
  const image = await open(upload, imageLimits.pixels, failOn)
  const problem = sizeProblem(type, await image.metadata())
  if (problem) throw new ImageRefusedError(problem)
  return encodeForCache(image)
}

/** A JPEG that lacks its end marker alone, or has zeros in its place, is whole. If more is missing, libjpeg warns. */
async function encodeWithEnd(upload: Uint8Array): Promise<EncodedImage> {
  const zeros = upload.length - 1 - upload.findLastIndex((byte) => byte !== 0)
  let cause: unknown
  // A scan may end with a zero.
  for (const cut of new Set([0, Math.min(zeros, endOfJpeg.length), zeros])) {
    try {
      return await encodeOriginal(
        Buffer.concat([upload.subarray(0, upload.length - cut), endOfJpeg]),
        'JPEG',
        'warning',
      )
    } catch (error) {
      if (error instanceof ImageRefusedError) throw error
      cause = error
    }
  }
  throw new ImageRefusedError('damaged', { cause })
}

function sizeProblem(type: ImageType, { width, height, channels, depth, isProgressive, pages = 1 }: Metadata) {
  if (type === 'GIF' && pages > 1) return 'animated'
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

interface FocalPoint {
  x: number
  y: number
}

export async function encodeFile(
  kept: Uint8Array,
  { width, format }: ImageFile,
  focus: FocalPoint = { x: middle, y: middle },
): Promise<Buffer> {
  return inTurn(async () => {
    const image = await open(kept, imageLimits.allowedSide ** 2)
    if (format === 'jpg') return encodeCard(image, focus)
    const resized = image.resize({ width, withoutEnlargement: true })
    return (format === 'webp' ? resized.webp({ quality: 80 }) : resized.avif({ quality: 55, effort: 3 })).toBuffer()
  })
}

/** A picture is never enlarged: a strip of one pixel as wide as the card would be kilometers long. */
async function encodeCard(image: Sharp, focus: FocalPoint): Promise<Buffer> {
  const { width, height } = await image.metadata()
  const cut = { width: Math.min(socialCard.width, width), height: Math.min(socialCard.height, height) }
  const left = Math.floor((socialCard.width - cut.width) / 2)
  const top = Math.floor((socialCard.height - cut.height) / 2)
  const ground = { background: '#f7f4ec' }
  return cutTo(image, { size: { width, height }, cut, focus })
    .flatten(ground)
    .extend({
      left,
      right: socialCard.width - cut.width - left,
      top,
      bottom: socialCard.height - cut.height - top,
      ...ground,
    })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

interface Cut {
  size: { width: number; height: number }
  cut: { width: number; height: number }
  focus: FocalPoint
}

/** Without a focal point sharp chooses the cut; with one it is that of CSS `object-fit: cover; object-position`. */
function cutTo(image: Sharp, { size, cut, focus }: Cut): Sharp {
  if (focus.x === middle && focus.y === middle) {
    return image.resize(cut.width, cut.height, { fit: 'cover', position: 'attention' })
  }
  const scale = Math.max(cut.width / size.width, cut.height / size.height)
  const width = Math.max(cut.width, Math.round(size.width * scale))
  const height = Math.max(cut.height, Math.round(size.height * scale))
  return image.resize(width, height, { fit: 'fill' }).extract({
    ...cut,
    left: Math.round(((width - cut.width) * focus.x) / 100),
    top: Math.round(((height - cut.height) * focus.y) / 100),
  })
}

async function open(bytes: Uint8Array, limitInputPixels: number, failOn: FailOnOptions = 'error'): Promise<Sharp> {
  const sharp = await loadSharp()
  return sharp(bytes, { limitInputPixels, failOn, pages: 1 })
}
