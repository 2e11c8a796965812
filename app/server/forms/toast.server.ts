/** A message shown once after a redirect, in a signed cookie of its own, so that visitors need no session. */
import { createHmac } from 'node:crypto'
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

/** 303 with the message and `headers`. */
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
  headers.append('Set-Cookie', await serialized(toast))
  return redirect(location, { status: 303, headers })
}

/** The same result as the cookie's own `serialize`, which is slow and would run for every stored form. */
async function serialized(toast: Toast): Promise<string> {
  const name = toastCookieName()
  const value = Buffer.from(JSON.stringify(toast)).toString('base64')
  const signature = createHmac('sha256', sessionSecret()).update(value).digest('base64').replace(/=+$/, '')
  return `${name}=${encodeURIComponent(`${value}.${signature}`)}${await attributesOf(name)}`
}

/** Cookie attributes, by cookie name. */
const attributes = new Map<string, string>()

async function attributesOf(name: string): Promise<string> {
  const known = attributes.get(name)
  if (known !== undefined) return known
  const sample = await cookie().serialize('')
  const own = sample.slice(sample.indexOf(';'))
  attributes.set(name, own)
  return own
}

/** The pending message, and the headers that delete it. */
export async function takeToast(request: Request): Promise<{ toast: Toast | null; headers: Headers }> {
  const headers = new Headers()
  const header = request.headers.get('Cookie')
  if (header === null || !header.includes(`${toastCookieName()}=`)) return { toast: null, headers }
  headers.set('Set-Cookie', await cookie().serialize('', { maxAge: 0 }))
  const parsed = ToastValue.safeParse(await cookie().parse(header))
  return { toast: parsed.success ? parsed.data : null, headers }
}
