/** An action returns this for a form it refused; the offline fallback returns the same. */
import type { SubmissionResult } from '@conform-to/react'
import type { ShouldRevalidateFunction } from '@remix-run/react'
import type { Message } from '~/lib/messages'
import { productsPath } from '~/paths'

export interface RefusedForm {
  lastResult: SubmissionResult<string[]>
  message: Message
}

export function isRefusedForm(answer: unknown): answer is RefusedForm {
  return typeof answer === 'object' && answer !== null && 'lastResult' in answer && 'message' in answer
}

/** A refused form changed nothing, so nothing needs reloading, and there may be no connection. */
export const unlessRefused: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  comesBack(actionResult) ? false : defaultShouldRevalidate

/** Opening the quote dialog pushes a history entry at the same address. */
export const unlessDialogEntry: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod } = change
  const hasDialog = firstSegment(nextUrl.pathname) === firstSegment(productsPath)
  return hasDialog && formMethod === undefined && currentUrl.href === nextUrl.href ? false : unlessRefused(change)
}

function firstSegment(pathname: string): string | undefined {
  return pathname.split('/')[1]
}

export function comesBack(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'lastResult' in answer
}
