/**
 * The list on the request's page. The browser's own once it can store one: its changes are in the page at once, here and
 * in other tabs. Otherwise that of the address or of the form that came back, whose buttons post.
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

/** What the server knows of a product, by the slug that was asked for. */
interface KnownProduct extends Choice {
  asked: string
  isActive: boolean
}

export interface RequestPageData {
  /** Of the address. */
  list: readonly ListedProduct[]
  found: readonly KnownProduct[]
  /** For the select. */
  products: readonly Choice[]
}

export interface ListRow extends ListedProduct {
  name: string
  known: Omit<KnownProduct, 'asked'> | undefined
}

/** @param posted the list of a form that came back */
export function useRequestList(page: RequestPageData, posted: readonly ListedProduct[]) {
  const stored = useStoredRequest()
  useAdoption(page)
  const checked = useChecked(page, stored)
  const [gone, setGone] = useState<readonly string[]>([])
  const list: readonly (ListedProduct & { name?: string })[] = stored ?? posted
  const isGone = ({ slug }: ListedProduct) => checked.isMissing(slug)
  const left = list.filter(isGone)
  const leftNames = left.map(({ slug, name = slug }) => name)
  if (stored && left.some(({ name = '' }) => !gone.includes(name))) setGone([...new Set([...gone, ...leftNames])])
  useEffect(() => {
    if (stored?.some(isGone)) changeRequest((all) => all.filter((product) => !isGone(product)))
  })
  return {
    isStored: stored !== undefined,
    rows: list
      .filter((product) => !isGone(product))
      .map((product): ListRow => {
        const known = checked.known(product.slug)
        return { ...product, name: known?.name ?? product.name ?? product.slug, known }
      }),
    /** Names of products that were left out. */
    gone: stored ? gone : leftNames,
  }
}

/** Takes over what a link or a form without JavaScript brought, then clears the address, so that nothing comes twice. */
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
  return {
    known: (slug: string) => {
      const choice = products.find((product) => product.slug === slug)
      return choice ? { ...choice, isActive: true } : answers.find(({ asked }) => asked === slug)
    },
    isMissing: (slug: string) =>
      looked.some((product) => product.slug === slug) && !answers.some(({ asked }) => asked === slug),
  }
}
