import { useLocation } from '@remix-run/react'
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { revealEvent } from './reveal'

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
  if (chosen === undefined && open !== first) setChosen(open)
  if (answer !== seenAnswer) {
    // The section opens during rendering, so that it is open when focus moves to its error.
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

  // A refused form has a new history entry without the fragment.
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
