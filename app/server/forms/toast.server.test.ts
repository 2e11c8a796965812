import { expect, test } from 'vitest'
import { redirectWithToast, takeToast } from './toast.server'

async function cookieOf(title: string, description: string) {
  const { headers } = await redirectWithToast('/products', { title, description })
  const line = headers.get('Set-Cookie') ?? ''
  const request = new Request('http://localhost/', { headers: { Cookie: line.split(';')[0] ?? '' } })
  const { toast } = await takeToast(request)
  return { line, toast }
}

test('a message says the same after the redirect, whatever its letters', async () => {
  const { line, toast } = await cookieOf('Quote “sent”', 'Größe, 鹿, 🦌; a=b\n\u2028')
  expect(toast).toMatchObject({ kind: 'success', title: 'Quote “sent”', description: 'Größe, 鹿, 🦌; a=b\n\u2028' })
  expect(line).toMatch(/; Max-Age=60; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('one that somebody has changed says nothing', async () => {
  const { line } = await cookieOf('Sent', 'Thank you')
  const changed = line.replace(/=(\w)/, (_, first: string) => `=${first === 'e' ? 'f' : 'e'}`)
  const request = new Request('http://localhost/', { headers: { Cookie: changed.split(';')[0] ?? '' } })
  expect((await takeToast(request)).toast).toBeNull()
})
