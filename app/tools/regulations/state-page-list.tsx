import { longDay } from '~/lib/dates'
import { nameList } from '~/lib/name-list'
import { hostOf } from '~/lib/text'
import { stateSourceOf, unreadLinkOf } from '~/tools/legal-light/hours-source'
import { legalHoursFor } from '~/tools/legal-light/legal-hours'
import { lawText, type Units } from '~/tools/units'
import type { Agency } from './agencies.data'
import { stateTopics, type StateLink, type StateTopic } from './state-pages.data'
import { rulesReadOn, stateRules, type RuleTopic, type StateRule } from './state-rules.data'
import type { State, StateCode } from '~/lib/states.data'

const topicNames = {
  'legal-hours': 'Legal hours',
  orange: 'Blaze orange',
  'hunter-education': 'Hunter education',
  cwd: 'CWD zones and carcass rules',
  seasons: 'Season dates',
  license: 'Licenses',
  deer: 'Deer hunting',
} as const satisfies Record<StateTopic, string>

interface StatePageListProps {
  state: State
  agency: Agency
  pages: Readonly<Partial<Record<StateTopic, StateLink>>>
  units: Units
}

export function StatePageList({ state, agency, pages, units }: StatePageListProps) {
  const { name, url, note, checkedOn } = agency
  const days = [checkedOn, ...stateTopics.flatMap((topic) => pages[topic]?.checkedOn ?? [])]
  const read = [...new Set([rulesReadOn, stateSourceOf(state.id)?.readOn ?? rulesReadOn])].toSorted()
  return (
    <section aria-labelledby="official-pages">
      <h3 id="official-pages">Read the rules here</h3>
      <p className="mt-1 text-xl">
        <strong>Official agency of {state.name}:</strong> <a href={url}>{name}</a>, {hostOf(url)}
        {note === undefined ? '' : ` (${note})`}
      </p>
      <dl className="mt-3 lg:columns-2 lg:gap-x-10 print:columns-2">
        {stateTopics
          .toSorted((one, other) => rankOf(one) - rankOf(other))
          .map((topic) => (
            <div key={topic} className="break-inside-avoid border-t border-hairline py-2">
              <dt className="font-sans font-semibold">{topicNames[topic]}</dt>
              <dd>
                <Topic topic={topic} state={state} pages={pages} agency={agency} units={units} />
              </dd>
            </div>
          ))}
      </dl>
      <p className="mt-2 text-base text-soft">
        Addresses checked {nameList([...new Set(days)].toSorted().map(longDay))}; rules read{' '}
        {nameList(read.map(longDay))}. Rules change, and public lands have their own: make sure you’re on the agency’s
        site.
      </p>
    </section>
  )
}

function Topic({ topic, state, pages, agency, units }: StatePageListProps & { topic: StateTopic }) {
  const line = isRuled(topic) ? lineOf(topic, state.id) : undefined
  const page = pages[topic] ?? (topic === 'legal-hours' ? unreadLinkOf(state.id) : undefined)
  const rules = isInRules(topic) ? (pages.deer ?? pages.seasons) : undefined
  return (
    <>
      {isRuled(topic) ? <Rule line={line} units={units} /> : null}
      {line && (!page || page.url === line.url) ? null : <TopicPage page={page} rules={rules} agency={agency} />}
    </>
  )
}

function rankOf(topic: StateTopic): number {
  return Object.keys(topicNames).indexOf(topic)
}

function isRuled(topic: StateTopic): topic is RuleTopic | 'legal-hours' {
  return topic === 'legal-hours' || topic === 'orange' || topic === 'hunter-education' || topic === 'cwd'
}

/** Tells whether a state prints the topic in its deer regulations, if not on a separate page. */
function isInRules(topic: StateTopic): boolean {
  return topic !== 'license' && topic !== 'hunter-education'
}

/** The hours say their year in their text. */
type Line = Omit<StateRule, 'year'> & { printed: string }

/** Returns undefined if the rule was not read. */
function lineOf(topic: RuleTopic | 'legal-hours', state: StateCode): Line | undefined {
  if (topic !== 'legal-hours') {
    const rule = stateRules[state]?.[topic]
    return rule && { ...rule, printed: `As printed in ${String(rule.year)}: ` }
  }
  const source = stateSourceOf(state)
  if (!source) return undefined
  const { rule, others } = legalHoursFor(state)
  return { ...source, text: `${rule}. ${others}`.trim(), printed: '' }
}

function Rule({ line, units }: { line: Line | undefined; units: Units }) {
  if (!line) return <p>Not read.</p>
  const { text, title, publisher, url, printed } = line
  return (
    <p>
      {lawText(text, units)}{' '}
      <span className="text-base text-soft">
        {printed}
        <a href={url}>{title}</a>, {publisher}
      </span>
    </p>
  )
}

interface TopicPageProps {
  page: Pick<StateLink, 'url' | 'title' | 'note'> | undefined
  rules: StateLink | undefined
  agency: Agency
}

function TopicPage({ page, rules, agency }: TopicPageProps) {
  if (page) {
    const { url, title, note } = page
    return (
      <p>
        <a href={url}>{title}</a>
        {note === undefined ? '' : ` (${note})`} <span className="text-base text-soft">{hostOf(url)}</span>
      </p>
    )
  }
  return (
    <p className="text-base text-soft">
      No page found;{' '}
      {rules ? (
        <>
          look in <a href={rules.url}>{rules.title}</a> or
        </>
      ) : null}{' '}
      ask <a href={agency.url}>the agency</a>
    </p>
  )
}
