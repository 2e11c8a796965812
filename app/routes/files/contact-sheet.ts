/** `/art`: all drawings at once, in development alone. */
import { contactSheet } from '~/features/art/contact-sheet'
import { plainAnswer } from '~/server/plain-answer.server'

export function loader() {
  if (!import.meta.env.DEV) return plainAnswer(404, 'Not Found')
  return new Response(contactSheet(), { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
