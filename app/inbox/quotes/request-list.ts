/** The products of a request before it is sent: in the address, in the form, and in the browser. */
import { isSlug } from '~/lib/slug'
import { requestPath } from '~/paths'
import { quoteLimits, toQuantity } from './quotes'

export const mostProducts = 10

/** A product by its slug. A list contains each once. */
export interface ListedProduct {
  slug: string
  /** The quantity as typed. */
  quantity: string
}

/** Reads `?product=field-spray&quantity=2&product=rope&quantity=1`; a missing quantity is 1. */
export function listInAddress(parameters: URLSearchParams): ListedProduct[] {
  const quantities = parameters.getAll('quantity')
  return cleanList(parameters.getAll('product').map((slug, index) => ({ slug, quantity: quantities[index] ?? '1' })))
}

export function listParameters(list: readonly ListedProduct[]): [name: 'product' | 'quantity', value: string][] {
  return list.flatMap(({ slug, quantity }) => [
    ['product', slug],
    ['quantity', String(toQuantity(quantity))],
  ])
}

export function requestAddress(list: readonly ListedProduct[]): string {
  return list.length === 0 ? requestPath : `${requestPath}?${new URLSearchParams(listParameters(list)).toString()}`
}

/** Adds up products that are listed twice, and drops what is no slug. */
export function cleanList<Product extends ListedProduct>(list: readonly Product[]): Product[] {
  return list
    .filter(({ slug }) => isSlug(slug))
    .reduce<Product[]>((clean, product) => withProduct(clean, product) ?? clean, [])
}

/** Adds the product, or its quantity if it is listed. Returns undefined if the list is full. */
export function withProduct<Product extends ListedProduct>(
  list: readonly Product[],
  added: Product,
): Product[] | undefined {
  if (list.some(({ slug }) => slug === added.slug)) {
    return list.map((product) =>
      product.slug === added.slug ? { ...product, quantity: sumOf(product, added) } : product,
    )
  }
  return list.length < mostProducts ? [...list, added] : undefined
}

/** Returns at most one more than the limit, which the form refuses. */
function sumOf(...products: readonly ListedProduct[]): string {
  const sum = products.reduce((total, { quantity }) => total + toQuantity(quantity), 0)
  return String(Math.min(sum, quoteLimits.quantity.max + 1))
}

/** A product as the browser stores it. */
export interface StoredProduct extends ListedProduct {
  name: string
}

export function toStoredText(list: readonly StoredProduct[]): string {
  const lines = list.flatMap(({ slug, quantity, name }) => [
    ['product', slug],
    ['quantity', quantity],
    ['name', name],
  ])
  return new URLSearchParams(lines).toString()
}

export function listInStoredText(text: string): StoredProduct[] {
  const stored = new URLSearchParams(text)
  const [quantities, names] = [stored.getAll('quantity'), stored.getAll('name')]
  const products = stored.getAll('product').map((slug, index) => ({
    slug,
    quantity: quantities[index] ?? '1',
    name: names[index] ?? slug,
  }))
  return cleanList(products)
}

const placesInForm = Array.from({ length: mostProducts }, (_, index) => fieldsAt(index))

export function fieldsAt(index: number) {
  return { slug: `products[${String(index)}].slug`, quantity: `products[${String(index)}].quantity` }
}

export const listFieldNames: readonly string[] = placesInForm.flatMap(({ slug, quantity }) => [slug, quantity])

export function listInForm(form: URLSearchParams): ListedProduct[] {
  return cleanList(
    placesInForm.map(({ slug, quantity }) => ({ slug: form.get(slug) ?? '', quantity: form.get(quantity) ?? '1' })),
  )
}

export function putListInForm(form: URLSearchParams, list: readonly ListedProduct[]): void {
  for (const name of listFieldNames) form.delete(name)
  for (const [index, { slug, quantity }] of list.entries()) {
    form.set(fieldsAt(index).slug, slug)
    form.set(fieldsAt(index).quantity, quantity)
  }
}

/** Reads the values of a form that came back. */
export function listInValues(values: unknown): ListedProduct[] | undefined {
  if (typeof values !== 'object' || values === null) return undefined
  return 'products' in values && Array.isArray(values.products) ? values.products.filter(isListed) : []
}

function isListed(value: unknown): value is ListedProduct {
  if (typeof value !== 'object' || value === null || !('slug' in value && 'quantity' in value)) return false
  return typeof value.slug === 'string' && typeof value.quantity === 'string'
}

/** The form's other buttons and their fields. */
export const listButtons = { add: 'add-product', chosen: 'addProduct', remove: 'remove' } as const

/**
 * Applies the list's buttons. A product that is chosen but not added yet is sent, too. `isSent` means that the request
 * itself is sent, `isFull` that there is no place for the chosen product.
 */
export function takeListChange(form: URLSearchParams): { isSent: boolean; isFull: boolean } {
  const removed = form.get(listButtons.remove)
  const list = listInForm(form).filter(({ slug }) => slug !== removed)
  const chosen = form.get(listButtons.chosen) ?? ''
  const next = removed === null && isSlug(chosen) ? withProduct(list, { slug: chosen, quantity: '1' }) : list
  putListInForm(form, next ?? list)
  if (next && removed === null) form.delete(listButtons.chosen)
  return { isSent: removed === null && form.get('intent') !== listButtons.add, isFull: next === undefined }
}
