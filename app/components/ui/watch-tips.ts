/**
 * When the tip of an element with `data-tip` is shown: after the pointer has rested on it for a while, or at once when
 * another tip was open a moment before, and at once when it takes the focus by other means than a press. A press ends it.
 */
interface TipWatch {
  figures: { openDelayMs: number; skipDelayMs: number }
  /** Called with the element whose tip is to be shown, and without one when there is none any more. */
  show: (tipped: HTMLElement | undefined) => void
}

interface WatchedTips {
  /** Ends the tip of this element, if it is the one that is open: Escape, scrolling, the pointer gone. */
  close: (tipped: HTMLElement) => void
  stop: () => void
}

export function watchTips({ figures, show }: TipWatch): WatchedTips {
  let open: HTMLElement | undefined
  let hovered: HTMLElement | undefined
  let isPressed = false
  let closedAt = -Infinity
  let timer: number | undefined
  const watching = new AbortController()

  function change(tipped: HTMLElement | undefined) {
    window.clearTimeout(timer)
    if (tipped === open) return
    if (tipped === undefined) closedAt = performance.now()
    open = tipped
    show(tipped)
  }
  function hover(tipped: HTMLElement | undefined) {
    if (tipped === hovered) return
    hovered = tipped
    window.clearTimeout(timer)
    if (tipped === undefined) return
    const isMoment = open !== undefined || performance.now() - closedAt < figures.skipDelayMs
    if (isMoment) change(tipped)
    else timer = window.setTimeout(change, figures.openDelayMs, tipped)
  }
  function on<Name extends keyof DocumentEventMap>(name: Name, react: (event: DocumentEventMap[Name]) => void) {
    document.addEventListener(name, react, { signal: watching.signal })
  }

  on('pointermove', ({ pointerType, target }) => {
    if (pointerType !== 'touch') hover(tippedAt(target))
  })
  on('pointerout', ({ relatedTarget }) => {
    // It has left the window.
    if (relatedTarget === null) hover(undefined)
  })
  on('pointerdown', ({ target }) => {
    isPressed = true
    if (tippedAt(target)) change(undefined)
  })
  for (const name of ['pointerup', 'pointercancel'] as const) {
    on(name, () => {
      isPressed = false
    })
  }
  on('focusin', ({ target }) => {
    const tipped = tippedAt(target)
    if (tipped && !isPressed) change(tipped)
  })
  for (const name of ['focusout', 'click'] as const) {
    on(name, ({ target }) => {
      if (tippedAt(target)) change(undefined)
    })
  }
  return {
    close: (tipped) => {
      if (tipped === open) change(undefined)
    },
    stop: () => {
      window.clearTimeout(timer)
      watching.abort()
    },
  }
}

function tippedAt(target: EventTarget | null): HTMLElement | undefined {
  const tipped = target instanceof Element ? target.closest('[data-tip]') : null
  return tipped instanceof HTMLElement ? tipped : undefined
}
