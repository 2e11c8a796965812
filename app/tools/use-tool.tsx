/** A tool in the browser answers with the same function as the server, makes no request, and updates the address. */
import { useLocation } from '@remix-run/react'
import { useEffect, useMemo, useRef, useState, type FormEvent, type MouseEvent, type RefObject } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { privateAddress, withHash } from './private-link'
import { withoutEmptyValues } from './tool-query'

export interface ToolState {
  /** The query that is answered. */
  query: URLSearchParams
  /** `toAddress` may change what was submitted before it is answered and put into the address. */
  onSubmit: (event: FormEvent<HTMLFormElement>, toAddress?: (submitted: URLSearchParams) => URLSearchParams) => void
  /**
   * Follows a link to another answer. The focus stays on the link unless told otherwise, and the summary is announced.
   */
  onFollow: (event: MouseEvent<HTMLAnchorElement>, options?: { takesFocus?: boolean }) => void
  /** Shows the answer to another query. The focus moves only if told to. */
  show: (query: URLSearchParams, options?: { takesFocus?: boolean }) => void
  /** The ref is for the element around form and result. */
  ref: RefObject<HTMLDivElement>
}

/** `search` is the query that the page was loaded with. */
export function useTool(search: string): ToolState {
  const [shown, setShown] = useState(search)
  // A link may lead to the address the router still has, although replaceState has changed it since.
  const { key, search: asked, hash } = useLocation()
  // A copy that is shown without a signal was made for the bare address.
  const given = useHydrated() ? withHash(asked, hash) : search
  const address = `${key} ${given}`
  const [loaded, setLoaded] = useState(address)
  const [answers, setAnswers] = useState(0)
  const ref = useRef<HTMLDivElement>(null)
  if (address !== loaded) {
    setLoaded(address)
    setShown(given)
  }
  useEffect(() => {
    if (answers === 0) return
    focusAnswer(ref.current)
  }, [answers])
  const show: ToolState['show'] = (query, { takesFocus = false } = {}) => {
    // The router keeps its key in the history state.
    history.replaceState(history.state, '', privateAddress(location.pathname, query))
    setShown(query.toString())
    if (takesFocus) setAnswers((count) => count + 1)
  }
  return {
    query: useMemo(() => withoutEmptyValues(new URLSearchParams(shown)), [shown]),
    onSubmit(event, toAddress = (submitted) => submitted) {
      event.preventDefault()
      show(toAddress(toQuery(new FormData(event.currentTarget))), { takesFocus: true })
    },
    onFollow(event, options) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
      event.preventDefault()
      const { search, hash } = new URL(event.currentTarget.href)
      show(new URLSearchParams(withHash(search, hash)), options)
    },
    show,
    ref,
  }
}

/** Focuses the first invalid field if it stops the answer; else the answer, whose headline scrolls to the top. */
export function focusAnswer(tool: HTMLElement | null): void {
  const wrong = tool?.querySelector<HTMLElement>('[aria-invalid=true]')
  if (wrong && tool?.dataset.answered === undefined) {
    wrong.focus()
    return
  }
  if (!wrong) tool?.querySelector('.tool-known')?.removeAttribute('open')
  const answer = tool?.querySelector<HTMLElement>('[data-result]')
  // The browser's own scrolling centers what is taller than the window.
  answer?.focus({ preventScroll: true })
  answer?.scrollIntoView()
}

/** Writes the address as the browser would, without files. */
function toQuery(form: FormData): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string') query.append(name, value)
  return withoutEmptyValues(query)
}
