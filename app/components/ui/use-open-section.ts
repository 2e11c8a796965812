/** Which section of a form is open: the address's, the one with the first problem, the one that was chosen last. */
import { useLocation } from '@remix-run/react'
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { revealEvent } from './reveal'

/** `root` holds all sections, whose elements bear their ids. */
export function useOpenSection(
  root: RefObject<HTMLElement>,
  sections: readonly { id: string; problems: number }[],
  answer: unknown,
): [string, (id: string) => void] {
  const first = sections[0]?.id ?? ''
  const [chosen, setChosen] = useState<string>()
  const [seenAnswer, setSeenAnswer] = useState<unknown>(undefined)
  const named = useSyncExternalStore(neverChanges, readHash, () => '')
  const open = chosen ?? sections.find(({ id }) => id === named)?.id ?? first
  // Kept, for the fragment goes when the form comes back.
  if (chosen === undefined && open !== first) setChosen(open)
  if (answer !== seenAnswer) {
    // While rendering: what moves the focus to the first problem finds its section open.
    setSeenAnswer(answer)
    setChosen(sections.find(({ problems }) => problems > 0)?.id ?? open)
  }

  useEffect(() => {
    const element = root.current
    const reveal = ({ target }: Event) => {
      if (!(target instanceof Element) || !element) return
      const section = [...element.children].find((child) => child.contains(target))
      if (section) flushSync(() => setChosen(section.id))
    }
    element?.addEventListener(revealEvent, reveal)
    return () => {
      element?.removeEventListener(revealEvent, reveal)
    }
  }, [root])

  // A form that came back has another entry of the router's history, without the fragment.
  const { key } = useLocation()
  useEffect(() => {
    if (chosen !== undefined) window.history.replaceState(window.history.state, '', `#${chosen}`)
  }, [chosen, key])

  const choose = (id: string) => {
    flushSync(() => setChosen(id))
    const section = document.getElementById(id)
    if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView({ block: 'start' })
  }
  return [open, choose]
}

function readHash(): string {
  return window.location.hash.slice(1)
}

function neverChanges() {
  return () => undefined
}
