import type { LoaderFunctionArgs } from '@remix-run/node'
import { parseImageName, type ImageAddress, type ImageFormat } from '~/content/pictures/images'
import { readImageFile } from '~/content/pictures/images.server'
import { foreverCaching } from '~/server/cache/cache-policy.server'
import { knowsTag } from '~/server/cache/entity-tag'
import { db } from '~/server/database.server'
import { plainAnswer } from '~/server/cache/content-file.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const file = parseImageName(params.name ?? '')
  const bytes = file && (await readImageFile(db(), file))
  if (!bytes) return plainAnswer(404, 'Not Found')
  const headers = imageHeaders(file)
  if (knowsTag(request.headers.get('If-None-Match'), headers.ETag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'Content-Length': String(bytes.byteLength) } })
}

const types: Readonly<Record<ImageFormat, string>> = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' }

/** The address is a hash, so files are cached forever. */
function imageHeaders({ hash, width, format }: ImageAddress) {
  return {
    'Content-Type': types[format],
    'Cache-Control': foreverCaching,
    ETag: `"${hash.slice(0, 16)}-${String(width)}"`,
  }
}
