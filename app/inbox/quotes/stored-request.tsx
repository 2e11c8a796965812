/** This browser stores the list of a request for all its tabs. It sends nothing before the form is submitted. */
import { useLocation } from '@remix-run/react'
import { browserStorage } from '~/lib/browser-storage'
import { storedText } from '~/lib/use-stored-text'
import { requestPath } from '~/paths'
import { listInAddress, listInStoredText, requestAddress, toStoredText, type StoredProduct } from './request-list'

const key = 'stagwise-request'
const stored = storedText(key)

/** Returns undefined on the server, before hydration, and where the browser has stored nothing. */
export function useStoredRequest(): StoredProduct[] | undefined {
  const text = stored.useText()
  return text === null ? undefined : listInStoredText(text)
}

/** @returns whether it was stored */
export function changeRequest(change: (list: StoredProduct[]) => readonly StoredProduct[]): boolean {
  return stored.save(toStoredText(change(listInStoredText(browserStorage.read(key) ?? ''))))
}

/** Without JavaScript the list travels in the address, also through the catalog. */
export function useCarriedRequest() {
  return listInAddress(new URLSearchParams(useLocation().search))
}

/** Returns the query for links within the catalog, which may be empty. */
export function useCarriedQuery(): string {
  return requestAddress(useCarriedRequest()).slice(requestPath.length)
}
