import { randomUUID } from 'node:crypto'
import sharp from 'sharp'

const credentials = { username: 'warden', password: 'a password for tests alone' }

/** Rate limit windows outlast the test, so that counts can be compared with rows. */
export const clientSettings = {
  ADMIN_USERNAME: credentials.username,
  ADMIN_PASSWORD: credentials.password,
  LIMIT_FORMS: '100000/86400',
  LIMIT_LOGIN: '1000/900',
}

export interface Operator {
  cookie: string
  formToken: string
}

export async function logIn(url: string): Promise<Operator> {
  const answer = await postLogin(url)
  const cookie = sessionOf(answer) ?? ''
  const page = await send(`${url}/admin/products/new`, { headers: { Cookie: cookie } })
  const formToken = /name="formToken" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
  if (formToken === '') throw new Error(`The login was answered with ${String(answer.status)} and no form`)
  return { cookie, formToken }
}

export function postLogin(url: string, given = credentials): Promise<Answer> {
  const body = new URLSearchParams({ intent: 'login', ...given })
  return send(`${url}/admin`, { method: 'POST', body })
}

export function sessionOf({ headers }: Answer): string | undefined {
  const cookies = headers.getSetCookie().map((set) => set.split(';')[0] ?? '')
  return cookies.find((each) => each.includes('session'))
}

export interface Answer {
  status: number
  headers: Headers
  text: string
}

/** A write counts as acknowledged once the whole response was read. @throws if the connection ends before */
export async function send(url: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(url, { redirect: 'manual', ...init })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

export function isTaken({ status }: Answer): boolean {
  return status === 303 || status === 201
}

export function uniqueText(label: string, words = Math.floor(Math.random() ** 3 * 600)): string {
  return `${label} ${randomUUID()}${' buck'.repeat(words)}`
}

export async function noisyPicture(side = 40): Promise<Blob> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: side, height: side, channels: 3, background: '#777', noise } as const
  return new Blob([await sharp({ create }).png().toBuffer()], { type: 'image/png' })
}

const json = { 'Content-Type': 'application/json' }
const buyer = { customerName: 'Ada Hunter', customerEmail: 'ada@example.org' }
const writer = { name: 'Ada Hunter', email: 'ada@example.org' }
export const sampleProduct = { id: 1, slug: 'full-body-treestand-harness' }

export function postQuoteForm(url: string, notes: string): Promise<Answer> {
  const body = new URLSearchParams({ ...buyer, quantity: '2', notes })
  return send(`${url}/products/${sampleProduct.slug}/quote`, { method: 'POST', body })
}

export function postQuoteCall(url: string, notes: string): Promise<Answer> {
  const body = JSON.stringify({ ...buyer, quantity: 3, notes, productId: sampleProduct.id })
  return send(`${url}/api/quotes`, { method: 'POST', headers: json, body })
}

export function postContactForm(url: string, message: string): Promise<Answer> {
  const body = new URLSearchParams({ ...writer, message })
  return send(`${url}/contact`, { method: 'POST', body })
}

export function postContactCall(url: string, message: string): Promise<Answer> {
  const body = JSON.stringify({ ...writer, message })
  return send(`${url}/api/contacts`, { method: 'POST', headers: json, body })
}

interface ProductFields {
  name: string
  description: string
}

export function uniqueProduct(): ProductFields {
  return { name: uniqueText('Sled', 0), description: uniqueText('A product', 40) }
}

export function productText({ name, description }: ProductFields): string {
  return `${name} ${description}`
}

export async function postProductCall(
  url: string,
  { picture, ...fields }: ProductFields & { picture?: Blob },
  { cookie }: Operator,
): Promise<Answer> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fields, category: 'Gear', features: '["Light"]' })) {
    body.append(name, value)
  }
  body.append('image', picture ?? (await noisyPicture()), 'picture.png')
  return send(`${url}/api/products`, { method: 'POST', headers: { Cookie: cookie }, body })
}

export function postProductForm(
  url: string,
  { name, description, formKey }: ProductFields & { formKey: string },
  { cookie, formToken }: Operator,
): Promise<Answer> {
  const own = { name, description, slug: '', imagePrompt: '', imageUrl: '', category: 'Gear', discountPercentage: '0' }
  const hidden = { intent: 'save-product', version: '', confirmed: '', formKey, formToken }
  const body = new FormData()
  for (const [field, value] of Object.entries({ ...own, ...hidden, isActive: 'true' })) body.append(field, value)
  return send(`${url}/admin/products/new`, { method: 'POST', headers: { Cookie: cookie }, body })
}

export function moveProduct(url: string, { id, slug }: { id: number; slug: string }, { cookie }: Operator) {
  const body = new FormData()
  body.append('slug', slug)
  return send(`${url}/api/products/${String(id)}`, { method: 'PUT', headers: { Cookie: cookie }, body })
}

export function deleteProduct(url: string, id: number, { cookie }: Operator): Promise<Answer> {
  return send(`${url}/api/products/${String(id)}`, { method: 'DELETE', headers: { Cookie: cookie } })
}
