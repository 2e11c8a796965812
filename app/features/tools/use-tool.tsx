/**
 * What every tool does in the browser: the form is answered here, by the same function as on the server, and no request
 * leaves the page. The address follows, so that a reload or a shared link shows the same.
 */
import { useLocation } from '@remix-run/react'
import { useEffect, useMemo, useRef, useState, type FormEvent, type MouseEvent, type RefObject } from 'react'
import { withoutEmptyValues } from './tool-query'

export interface ToolState {
  /** What the page shows the answer to. */
  query: URLSearchParams
  /** For the form. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** For a link to another answer of this tool: the focus stays on it, and the summary is announced. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Shows the answer to another query; without taking the focus unless told. */
  show: (query: URLSearchParams, options?: { takesFocus?: boolean }) => void
  /** For the element around form and result: where the focus goes after an answer. */
  ref: RefObject<HTMLDivElement>
}

/** `search`: the query of the address that was loaded. */
export function useTool(search: string): ToolState {
  const [shown, setShown] = useState(search)
  // A link to this tool may lead to the address that the router knows, and the page has left by itself since.
  const address = `${useLocation().key} ${search}`
  const [loaded, setLoaded] = useState(address)
  const [answers, setAnswers] = useState(0)
  const ref = useRef<HTMLDivElement>(null)
  if (address !== loaded) {
    setLoaded(address)
    setShown(search)
  }
  useEffect(() => {
    if (answers === 0) return
    focusAnswer(ref.current)
  }, [answers])
  const show: ToolState['show'] = (query, { takesFocus = false } = {}) => {
    const text = query.toString()
    // The router keeps its key in the state.
    history.replaceState(history.state, '', text === '' ? location.pathname : `${location.pathname}?${text}`)
    setShown(text)
    if (takesFocus) setAnswers((count) => count + 1)
  }
  return {
    query: useMemo(() => withoutEmptyValues(new URLSearchParams(shown)), [shown]),
    onSubmit(event) {
      event.preventDefault()
      show(toQuery(new FormData(event.currentTarget, submitterOf(event.nativeEvent))), { takesFocus: true })
    },
    onFollow(event) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
      event.preventDefault()
      show(new URL(event.currentTarget.href).searchParams)
    },
    show,
    ref,
  }
}

/** To the first wrong field; where there is none, to the answer, whose headline moves to the top of the window. */
export function focusAnswer(tool: HTMLElement | null): void {
  const wrong = tool?.querySelector<HTMLElement>('[aria-invalid=true]')
  if (wrong) {
    wrong.focus()
    return
  }
  const answer = tool?.querySelector<HTMLElement>('[data-result]')
  // A browser's own scrolling centers what is taller than the window, and leaves alone what it shows a part of.
  answer?.focus({ preventScroll: true })
  answer?.scrollIntoView()
}

/** The button that was pressed: its name and value are part of the form. */
function submitterOf(event: Event): HTMLElement | null {
  return event instanceof SubmitEvent ? event.submitter : null
}

/** As the browser itself would write the address; files stay where they are. */
export function toQuery(form: FormData): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string') query.append(name, value)
  return withoutEmptyValues(query)
}
