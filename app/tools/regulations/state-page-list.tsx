import { longDay } from '~/lib/dates'
import { stateSourceOf } from '~/tools/legal-light/hours-source'
import { legalHoursFor } from '~/tools/legal-light/legal-hours'
import type { Agency } from './agencies.data'
import { stateTopics, type StateLink, type StateTopic } from './state-pages.data'
import type { State } from '~/lib/states.data'

const topicNames = {
  deer: 'Deer hunting',
  license: 'Licenses',
  seasons: 'Season dates',
  'hunter-education': 'Hunter education',
  cwd: 'CWD zones and carcass rules',
  orange: 'Blaze orange',
  'legal-hours': 'Legal hours',
} as const satisfies Record<StateTopic, string>

interface StatePageListProps {
  state: State
  agency: Agency
  pages: Readonly<Partial<Record<StateTopic, StateLink>>>
}

export function StatePageList({ state, agency, pages }: StatePageListProps) {
  const { name, url, note, checkedOn } = agency
  return (
    <section aria-labelledby="official-pages">
      <h3 id="official-pages">Read the rules here</h3>
      <p className="mt-1 text-xl">
        <strong>Official agency of {state.name}:</strong> <a href={url}>{name}</a>, {hostOf(url)}
        {note === undefined ? '' : ` (${note})`}
      </p>
      <dl className="mt-3">
        {stateTopics.map((topic) => (
          <div key={topic} className="grid gap-x-4 border-t border-hairline py-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="font-sans font-semibold">{topicNames[topic]}</dt>
            <dd>
              {topic === 'legal-hours' && stateSourceOf(state.id) ? (
                <HoursRead state={state} page={pages[topic]} />
              ) : (
                <TopicPage
                  page={pages[topic]}
                  rules={isInRules(topic) ? (pages.deer ?? pages.seasons) : undefined}
                  agency={agency}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-base text-soft">
        Agency’s link checked {longDay(checkedOn)}; make sure you’re on the agency’s site.
      </p>
    </section>
  )
}

/** What a state prints in its deer regulations, if not on a page of its own. */
function isInRules(topic: StateTopic): boolean {
  return topic !== 'license' && topic !== 'hunter-education'
}

/** The rule itself, and the state's page on it if that is another than the source. */
function HoursRead({ state: { id }, page }: { state: State; page: StateLink | undefined }) {
  const { rule, others } = legalHoursFor(id)
  const source = stateSourceOf(id)
  if (!source) return null
  return (
    <>
      {rule}. {others} <PageLink url={source.url} title={source.title} seen={`read ${longDay(source.readOn)}`} />
      {page && page.url !== source.url ? (
        <>
          {'; '}
          <PageLink url={page.url} title={page.title} seen={`checked ${longDay(page.checkedOn)}`} />
        </>
      ) : null}
    </>
  )
}

interface TopicPageProps {
  page: StateLink | undefined
  /** Where to look if there is no such page. */
  rules: StateLink | undefined
  agency: Agency
}

function TopicPage({ page, rules, agency }: TopicPageProps) {
  if (!page) {
    return (
      <>
        No page found;{' '}
        {rules ? (
          <>
            look in <a href={rules.url}>{rules.title}</a> or
          </>
        ) : null}{' '}
        ask <a href={agency.url}>the agency</a>
      </>
    )
  }
  return <PageLink {...page} seen={`checked ${longDay(page.checkedOn)}`} />
}

function PageLink({ url, title, note, seen }: Pick<StateLink, 'url' | 'title' | 'note'> & { seen: string }) {
  return (
    <>
      <a href={url}>{title}</a>
      {note === undefined ? '' : ` (${note})`}{' '}
      <span className="text-base text-soft">
        {hostOf(url)}, {seen}
      </span>
    </>
  )
}

export function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '')
}
