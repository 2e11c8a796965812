import { createCookie } from '@remix-run/node'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sessionSecret } from '~/server/secret.server'
import { redirectWithToast, takeToast, toastCookieName } from './toast.server'

const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: false, maxAge: 60 } as const
const cookie = () => createCookie(toastCookieName(), { ...options, secrets: [sessionSecret()] })

async function cookieOf(...[title, description]: string[]) {
  const message = { title: title ?? '', description: description ?? '' }
  const { headers } = await redirectWithToast('/products', message)
  const line = headers.get('Set-Cookie') ?? ''
  const request = new Request('http://localhost/', { headers: { Cookie: line.split(';')[0] ?? '' } })
  const { toast } = await takeToast(request)
  return { line, toast }
}

test('the cookie is what Remix makes of the message, to the letter', async () => {
  const { line, toast } = await cookieOf('Quote “sent”', 'Größe, 鹿, 🦌; a=b\n\u2028')
  expect(toast).toMatchObject({ kind: 'success', title: 'Quote “sent”', description: 'Größe, 鹿, 🦌; a=b\n\u2028' })
  expect(line).toBe(await cookie().serialize(toast))
  expect(line).toMatch(/; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('whatever the message says', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(text, text, async (title, description) => {
      const { line, toast } = await cookieOf(title, description)
      expect(toast).toMatchObject({ title, description })
      expect(line).toBe(await cookie().serialize(toast))
    }),
  )
})

test('one that somebody has changed says nothing', async () => {
  const { line } = await cookieOf('Sent', 'Thank you')
  const changed = line.replace(/=(\w)/, (_, first: string) => `=${first === 'e' ? 'f' : 'e'}`)
  const request = new Request('http://localhost/', { headers: { Cookie: changed.split(';')[0] ?? '' } })
  expect((await takeToast(request)).toast).toBeNull()
})
