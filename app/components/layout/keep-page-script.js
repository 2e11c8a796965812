// This script registers the service worker on public pages, offers its new release, and keeps species pages and posts
// for the field.
;(() => {
  const { serviceWorker } = navigator
  if (!serviceWorker) return

  /** @param {ServiceWorkerRegistration} registration */
  const watchReleases = (registration) => {
    const offer = () => {
      const notice = document.querySelector('[data-update]')
      // Without a controller, the release is the first that this browser sees.
      if (!notice || !registration.waiting || !serviceWorker.controller) return
      notice.removeAttribute('hidden')
      notice.querySelector('button')?.addEventListener('click', () => {
        serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
        registration.waiting?.postMessage({ type: 'SKIP_WAITING' })
      })
    }
    offer()
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer))
  }

  /** @param {HTMLButtonElement} button */
  const offerKeeping = async (button) => {
    const page = location.pathname
    const cache = await caches.open('stagwise-kept')
    const label = button.textContent
    let isKept = Boolean(await cache.match(page))
    const show = () => (button.textContent = isKept ? 'Kept for the field. Remove it' : label)
    const toggle = async () => {
      button.disabled = true
      try {
        if (isKept) await cache.delete(page)
        else {
          const pictures = [...document.querySelectorAll('main img')].filter((each) => each instanceof HTMLImageElement)
          // A picture that was never in view has not chosen its size yet.
          for (const picture of pictures) picture.loading = 'eager'
          await Promise.allSettled(pictures.map((picture) => picture.decode()))
          const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
          const files = loaded.filter((name) => /\/assets\/.+\.(css|woff2)$/.test(name))
          const addresses = new Set([page, ...files, ...pictures.map((picture) => picture.currentSrc)])
          await cache.addAll([...addresses].map((address) => new Request(address, { credentials: 'omit' })))
        }
        isKept = !isKept
        show()
      } catch {
        button.textContent = 'This did not work. Check your signal and try again'
      }
      button.disabled = false
    }
    button.addEventListener('click', () => void toggle())
    show()
    button.parentElement?.removeAttribute('hidden')
  }

  const start = async () => {
    const button = document.querySelector('[data-keep] button')
    try {
      watchReleases(await serviceWorker.register('/service-worker.js'))
      if (button instanceof HTMLButtonElement) await offerKeeping(button)
    } catch {
      // A browser may forbid both, in a private window for example: then the site works without them.
    }
  }
  addEventListener('load', () => void start())
})()
