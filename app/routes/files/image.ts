import type { LoaderFunctionArgs } from '@remix-run/node'
import { parseImageName, type ImageFormat } from '~/features/images/images'
import { readImageFile } from '~/features/images/images.server'
import { knowsTag } from '~/lib/entity-tag'
import { db } from '~/server/database.server'
import { plainAnswer } from '~/server/plain-answer.server'

const types: Readonly<Record<ImageFormat, string>> = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' }

export async function loader({ request, params }: LoaderFunctionArgs) {
  const file = parseImageName(params.name ?? '')
  const bytes = file && (await readImageFile(db(), file))
  if (!bytes) return plainAnswer(404, 'Not Found')
  const etag = `"${file.hash.slice(0, 16)}-${String(file.width)}"`
  const headers = {
    'Content-Type': types[file.format],
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: etag,
  }
  if (knowsTag(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes), { headers })
}
