import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { Button } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import { QuoteSheet } from '~/inbox/answers/quote-sheet'
import { loadSheet } from '~/inbox/sent-answers.server'

export function loader(args: LoaderFunctionArgs) {
  return loadSheet(args)
}

export default function AnswerSheet() {
  const { back, sheet } = useLoaderData<typeof loader>()
  const isHydrated = useHydrated()
  return (
    <div className="mt-8">
      <p className="no-print mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 font-sans">
        <SiteLink to={back}>← Back</SiteLink>
        {isHydrated ? (
          <Button
            look="secondary"
            onClick={() => {
              window.print()
            }}
          >
            Print
          </Button>
        ) : (
          <span>Print it with your browser.</span>
        )}
      </p>
      <QuoteSheet {...sheet} heading="h1" />
    </div>
  )
}
