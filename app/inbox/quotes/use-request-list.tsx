/**
 * The list on the request's page is the browser's own if it can store one: its changes are in the page at once, here
 * and in other tabs. Otherwise it is that of the address or of the form that came back, whose buttons post.
 */
import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { requestPath } from '~/paths'
import { requestAddress, type ListedProduct, type StoredProduct } from './request-list'
import { changeRequest, useStoredRequest } from './stored-request'

interface Choice {
  slug: string
  name: string
  sizes: readonly string[]
}

/** The server knows this product by the slug that was asked for. */
interface KnownProduct extends Choice {
  asked: string
  isActive: boolean
}

export interface RequestPageData {
  /** The products in the address. */
  list: readonly ListedProduct[]
  found: readonly KnownProduct[]
  /** The select offers these. */
  products: readonly Choice[]
}

export interface ListRow extends ListedProduct {
  name: string
  known: Omit<KnownProduct, 'asked'> | undefined
}

/** @param posted from a form that came back: its list, and the slugs that were left out of it */
export function useRequestList(
  page: RequestPageData,
  posted: { list: readonly ListedProduct[]; gone: readonly string[] },
) {
  const stored = useStoredRequest()
  useAdoption(page)
  const checked = useChecked(page, stored)
  const list: readonly (ListedProduct & { name?: string })[] = stored ?? posted.list
  const isGone = (slug: string) => checked.isMissing(slug) || posted.gone.includes(slug)
  const goneInList = list.filter(({ slug }) => isGone(slug)).map(({ slug, name = checked.nameOf(slug) }) => name)
  // The names of removed products outlive their rows. The first render has all of them: in a component that sets its
  // state while it hydrates, React 18 reads the stored list too early, and the page is not the server's.
  const [goneNames, setGoneNames] = useState<readonly string[]>(() => [
    ...new Set([...posted.gone.map(checked.nameOf), ...goneInList]),
  ])
  const newNames = goneInList.filter((name) => !goneNames.includes(name))
  if (newNames.length > 0) setGoneNames([...goneNames, ...newNames])
  useEffect(() => {
    if (stored?.some(({ slug }) => isGone(slug))) changeRequest((all) => all.filter(({ slug }) => !isGone(slug)))
  })
  return {
    isStored: stored !== undefined,
    rows: list
      .filter(({ slug }) => !isGone(slug))
      .map((product): ListRow => {
        const known = checked.known(product.slug)
        return { ...product, name: known?.name ?? product.name ?? product.slug, known }
      }),
    goneNames,
  }
}

/** Adopts what a link or a form without JavaScript brought, then clears the address, so that nothing comes twice. */
function useAdoption({ list, found }: RequestPageData): void {
  useEffect(() => {
    const brought = list.map((product): StoredProduct => {
      const name = found.find(({ asked }) => asked === product.slug)?.name ?? product.slug
      return { ...product, name }
    })
    const isStored = changeRequest((all) => [
      ...all,
      ...brought.filter(({ slug }) => !all.some((product) => product.slug === slug)),
    ])
    if (isStored && window.location.search !== '') window.history.replaceState(window.history.state, '', requestPath)
  }, [list, found])
}

/** Asks the server about stored products that the page does not know: renamed, out of stock, or gone. */
function useChecked({ list, found, products }: RequestPageData, stored: readonly StoredProduct[] | undefined) {
  const fetcher = useFetcher<RequestPageData>()
  const looked = [...list, ...(fetcher.data?.list ?? [])]
  const answers = [...found, ...(fetcher.data?.found ?? [])]
  const unknown = (stored ?? []).filter(
    ({ slug }) => ![...products, ...looked].some((product) => product.slug === slug),
  )
  const address = unknown.length === 0 ? undefined : requestAddress(unknown)
  const { load } = fetcher
  useEffect(() => {
    if (address !== undefined) load(address)
  }, [address, load])
  const known = (slug: string) => {
    const choice = products.find((product) => product.slug === slug)
    return choice ? { ...choice, isActive: true } : answers.find(({ asked }) => asked === slug)
  }
  return {
    known,
    nameOf: (slug: string) => known(slug)?.name ?? slug,
    isMissing: (slug: string) =>
      looked.some((product) => product.slug === slug) && !answers.some(({ asked }) => asked === slug),
  }
}
