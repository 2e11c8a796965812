/** `/art`: all drawings at once, in development alone. */
import { plainAnswer } from '~/server/plain-answer.server'

export async function loader() {
  if (!import.meta.env.DEV) return plainAnswer(404, 'Not Found')
  const { contactSheet } = await import('~/features/art/contact-sheet')
  return new Response(contactSheet(), { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
