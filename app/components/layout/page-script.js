// The one script of our own on every page, inline and at most 2 kB: what a browser does not do by itself.
// It listens on the document, so it needs nothing of the page and works before, with and without React.
;(() => {
  const openDrawer = () => document.querySelector('details.drawer[open]')
  const close = (/** @type {Element} */ drawer) => drawer.removeAttribute('open')

  // A picture that fails is replaced once; error events do not bubble, so they are caught on their way down.
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
  // Behind the open drawer nothing takes the focus. A toggle event does not bubble either.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches('.drawer')) return
      for (const part of document.querySelectorAll('body > :not(header)')) part.toggleAttribute('inert', target.open)
    },
    true,
  )
  // A window that grows wide has no drawer.
  addEventListener('resize', () => {
    const drawer = openDrawer()
    if (drawer && !drawer.checkVisibility()) close(drawer)
  })
  // The jump bar marks the section in view: the last one whose top has come up to the bar.
  document.addEventListener('DOMContentLoaded', () => {
    const bar = document.querySelector('.jump-bar')
    if (!bar) return
    const links = [...bar.querySelectorAll('a')]
    const mark = () => {
      const sections = links.map(({ hash }) => document.getElementById(hash.slice(1)))
      // While the bar stands at its own place, the reader is above all of them.
      const { top, bottom } = bar.getBoundingClientRect()
      const edge = top > (document.querySelector('header')?.offsetHeight ?? 0) + 24 ? 0 : bottom + 24
      const passed = sections.findLastIndex((section) => section && section.getBoundingClientRect().top < edge)
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
