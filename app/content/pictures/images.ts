export const imageLimits = {
  bytes: 10 * 1024 * 1024,
  pixels: 50_000_000,
  allowedSide: 2400,
  /** The ratio is long side to short side. */
  sideRatio: 20,
  decodingBytes: 330_000_000,
} as const

/** No record names a new picture until its form is saved. */
export const graceHours = 24

export const imageTypes = ['PNG', 'JPEG', 'WebP', 'GIF', 'AVIF'] as const

export type ImageType = (typeof imageTypes)[number]

/** The file dialog uses these; the server checks the bytes. */
export const acceptedImages = imageTypes.map((type) => `image/${type.toLowerCase()}`).join(',')

const typeNames = `${imageTypes.slice(0, -1).join(', ')} or ${imageTypes.at(-1) ?? ''}`

export const imageHint = `${typeNames}, up to 10 MB.`

export const shrinkHint = 'Larger photos are made smaller before they are sent.'

export function withImageHint(hint: string | undefined): string {
  return hint === undefined ? imageHint : `${hint} ${imageHint}`
}

export const imageMessages = {
  noImage: `This is not an image. Please choose a ${typeNames} file.`,
  heic: `This is a HEIC photo. Please choose a ${typeNames} file. On an iPhone, set Settings > Camera > Formats to “Most Compatible”, or send the photo as JPEG.`,
  tooLarge: 'The image is larger than 10 MB. Please choose a smaller one.',
  notShrunk:
    'The image is larger than 10 MB, and this browser cannot make it smaller. Please save it smaller, for example at 2400 pixels, and choose that file.',
  tooManyPixels: 'The image has more than 50 megapixels. Please choose a smaller one.',
  tooLong: 'One side of the image is more than 20 times as long as the other. Please crop it.',
  animated:
    'This is an animation, and the site shows still pictures only. Please save one frame of it as PNG or JPEG, and upload that.',
  tooCostly:
    'The image has too many pixels for an AVIF, progressive or interlaced file. Please make it smaller, or save it as an ordinary JPEG.',
  damaged: 'The image is damaged and cannot be read. Please choose another one.',
} as const

export function fileMessage(fileName: string, message: string): string {
  return `“${fileName}”: ${message}`
}

export type ImageProblem = Exclude<keyof typeof imageMessages, 'notShrunk'>

/** The first bytes tell the type. SVG is never accepted. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'PNG'
  if (text(0, 3) === '\xff\xd8\xff') return 'JPEG'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'WebP'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'GIF'
  if (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12))) return 'AVIF'
  return undefined
}

/** Few browsers show HEIC. Some files have a generic brand and name HEIC among the compatible ones. */
export function isHeic(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(4, 64))
  return /^ftyp(?:.{4})*?(?:hei[cmsx]|hev[cmsx])/s.test(start)
}

export function isAnimatedWebp(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let frames = 0
  for (let at = 12; at + 8 <= bytes.length && frames < 2;) {
    if (String.fromCharCode(...bytes.subarray(at, at + 4)) === 'ANMF') frames += 1
    const size = view.getUint32(at + 4, true)
    at += 8 + size + (size % 2)
  }
  return frames > 1
}

interface Decoded {
  width: number
  height: number
  channels: number
  isDeep: boolean
  isProgressive: boolean
}

/**
 * Approximate memory of the decoder, in bytes, measured with sharp 0.35: some formats are decoded whole, others line
 * by line.
 */
export function decodingBytes(type: ImageType, { width, height, channels, isDeep, isProgressive }: Decoded): number {
  const pixels = width * height
  if (type === 'AVIF') return pixels * (isDeep ? 26 : 19)
  if (type === 'GIF') return pixels * 6
  if (type === 'PNG' && isProgressive) return pixels * (channels * (isDeep ? 2 : 1) + 2)
  if (type === 'JPEG' && isProgressive) return pixels * channels * 2.2
  return 0
}

export type ImageFormat = 'webp' | 'avif' | 'jpg'

export interface ImageFile {
  width: number
  format: ImageFormat
}

const widths = [400, 800, 1600] as const
/** The Open Graph image: cropped to 1200 × 630; a smaller picture is put on a background. */
export const socialCard = { width: 1200, height: 630, format: 'jpg' } as const

/** Pages use this size, which is available at once. */
export function firstFile(imageWidth: number): ImageFile {
  return { width: Math.min(800, imageWidth), format: 'webp' }
}

/** No file is wider than the picture, except the card. */
export function filesOf(imageWidth: number): ImageFile[] {
  const fitting = [...new Set(widths.map((width) => Math.min(width, imageWidth)))]
  const formats = ['webp', 'avif'] as const
  const { width, format } = socialCard
  return [...formats.flatMap((each) => fitting.map((fit) => ({ width: fit, format: each }))), { width, format }]
}

export interface ImageAddress extends ImageFile {
  hash: string
}

/** The name is `{hash}-{width}.{format}`. */
export function parseImageName(name: string): ImageAddress | undefined {
  const [, hash, width, format] = /^([0-9a-f]{64})-([1-9]\d{0,3})\.(webp|avif|jpg)$/.exec(name) ?? []
  if (hash === undefined || (format !== 'webp' && format !== 'avif' && format !== 'jpg')) return undefined
  return { hash, width: Number(width), format }
}

export function imageHashesIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\/images\/([0-9a-f]{64})-/g), ([, hash = '']) => hash))]
}
