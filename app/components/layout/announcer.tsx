/** A client-side navigation announces the new title and moves focus to the top, as a page load does. */
import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { focusHeading } from './focus'

export function Announcer() {
  const { pathname, search, hash } = useLocation()
  const page = pathname + search
  const last = useRef(page)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    setTitle(document.title)
    if (hash === '') focusHeading()
  }, [page, hash])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
