import { toSecurityTxt } from '~/features/seo/security-txt'
import { site } from '~/server/env.server'

export function loader() {
  return new Response(toSecurityTxt(site(), new Date()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  })
}
