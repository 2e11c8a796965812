/** Which section of a form is open: the address's, the one with the first problem, the one that was chosen last. */
import { useLocation } from '@remix-run/react'
import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { revealEvent } from './reveal'

/** `root` holds all sections, whose elements bear their ids. */
export function useOpenSection(
  root: RefObject<HTMLElement>,
  sections: readonly { id: string; problems: number }[],
  answer: unknown,
): [string, (id: string) => void] {
  const first = sections[0]?.id ?? ''
  const [open, setOpen] = useState(first)
  const [seenAnswer, setSeenAnswer] = useState<unknown>(undefined)
  if (answer !== seenAnswer) {
    // While rendering: what moves the focus to the first problem finds its section open.
    setSeenAnswer(answer)
    setOpen(sections.find(({ problems }) => problems > 0)?.id ?? open)
  }

  useEffect(() => {
    const named = root.current?.querySelector(`:scope > [id="${CSS.escape(window.location.hash.slice(1))}"]`)
    if (named && answer === undefined) setOpen(named.id)
    // Only what the page was opened with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    const element = root.current
    const reveal = ({ target }: Event) => {
      if (!(target instanceof Element) || !element) return
      const section = [...element.children].find((child) => child.contains(target))
      if (section) flushSync(() => setOpen(section.id))
    }
    element?.addEventListener(revealEvent, reveal)
    return () => {
      element?.removeEventListener(revealEvent, reveal)
    }
  }, [root])

  // A form that came back has another entry of the router's history, without the fragment.
  const { key } = useLocation()
  useEffect(() => {
    if (open === first && window.location.hash === '') return
    window.history.replaceState(window.history.state, '', `#${open}`)
  }, [open, first, key])

  const choose = (id: string) => {
    flushSync(() => setOpen(id))
    const section = document.getElementById(id)
    if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView({ block: 'start' })
  }
  return [open, choose]
}
