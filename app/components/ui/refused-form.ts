/** What an action answers when it did not take a form, on the server or, without a connection, in the browser. */
import type { SubmissionResult } from '@conform-to/react'
import type { ShouldRevalidateFunction } from '@remix-run/react'
import type { Message } from '~/lib/toast'
import { productsPath } from '~/paths'

export interface RefusedForm {
  /** Everything that was typed, and what is wrong with it. */
  lastResult: SubmissionResult<string[]>
  /** What the site says of the form as a whole. */
  message: Message
}

export function isRefusedForm(answer: unknown): answer is RefusedForm {
  return typeof answer === 'object' && answer !== null && 'lastResult' in answer && 'message' in answer
}

/** A form that comes back changed nothing, so nothing is loaded again: there may be no connection to load it by. */
export const unlessRefused: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  comesBack(actionResult) ? false : defaultShouldRevalidate

/** For the routes of a page with the quote dialog: an open one is a history entry at the page's address, and loads nothing. */
export const unlessDialogEntry: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod } = change
  const hasDialog = firstSegment(nextUrl.pathname) === firstSegment(productsPath)
  return hasDialog && formMethod === undefined && currentUrl.href === nextUrl.href ? false : unlessRefused(change)
}

function firstSegment(pathname: string): string | undefined {
  return pathname.split('/')[1]
}

function comesBack(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'lastResult' in answer
}
