/** The message after a redirect is in its own signed cookie, so that visitors need no session. */
import { createCookie, redirect } from '@remix-run/node'
import { z } from 'zod'
import type { Message, Toast } from '~/lib/messages'
import { isHttps } from '~/server/env.server'
import { sessionSecret } from '~/server/secret.server'

const ToastValue = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  kind: z.enum(['success', 'error']),
  link: z.object({ to: z.string(), label: z.string() }).optional(),
  outcome: z.string().optional(),
  undo: z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }).optional(),
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

export async function redirectWithToast(
  location: string,
  message: Message,
  {
    kind = 'success',
    headers = new Headers(),
    undo,
  }: Pick<Partial<Toast>, 'kind' | 'undo'> & { headers?: Headers } = {},
) {
  const { title, description, link, outcome } = message
  const toast = { id: crypto.randomUUID(), title, description, kind, link, outcome, undo } satisfies Toast
  headers.append('Set-Cookie', await cookie().serialize(toast))
  return redirect(location, { status: 303, headers })
}

export async function takeToast(request: Request): Promise<{ toast: Toast | null; headers: Headers }> {
  const headers = new Headers()
  const header = request.headers.get('Cookie')
  if (header === null || !header.includes(`${toastCookieName()}=`)) return { toast: null, headers }
  headers.set('Set-Cookie', await cookie().serialize('', { maxAge: 0 }))
  const parsed = ToastValue.safeParse(await cookie().parse(header))
  return { toast: parsed.success ? parsed.data : null, headers }
}
