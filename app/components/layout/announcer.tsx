/**
 * What a full page load does for people who listen, after a navigation by the router: the new title is read out and
 * the focus stands at the top of the new page.
 */
import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

export function Announcer() {
  const { pathname, search, hash } = useLocation()
  const page = pathname + search
  const last = useRef(page)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    setTitle(document.title)
    if (hash === '') document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [page, hash])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
