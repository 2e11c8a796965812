// React's scripts wait until somebody uses the page. A page that may have to show what the server did not know, such as
// the browser's stored data or today's date on an old copy, gets them once it is painted.
;(() => {
  const waiting = () => {
    // While the document is loading, the template has only some of the scripts.
    const scripts = document.readyState === 'loading' ? null : document.querySelector('template[data-scripts]')
    return scripts instanceof HTMLTemplateElement ? scripts : undefined
  }
  const hydrate = () => {
    const scripts = waiting()
    scripts?.replaceWith(scripts.content)
  }
  const hydrateOncePainted = () => requestAnimationFrame(() => setTimeout(hydrate))
  const isReturning = Boolean(navigator.serviceWorker?.controller)
  // Hides what is for a new visitor: see tailwind.css.
  document.documentElement.toggleAttribute('data-returning', isReturning)
  // What is saved folds the form that it answers: see tailwind.css. Without the scripts the form comes back.
  try {
    const has = (/** @type {string} */ name) => localStorage.getItem(`stagwise-${name}`) !== null
    const answers = [has('ground') ? 'ground' : '', has('week') && has('stands') ? 'week' : '']
    document.documentElement.dataset.saved = answers.join(' ')
  } catch {
    // This browser keeps nothing.
  }
  setTimeout(() => {
    delete document.documentElement.dataset.saved
  }, 8000)
  const keepsData = async () => {
    try {
      return (
        localStorage.length > 0 ||
        'stagwise-missing-script' in sessionStorage ||
        (await indexedDB.databases()).length > 0
      )
    } catch {
      // This browser keeps nothing.
      return false
    }
  }
  let isUsed = false
  const use = () => {
    isUsed = true
    hydrateOncePainted()
  }
  for (const type of ['pointerdown', 'focusin', 'keydown', 'input'])
    document.addEventListener(type, use, { once: true })
  document.addEventListener('DOMContentLoaded', () => {
    if (isUsed || (document.querySelector('[data-by]') && localStorage.length > 0)) hydrateOncePainted()
  })
  // The scripts are there when they are needed, with a signal or without. One after another they leave the page free.
  const download = async (/** @type {Iterable<HTMLLinkElement>} */ links) => {
    for (const { href } of links) await fetch(href, { priority: 'low' }).catch(() => undefined)
  }
  const start = async () => {
    const mayBeOld = location.search || location.hash.includes('=') || isReturning || (await keepsData())
    const scripts = waiting()
    if (!scripts) return
    if (scripts.dataset.scripts || mayBeOld) return hydrateOncePainted()
    void download(scripts.content.querySelectorAll('link'))
  }
  addEventListener('load', () => void start())
  const isHydrated = () => 'hydrated' in document.documentElement.dataset
  // input-before-hydration.tsx presses the button again.
  document.addEventListener('click', ({ target }) => {
    if (isHydrated() || !(target instanceof Element)) return
    target.closest('main button[type=button]')?.setAttribute('data-pressed', '')
  })
  // A product is in the request at once, so that it is not lost with the page.
  const storeProduct = (/** @type {string} */ product) => {
    try {
      const list = localStorage.getItem('stagwise-request')
      localStorage.setItem('stagwise-request', list ? `${list}&${product}` : product)
      return true
    } catch {
      // The browser stores nothing, so the form leads to the request.
      return false
    }
  }
  // A form that the browser answers waits for the scripts as it is, and is sent to the server if they do not come.
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (isHydrated() || !(form instanceof HTMLFormElement) || !form.matches('form:is([data-tool], [data-adds])')) return
    const product = form.dataset.adds
    if (product && !storeProduct(product)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    hydrateOncePainted()
    form.dataset[product ? 'added' : 'held'] = ''
    if (product) return
    form.inert = true
    setTimeout(() => {
      if (form.isConnected && form.hasAttribute('data-held')) form.submit()
    }, 4000)
  })
})()
