/** Child routes open as dialogs over the list; without JavaScript they replace it. */
import { useLocation, useOutlet } from '@remix-run/react'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { focusHeading } from '~/components/layout/focus'

export function TabWithDialogs({ children }: { children: ReactNode }) {
  const dialog = useOutlet()
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

/** Focus returns to the link that opened the dialog, or to the top of the list if that link is gone. */
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
    else focusHeading()
  }, [list, isOpen, pathname])
}
