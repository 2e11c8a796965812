/** What an uploaded picture's file is sent with: its address names what it is, so it is kept for ever. */
import type { ImageAddress, ImageFormat } from './images'

const types: Readonly<Record<ImageFormat, string>> = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' }

/** With names in lower case. */
export function imageHeaders({ hash, width, format }: ImageAddress) {
  return {
    'content-type': types[format],
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${hash.slice(0, 16)}-${String(width)}"`,
  }
}
