/** A tooltip shows after the pointer has rested, at once if another was just open, and on keyboard focus. */
interface TipWatch {
  figures: { openDelayMs: number; skipDelayMs: number }
  show: (tipped: HTMLElement | undefined) => void
}

interface WatchedTips {
  close: (tipped: HTMLElement) => void
  stop: () => void
}

const focusScrollMs = 200

export function watchTips({ figures, show }: TipWatch): WatchedTips {
  let open: HTMLElement | undefined
  let hovered: HTMLElement | undefined
  let isPressed = false
  let closedAt = -Infinity
  let focusedAt = -Infinity
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
    // The pointer left the window.
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
    if (!tipped || isPressed) return
    focusedAt = performance.now()
    change(tipped)
  })
  for (const name of ['focusout', 'click'] as const) {
    on(name, ({ target }) => {
      if (tippedAt(target)) change(undefined)
    })
  }
  return {
    close: (tipped) => {
      // The browser scrolls an element that just got the focus into view.
      const isScrolledByFocus = performance.now() - focusedAt < focusScrollMs && tipped.isConnected
      if (tipped === open && !isScrolledByFocus) change(undefined)
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
