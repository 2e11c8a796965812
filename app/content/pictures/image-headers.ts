/** The address is a hash, so files are cached forever. */
import type { ImageAddress, ImageFormat } from './images'

const types: Readonly<Record<ImageFormat, string>> = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' }

/** Names in lower case. */
export function imageHeaders({ hash, width, format }: ImageAddress) {
  return {
    'content-type': types[format],
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${hash.slice(0, 16)}-${String(width)}"`,
  }
}
