import type { LoaderFunctionArgs } from '@remix-run/node'
import { imageHeaders } from '~/content/pictures/image-headers'
import { parseImageName } from '~/content/pictures/images'
import { readImageFile } from '~/content/pictures/images.server'
import { knowsTag } from '~/server/cache/entity-tag'
import { db } from '~/server/database.server'
import { plainAnswer } from '~/server/cache/content-file.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const file = parseImageName(params.name ?? '')
  const bytes = file && (await readImageFile(db(), file))
  if (!bytes) return plainAnswer(404, 'Not Found')
  const headers = imageHeaders(file)
  if (knowsTag(request.headers.get('If-None-Match'), headers.etag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'Content-Length': String(bytes.byteLength) } })
}
