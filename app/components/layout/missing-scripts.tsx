/**
 * A page from before a release asks for scripts that are gone. It is loaded again once, and has what was typed. Remix
 * itself does so for the script of a route, as often as it is asked for.
 */
import { useEffect, useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { isChanged, isFormField, readField, setField } from '~/components/forms/field-values'
import { tabStorage } from '~/lib/browser-storage'
import { parseJson } from '~/lib/parse-json'
import { fieldsOfKind, kindOf } from './input-before-hydration'

/** hydration-page-script.js has this name, too. */
const storageKey = 'stagwise-missing-script'

interface Kept {
  path: string
  /** How often in a row the page was loaded again. */
  reloads: number
  typed: readonly (readonly [kind: string, place: number, value: unknown])[]
}

let reloads = 0
let isReloading = false

/** After this time another script is missing because of another release. */
const inARowMs = 600_000

function reloadsInARow(): number {
  return performance.now() < inARowMs ? reloads : 0
}

/** Nothing is lost by this reload, so nobody has to be asked. */
export function isReloadingForScript(): boolean {
  return isReloading
}

/** Call before watchFields(), which takes the fields for typed in. */
export function restoreAfterMissingScript(page: Document): void {
  const kept = parseJson(tabStorage.read(storageKey) ?? '')
  tabStorage.remove(storageKey)
  if (isKept(kept) && kept.path === location.pathname) {
    reloads = kept.reloads
    for (const [kind, place, value] of kept.typed) {
      const field = fieldsOfKind(kind, page)[place]
      if (field && !isChanged(field) && (typeof value === 'string' || typeof value === 'boolean'))
        setField(field, value)
    }
  }
  addEventListener('pagehide', () => {
    if (isReloading || lacksScript()) keep(page)
  })
}

function keep(page: Document): boolean {
  const fields = [...page.querySelectorAll('input, textarea, select')].filter(isFormField)
  const typed = fields
    .filter((field) => isChanged(field) && field.type !== 'password')
    .map((field) => {
      const kind = kindOf(field)
      return [kind, fieldsOfKind(kind, page).indexOf(field), readField(field)] as const
    })
  const kept = { path: location.pathname, reloads: reloadsInARow() + 1, typed } satisfies Kept
  return tabStorage.write(storageKey, JSON.stringify(kept))
}

function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null) return false
  return 'path' in kept && 'reloads' in kept && 'typed' in kept && Array.isArray(kept.typed)
}

/** Remix reports no script of a route that it did not get. */
function lacksScript(): boolean {
  const isMissing = (entry: PerformanceEntry) =>
    entry instanceof PerformanceResourceTiming && /\/assets\/.+\.js$/.test(entry.name) && entry.responseStatus === 404
  return performance.getEntriesByType('resource').some(isMissing)
}

/** Without a signal a script does not come either, and a reload would not help. */
async function isGone(error: Error): Promise<boolean> {
  // Safari's message has no address, but no file of an older release is there.
  const [address = window.__remixManifest.url] = /(?:https?:\/\/|\/assets\/)\S+\.(?:js|css)/.exec(error.message) ?? []
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404
  } catch (noConnection) {
    if (noConnection instanceof TypeError) return false
    throw noConnection
  }
}

export function MissingScriptNotice() {
  const isHydrated = useHydrated()
  const [isShown, setShown] = useState<boolean>()
  useEffect(() => {
    const onError = async ({ payload }: VitePreloadErrorEvent) => {
      if (isReloading || !(await isGone(payload))) return
      // If nothing can be stored, a second reload could not be told from the first.
      if (reloadsInARow() > 0 || !keep(document)) {
        setShown(true)
        return
      }
      isReloading = true
      location.reload()
    }
    const listen = (event: VitePreloadErrorEvent) => {
      void onError(event)
    }
    addEventListener('vite:preloadError', listen)
    return () => {
      removeEventListener('vite:preloadError', listen)
    }
  }, [])
  if (!(isShown ?? (isHydrated && reloads > 1))) return null
  return (
    <div className="update-notice">
      <p role="alert">
        Part of this page did not load, and loading the page again did not help. What you typed is still here. Please
        try again in a few minutes.
      </p>
      <button
        type="button"
        onClick={() => {
          setShown(false)
        }}
        className="min-h-11 underline"
      >
        Close
      </button>
    </div>
  )
}
