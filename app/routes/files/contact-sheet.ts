/** `/art`: all drawings at once, in development alone. */
import { contactSheet } from '~/features/art/contact-sheet'

export function loader() {
  if (!import.meta.env.DEV)
    return new Response('Not Found', {
      status: 404,
      headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
    })
  return new Response(contactSheet(), { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
