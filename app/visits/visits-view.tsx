import { Notice } from '~/components/feedback/notice'
import { Fold } from '~/components/ui/fold'
import { SiteLink } from '~/components/ui/site-link'
import { useSite } from '~/components/layout/site-context'
import { visitLimits, visitsKeptDays } from '~/lib/visits'
import { visitFilePath, visitsPath } from '~/paths'
import { figure, VisitPlots } from './visit-plots'
import type { VisitReport } from './visit-report'
import { ReportTables, SpanTable } from './visit-tables'
import { measures, sumOf, toSpans, visitMeasures, visitPeriods, type DayOfVisits, type VisitPeriod } from './visits'

interface VisitsViewProps {
  period: VisitPeriod
  days: readonly DayOfVisits[]
  report: VisitReport
  isBehind: boolean
}

export function VisitsView({ period, days, report, isBehind }: VisitsViewProps) {
  const spans = toSpans(days)
  const total = sumOf(days)
  const isEmpty = Object.values(total).every((count) => count === 0)
  return (
    <section aria-labelledby="visits">
      <h1 id="visits">Visits</h1>
      <p className="mt-2 mb-4">What visitors read, use, search and ask for, by day. Who they are is not stored.</p>
      {isBehind ? <Notice message={behind} kind="error" /> : null}
      <div className="no-print flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <PeriodLinks period={period} />
        {isEmpty ? null : (
          <a
            href={`${visitFilePath}?days=${String(period)}`}
            download
            className="inline-flex min-h-7 items-center font-sans"
          >
            Export CSV
          </a>
        )}
      </div>
      {isEmpty ? (
        <p className="mt-8">
          No visit was counted in the last {period} days. Your own don’t count while you are logged in.
        </p>
      ) : (
        <>
          <StatTiles
            tiles={measures.map((measure) => ({ value: figure(total[measure]), label: visitMeasures[measure] }))}
          />
          <VisitPlots spans={spans} />
          <SpanTable spans={spans} />
          <ReportTables report={report} />
        </>
      )}
      <div className="mt-10">
        <WhatCounts />
      </div>
    </section>
  )
}

const behind = {
  title: 'The newest visits are missing',
  description: 'They could not be written just now. The site tries again every minute.',
}

function PeriodLinks({ period }: { period: VisitPeriod }) {
  return (
    <nav aria-label="Days shown">
      <ul className="flex flex-wrap gap-2">
        {visitPeriods.map((days) => (
          <li key={days}>
            <SiteLink
              to={`${visitsPath}?days=${String(days)}`}
              preventScrollReset
              aria-current={days === period ? 'true' : undefined}
              className={`inline-flex min-h-10 items-center rounded-field border px-3 font-sans text-base text-ink no-underline hover:bg-panel ${
                days === period ? 'border-ink bg-panel font-semibold underline' : 'border-hairline bg-card'
              }`}
            >
              {days} days
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function WhatCounts() {
  const { timeZone } = useSite()
  return (
    <Fold id="what-counts" title="What counts" level={2}>
      <ul className="list-disc gap-x-12 pl-5 text-base lg:columns-2 [&>li]:mb-2 [&>li]:break-inside-avoid">
        <li>
          <strong>Pages:</strong> each time a browser opens one. Not your own visits while you are logged in, search
          engines and other programs that say what they are, and what is read without a signal. A page that the browser
          fetches because the pointer rests on its link counts, opened or not. “Back” often makes no request and doesn’t
          count.
        </li>
        <li>
          <strong>Tools:</strong> opening one. A tool then works in the browser without any request, so nobody can count
          its answers. “With values” counts a tool that was opened with values in its address: by a form without
          JavaScript, a shared link or a reload.
        </li>
        <li>
          <strong>Searches:</strong> the words in lower case, at most 60 characters. A search with an @ or with six or
          more digits is counted without its words.
        </li>
        <li>
          <strong>Requests:</strong> each product of a quote once, also of one that came through the API. Spam doesn’t
          count. “Share” is requests for each hundred views.
        </li>
        <li>
          <strong>Limits:</strong> counts are written once a minute, so a crash loses up to a minute of them. A day ends
          at midnight ({timeZone}), names at most {figure(visitLimits.page)} pages, {figure(visitLimits.product)}{' '}
          products and {figure(visitLimits.search)} different searches, and is deleted after {visitsKeptDays} days.
          Anybody can make up visits with a script: trust the trend more than the figure.
        </li>
      </ul>
    </Fold>
  )
}

interface StatTilesProps {
  tiles: readonly { value: string; label: string }[]
}

function StatTiles({ tiles }: StatTilesProps) {
  return (
    <dl className="mt-8 grid grid-cols-2 gap-px overflow-hidden max-lg:[&>*:last-child:nth-child(odd)]:col-span-2 rounded-field border border-hairline bg-hairline lg:auto-cols-fr lg:grid-flow-col">
      {tiles.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end bg-card px-5 py-4">
          <dt className="font-sans text-base text-soft">{label}</dt>
          <dd className="font-sans text-4xl font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
