import type { LoaderFunctionArgs } from '@remix-run/node'
import { homePath, toolsPath } from '~/paths'
import { site } from '~/server/env.server'
import { contentFile } from '~/cache/content-file.server'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { name, tagline } = site()
  const manifest = {
    name,
    short_name: name,
    description: tagline,
    // The field kit, which opens without a signal, too.
    start_url: `${toolsPath}#field-kit`,
    scope: homePath,
    display: 'minimal-ui',
    lang: 'en-US',
    background_color: '#f7f4ec',
    theme_color: '#1f3b2d',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
  return contentFile(
    { request, context },
    {
      type: 'application/manifest+json; charset=utf-8',
      write: () => Promise.resolve(JSON.stringify(manifest)),
    },
  )
}
