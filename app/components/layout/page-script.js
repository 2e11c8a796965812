// The site's only inline script, at most 2 kB, is on every page. It listens on the document, so it works with and
// without React.
;(() => {
  const openDrawer = () => document.querySelector('details.drawer[open]')
  const close = (/** @type {Element} */ drawer) => drawer.removeAttribute('open')

  // A picture that fails to load is replaced once. Error events do not bubble, so this listens in the capture phase.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || target.dataset.failed) return
      target.dataset.failed = 'true'
      for (const each of [target, ...(target.closest('picture')?.children ?? [])]) each.removeAttribute('srcset')
      target.src = '/api/placeholder/400/300?text=Image%20not%20available'
    },
    true,
  )
  // Suggestions load once somebody enters a search field.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.dataset.suggest)
      void import(target.dataset.suggest).catch(() => undefined)
  })
  document.addEventListener('keydown', ({ key }) => {
    const drawer = openDrawer()
    if (key !== 'Escape' || !drawer) return
    close(drawer)
    drawer.querySelector('summary')?.focus()
  })
  document.addEventListener('click', ({ target }) => {
    const drawer = openDrawer()
    if (!drawer || !(target instanceof Element)) return
    if (!drawer.contains(target) || target === drawer || target.closest('a')) close(drawer)
  })
  // The page behind the open drawer becomes inert. Toggle events do not bubble either.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches('.drawer')) return
      for (const part of document.querySelectorAll('body > :not(header)')) part.toggleAttribute('inert', target.open)
    },
    true,
  )
  // A wide window has no drawer, or shows it at all times.
  addEventListener('resize', () => {
    const drawer = openDrawer()
    if (drawer && !drawer.querySelector('summary')?.checkVisibility()) close(drawer)
  })
  // The jump bar marks the section in view: the last one whose top has reached the bar.
  document.addEventListener('DOMContentLoaded', () => {
    const bar = document.querySelector('.jump-bar')
    if (!bar) return
    const links = [...bar.querySelectorAll('a')]
    const mark = () => {
      const sections = links.map(({ hash }) => document.getElementById(hash.slice(1)))
      // The heading of a folded section is its summary.
      const topOf = (/** @type {Element} */ section) =>
        (section.closest('details') ?? section).getBoundingClientRect().top
      // Before the bar sticks, the reader is above all sections.
      const { top, bottom } = bar.getBoundingClientRect()
      const edge = top > (document.querySelector('header')?.offsetHeight ?? 0) + 24 ? 0 : bottom + 24
      const passed = sections.findLastIndex((section) => section && topOf(section) < edge)
      links.forEach((link, index) => {
        if (index !== passed) return link.removeAttribute('aria-current')
        if (link.ariaCurrent) return
        link.ariaCurrent = 'true'
        const list = link.closest('ul')
        list?.scrollTo({ left: link.offsetLeft - list.clientWidth / 2 })
      })
    }
    document.addEventListener('scroll', () => requestAnimationFrame(mark), { passive: true })
    mark()
  })
})()
