/**
 * A message that is shown once, on the page after a redirect. It travels in a signed cookie of its own, so a visitor
 * needs no session, and the page that shows it deletes it.
 */
import { createCookie, redirect } from '@remix-run/node'
import { z } from 'zod'
import type { Message, Toast } from '~/lib/toast'
import { isHttps } from './env.server'
import { sessionSecret } from './secret.server'

const ToastValue = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  kind: z.enum(['success', 'error']),
})

export function toastCookieName(): string {
  return isHttps() ? '__Host-stagwise_toast' : 'stagwise_toast'
}

function cookie() {
  return createCookie(toastCookieName(), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(),
    secrets: [sessionSecret()],
    maxAge: 60,
  })
}

/** 303 to `location`, which then shows the message; `headers` go along. */
export async function redirectWithToast(
  location: string,
  message: Message,
  { kind = 'success', headers = new Headers() }: { kind?: Toast['kind']; headers?: Headers } = {},
) {
  const { title, description } = message
  const toast = { id: crypto.randomUUID(), kind, title, description } satisfies Toast
  headers.append('Set-Cookie', await cookie().serialize(toast))
  return redirect(location, { status: 303, headers })
}

/** The message that waits for this visitor, if any, and the headers that make sure that it is shown once. */
export async function takeToast(request: Request): Promise<{ toast: Toast | null; headers: Headers }> {
  const headers = new Headers()
  const header = request.headers.get('Cookie')
  if (header === null || !header.includes(`${toastCookieName()}=`)) return { toast: null, headers }
  headers.set('Set-Cookie', await cookie().serialize('', { maxAge: 0 }))
  const parsed = ToastValue.safeParse(await cookie().parse(header))
  return { toast: parsed.success ? parsed.data : null, headers }
}
