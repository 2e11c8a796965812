/** A tab whose pages below it open as dialogs: over the list in the browser, in its place without JavaScript. */
import { useOutlet, useOutletContext } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useIsInBrowser } from './use-is-in-browser'

export function TabWithDialogs({ children }: { children: ReactNode }) {
  const dialog = useOutlet(useOutletContext())
  const isInBrowser = useIsInBrowser()
  return (
    <>
      {dialog !== null && !isInBrowser ? null : children}
      {dialog}
    </>
  )
}
