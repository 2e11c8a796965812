import { useCallback, useEffect, useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { AskFirst } from '~/components/ui/ask-first'
import { Button } from '~/components/ui/button'
import { readKeptCopies, removeAllCopies, removeCopy, type KeptCopies, type KeptCopy } from './kept-copies'

/** The service worker redirects here with the address of a page that it could not open. */
export function MissingPage() {
  const missing = useHydrated() ? new URLSearchParams(location.search).get('page') : null
  if (missing === null) return null
  // Whatever the address says, the link stays on this site.
  const again = new URL(location.origin)
  again.pathname = missing
  return (
    <p className="mb-12">
      No signal, and the page you asked for (<span className="wrap-anywhere">{location.host + missing}</span>) is not on
      this device. All that is listed here is. <a href={again.pathname}>Try again</a>
    </p>
  )
}

export function KeptList() {
  const isHydrated = useHydrated()
  const [copies, setCopies] = useState<KeptCopies | 'not allowed'>()
  const read = useCallback(() => {
    readKeptCopies().then(setCopies, () => {
      setCopies('not allowed')
    })
  }, [])
  useEffect(read, [read])
  if (!isHydrated) {
    return <p>Keeping pages needs JavaScript. Without it, print the pages and the tools’ answers before you leave.</p>
  }
  if (!copies) {
    return (
      // The line is as tall as what replaces it.
      <p role="status" className="min-h-[2lh]">
        Looking at what this browser keeps.
      </p>
    )
  }
  if (copies === 'not allowed') {
    return <p>This browser does not let the site store pages here. A private window, for example, may forbid it.</p>
  }
  const { pages, pageBytes, kitBytes } = copies
  return (
    <>
      <p role="status">
        {kitBytes === 0
          ? 'This browser has not stored the tools yet. Stay on the site for a moment with a signal.'
          : `Home, the products, the field kit and the ten tools are stored: ${sizeOf(kitBytes)}.`}{' '}
        {pages.length === 0
          ? 'No other page is stored.'
          : `${String(pages.length)} other ${pages.length === 1 ? 'page is' : 'pages are'} stored with their pictures: ${sizeOf(pageBytes)}.`}
      </p>
      {pages.length === 0 ? null : (
        <>
          <ul className="mt-6 divide-y divide-hairline border-y border-hairline">
            {pages.map((page) => (
              <CopyLine
                key={page.path}
                page={page}
                onRemove={() => {
                  void removeCopy(page.path).then(read)
                }}
              />
            ))}
          </ul>
          <AskFirst
            label="Clear all"
            question={`Remove ${pages.length === 1 ? 'this page' : `these ${String(pages.length)} pages`} from this browser? The tools stay.`}
            confirm="Remove them"
            onConfirm={() => {
              void removeAllCopies().then(read)
            }}
          />
        </>
      )}
    </>
  )
}

function CopyLine({ page: { path, title, at, isKept }, onRemove }: { page: KeptCopy; onRemove: () => void }) {
  const day = at.toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <span>
        <a href={path}>{title}</a>
        <span className="block text-base text-soft">
          {isKept ? 'Kept' : 'Read'} on {day}
          {isKept ? '' : '. The newest forty stay.'}
        </span>
      </span>
      <Button look="secondary" aria-label={`Remove ${title}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  )
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${String(Math.ceil(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
