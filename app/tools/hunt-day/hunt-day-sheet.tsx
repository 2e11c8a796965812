/** The sheet prints on one page, in US Letter and in A4: see tests/e2e/print.spec.ts before you add to it. */
import type { ReactNode } from 'react'
import { SiteLink } from '~/components/ui/site-link'
import type { ChecklistGroup } from '~/tools/checklist/checklist'
import { describeGround, nameGround } from '~/tools/ground/ground'
import { zoneName } from '~/tools/ground/clocks'
import type { TimeRow } from '~/tools/legal-light/legal-light'
import { verdicts, type Judgment } from '~/tools/stands/judge-stand'
import { ToolResult } from '~/tools/tool-parts'
import { CompassRose } from '~/tools/wind-picker/compass-rose'
import { shortDay } from '~/lib/days'
import { withId } from '~/lib/ids'
import { countOf } from '~/lib/text'
import { toolPath } from '~/paths'
import type { HuntDay } from './hunt-day'

interface HuntDaySheetProps {
  plan: HuntDay
  /** A date such as 2026-11-21. */
  today: string
  /** The verdict on the sheet’s stand in its wind, if the stand is one of my stands. */
  judgment: Judgment | undefined
  shared: URLSearchParams
  actions: ReactNode
}

export function HuntDaySheet({ plan, today, judgment, shared, actions }: HuntDaySheetProps) {
  const { day, ground, light, wind, rut, checklist } = plan
  const [year = ''] = day.split('-')
  const date = today.startsWith(year) ? shortDay(day) : `${shortDay(day)}, ${year}`
  return (
    <ToolResult
      title={`Hunt day: ${date}`}
      figure={date}
      isFullPage
      summary={`${light.title}, ${nameGround(ground)}.`}
      shared={shared}
      actions={actions}
    >
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2 sm:gap-y-8 print:grid-cols-2 print:gap-x-8 print:gap-y-2 print:leading-snug">
        <Part title="Light">
          <Rows rows={[{ name: 'Legal light', value: light.figure }, ...light.sun]} />
        </Part>
        <Part title="Moon">
          <Rows rows={light.moon} />
          {light.walkIn === undefined ? null : <p className="mt-2">Walking in: {light.walkIn}</p>}
        </Part>
        <Part title="Wind">
          {wind ? (
            <>
              <div className={`mx-auto max-w-64 ${judgment ? 'print:max-w-24' : 'print:max-w-40'}`}>
                <CompassRose wind={wind.wind} position={wind.position} />
              </div>
              <p>
                From the {wind.wind.name.toLowerCase()}: sit and walk in on the {wind.position.name.toLowerCase()} side
                of where you expect deer. Test the air at the stand: slopes and timber bend it.
              </p>
              {judgment ? (
                <p className="mt-2 wrap-anywhere print:mt-0 print:text-[0.875rem] print:leading-snug">
                  <b>
                    {withId(verdicts, judgment.verdict).name}: {judgment.stand.name}.
                  </b>{' '}
                  {judgment.reasons.join(' ')}
                </p>
              ) : null}
            </>
          ) : (
            <p>
              Not known yet. From: <Blank /> Sit on the other side: <Blank />
            </p>
          )}
        </Part>
        <Emergency plan={plan} />
        <Part title="Rut">
          {rut.length === 0 ? <p>Choose a state to see its rut.</p> : rut.map((line) => <p key={line}>{line}</p>)}
        </Part>
        <Hours plan={plan} />
      </div>
      {checklist ? (
        <Part title={`Checklist: ${checklist.huntType.name.toLowerCase()}`}>
          <details className="wide-open printed">
            <summary className="font-semibold">{countOf(checklist.total, 'thing')} to pack</summary>
            <div className="mt-2 grid gap-x-8 gap-y-4 sm:grid-cols-2 print:grid-cols-4 print:gap-x-4">
              {checklist.groups.map((group) => (
                <Items key={group.id} group={group} />
              ))}
            </div>
          </details>
          <p className="no-print mt-3 text-base">
            Mark what is packed in the{' '}
            <SiteLink to={`${toolPath('hunting-checklist-generator')}?huntType=${checklist.huntType.id}`}>
              Hunting Checklist Generator
            </SiteLink>
            .
          </p>
        </Part>
      ) : null}
    </ToolResult>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="break-inside-avoid">
      <h3 className="border-b-2 border-bark pb-1 text-xl print:pb-0">{title}</h3>
      {children}
    </section>
  )
}

function Rows({ rows }: { rows: readonly TimeRow[] }) {
  return (
    <dl className="divide-y divide-hairline tabular-nums">
      {rows.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 py-1 print:py-0.5">
          <dt className="wrap-break-word">{name}</dt>
          <dd className="ml-auto text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Emergency({ plan: { emergency, point, ground } }: { plan: HuntDay }) {
  return (
    <section className="break-inside-avoid rounded-field border-2 border-danger p-4 print:p-2">
      <h3 className="text-xl text-danger">If I am not back</h3>
      <dl>
        {emergency.map(({ name, value, href }) => (
          <div key={name} className="flex flex-wrap gap-x-4 py-1 print:py-0">
            <dt className="wrap-break-word">{name}</dt>
            <dd className="min-w-0 flex-[1_1_8rem] text-right font-semibold wrap-anywhere">
              {value === '' ? (
                <Blank />
              ) : href === undefined ? (
                value
              ) : (
                <a href={href} rel="noreferrer">
                  {value}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {point === '' && !ground.isStateCenter ? (
        <p className="mt-2 print:mt-1">
          The place on this sheet is rounded, as much as half a mile off. Write the exact point on its line.
        </p>
      ) : null}
      <p className="mt-2 print:mt-1">Call me first. If I do not answer, call 911 and read them this box.</p>
    </section>
  )
}

function Hours({ plan: { light, agency, ground } }: { plan: HuntDay }) {
  return (
    <Part title="Check before you go">
      <p>
        {light.hours.rule}. {light.hours.others}{' '}
        {light.hours.isChecked ? 'Public lands and single seasons may differ. Check this year’s rules: ' : 'Ask: '}
        {agency ? <a href={agency.url}>{agency.name}</a> : 'the wildlife agency'}.
      </p>
      <p className="mt-2 text-base text-soft wrap-anywhere print:mt-0">
        {describeGround(ground)}
        {ground.isStateCenter ? '' : ', rounded to two decimals'}. {zoneName(ground.timeZone)}.
      </p>
    </Part>
  )
}

function Items({ group: { name, items } }: { group: ChecklistGroup }) {
  return (
    <div className="break-inside-avoid">
      <h4 className="font-semibold">{name}</h4>
      <ul className="print:text-[0.875rem] print:leading-tight">
        {items.map(({ id, text }) => (
          <li key={id} className="flex gap-2 py-1 print:gap-1 print:py-0.5">
            <span aria-hidden="true" className="mt-1 size-4 shrink-0 border border-control print:mt-0.5 print:size-3" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Leaves room to write with a pen. */
function Blank() {
  return <span className="inline-block w-full max-w-32 border-b border-control align-baseline">&nbsp;</span>
}
