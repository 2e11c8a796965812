import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import type { ReactNode } from 'react'
import { loginTitle, isLoginPrompt } from '~/lib/login-prompt'
import { isErrorWords, type ErrorWords } from '~/lib/messages'
import { artPath } from '~/paths'
import { lastingPath } from '~/components/ui/art-version'
import { ContourLines } from './page-intro'
import { SendAgain } from './send-again'

const unexpected = {
  title: 'Something went wrong',
  message: 'An error on our end kept this page from loading. Please try again in a moment.',
} satisfies ErrorWords

export const pageNotFound = {
  title: '404 Page Not Found',
  message: 'Did you forget to add the page to the router?',
} satisfies ErrorWords

const methodNotAllowed = {
  title: 'This page does not accept forms',
  message: 'Please go back and try again from the page you came from.',
} satisfies ErrorWords

const noConnection = {
  title: 'No connection',
  message: 'We could not reach the site. Check your signal and reload the page; nothing was lost on our end.',
} satisfies ErrorWords

export function toErrorWords(error: unknown): ErrorWords {
  // In the browser, fetch() rejects with a TypeError when there is no response; on the server a TypeError is a bug.
  if (error instanceof TypeError && typeof document !== 'undefined') return noConnection
  if (!isRouteErrorResponse(error)) return unexpected
  if (isErrorWords(error.data)) return error.data
  if (isLoginPrompt(error.data))
    return { title: loginTitle(error.data), message: 'The dashboard is for the operator of this site.' }
  if (error.status === 404) return pageNotFound
  return error.status === 405 ? methodNotAllowed : unexpected
}

export function ErrorScreen({ words, children }: { words: ErrorWords; children: ReactNode }) {
  const error = useRouteError()
  const isLost = isRouteErrorResponse(error) && error.status === 404
  return (
    <>
      <div className="relative border-b border-hairline bg-panel">
        <ContourLines ground="lost" />
        <div className="page-width relative py-10 lg:py-14">
          <h1 tabIndex={-1}>{words.title}</h1>
          <p className="mt-4 max-w-measure text-xl text-soft">{words.message}</p>
          {words.again ? <SendAgain {...words.again} /> : null}
        </div>
      </div>
      <div className="page-width pt-6 pb-16 lg:pb-24">
        {isLost ? (
          <img
            src={lastingPath(artPath('diagrams', 'lost-track'))}
            alt="Deer tracks that wander, turn a full circle and end at a creek"
            width={1200}
            height={400}
            loading="lazy"
            className="mb-8 h-44 w-full rounded-field border border-hairline object-cover sm:h-auto"
          />
        ) : null}
        {children}
      </div>
    </>
  )
}
