import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { QuoteSheet } from '~/inbox/answers/quote-sheet'
import { loadSheet } from '~/inbox/sent-answers.server'

export const handle = { interactive: true }

export function loader(args: LoaderFunctionArgs) {
  return loadSheet(args)
}

export default function AnswerSheet() {
  return <QuoteSheet {...useLoaderData<typeof loader>()} />
}
