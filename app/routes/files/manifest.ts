import type { LoaderFunctionArgs } from '@remix-run/node'
import { homePath, toolsPath } from '~/paths'
import { site } from '~/kinds/settings/site.server'
import type { Site } from '~/site'
import { contentFile } from '~/server/cache/content-file.server'

export function loader({ request, context }: LoaderFunctionArgs) {
  return contentFile(
    { request, context },
    { type: 'application/manifest+json; charset=utf-8', write: async () => JSON.stringify(manifestOf(await site())) },
  )
}

function manifestOf({ name, tagline }: Site) {
  return {
    name,
    short_name: name,
    description: tagline,
    // The field kit opens without a signal, too.
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
}
