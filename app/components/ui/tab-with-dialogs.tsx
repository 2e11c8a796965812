/** A tab whose pages below it open as dialogs: over the list in the browser, in its place without JavaScript. */
import { useLocation, useOutlet, useOutletContext } from '@remix-run/react'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'

export function TabWithDialogs({ children }: { children: ReactNode }) {
  const dialog = useOutlet(useOutletContext())
  const isHydrated = useHydrated()
  const list = useRef<HTMLDivElement>(null)
  useReturnOfFocus(list, dialog !== null)
  return (
    <>
      <div ref={list}>{dialog !== null && !isHydrated ? null : children}</div>
      {dialog}
    </>
  )
}

/** Whoever closes a dialog stands at the link that opens it, or at the top of the list where that link is gone. */
function useReturnOfFocus(list: RefObject<HTMLElement>, isOpen: boolean) {
  const { pathname } = useLocation()
  const opened = useRef<string>()
  useEffect(() => {
    if (isOpen) {
      opened.current = pathname
      return
    }
    if (opened.current === undefined) return
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const opener = links.find((link) => link.pathname === opened.current)
    opened.current = undefined
    if (opener) opener.focus()
    else list.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [list, isOpen, pathname])
}
