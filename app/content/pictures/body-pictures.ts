/** Sanitized HTML has its attributes in double quotes. */
import type { Pictures } from '~/lib/picture-source'

const columnWidth = 640

export function bodyPictures(html: string): string[] {
  return describedPictures(html).map(({ src }) => src)
}

export function describedPictures(html: string): { src: string; alt: string }[] {
  return Array.from(html.matchAll(/<img\b[^<>]*>/g), ([tag]) => ({
    src: attribute(tag, 'src') ?? '',
    alt: attribute(tag, 'alt') ?? '',
  })).filter(({ src }) => src !== '')
}

/** Adds sources and size, so that the text does not shift. A given side stays, and the other follows. */
export function withPictureSources(html: string, pictures: Pictures): string {
  return html.replaceAll(/<img\b[^<>]*>/g, (tag) => {
    const source = pictures[attribute(tag, 'src') ?? '']
    if (!source?.webp || /\ssrcset="/.test(tag)) return tag
    const { width, height } = sizeOf(tag, source)
    const shown = Math.min(width, columnWidth)
    const sizes = `sizes="(min-width: ${String(shown)}px) ${String(shown)}px, 92vw"`
    const size = `width="${String(width)}" height="${String(height)}"`
    const rest = tag.replaceAll(/\s(?:width|height)="[^"]*"/g, '').replace(/\s*\/?>$/, '')
    const image = `${rest} srcset="${source.webp}" ${sizes} ${size} />`
    if (source.avif === null) return image
    return `<picture><source type="image/avif" srcset="${source.avif}" ${sizes} />${image}</picture>`
  })
}

function sizeOf(tag: string, picture: { width: number; height: number }): { width: number; height: number } {
  const [width, height] = [Number(attribute(tag, 'width')), Number(attribute(tag, 'height'))]
  if (width > 0 && height > 0) return { width, height }
  if (width > 0) return { width, height: atLeastOne((width * picture.height) / picture.width) }
  if (height > 0) return { width: atLeastOne((height * picture.width) / picture.height), height }
  return picture
}

function atLeastOne(pixels: number): number {
  return Math.max(1, Math.round(pixels))
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return value?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
