/** A tool answers a search that names a state, by the functions of its page. */
import type { Kysely } from 'kysely'
import { listSeasonHours } from '~/kinds/seasons/seasons.server'
import { localHour } from '~/lib/dates'
import { addDays, monthDay } from '~/lib/days'
import { hostOf } from '~/lib/text'
import type { State } from '~/lib/states.data'
import type { FieldKitId, ToolId } from '~/lib/tool-list'
import { stateCenters } from '~/tools/ground/state-centers.data'
import { readLegalFigure } from '~/tools/legal-light/legal-light'
import { agencies } from '~/tools/regulations/agencies.data'
import { stateRules, type RuleTopic } from '~/tools/regulations/state-rules.data'
import { readStateRut } from '~/tools/rut-tracker/state-rut'
import { describeState } from '~/tools/rut-tracker/rut-words'
import type { Database } from '~db/database'
import type { Term } from './meaning'
import type { ToolAnswer } from './search'

interface StateQuestion {
  state: State
  /** All of the words, including those that say nothing. */
  words: readonly string[]
  terms: readonly Term[]
  now: Date
  db: Kysely<Database>
}

type Answer = ToolAnswer | undefined

type Answerer = (question: StateQuestion) => Answer | Promise<Answer>

const answerers: Partial<Record<ToolId | FieldKitId, Answerer>> = {
  'legal-light': tellLight,
  'license-regulation-finder': tellRule,
  'rut-activity-tracker': tellRut,
}

export async function answerOf(tool: ToolId | FieldKitId, question: StateQuestion): Promise<Answer> {
  return answerers[tool]?.(question)
}

async function tellLight({ state, words, now, db }: StateQuestion): Promise<ToolAnswer> {
  const center = stateCenters[state.id]
  const today = localHour(now, center.timeZone).slice(0, 10)
  const [name, day] = words.includes('tomorrow')
    ? (['tomorrow', addDays(today, 1)] as const)
    : (['today', today] as const)
  const seasons = await listSeasonHours(db, state.id)
  const { hours, figure } = readLegalFigure(day, { ...center, state: state.id }, { seasons })
  if (hours.whose === 'unread') {
    const { name: agency, url } = agencies[state.id]
    return { title: `Legal light in ${state.name}: hours not read`, more: `Ask the agency: ${agency}, ${hostOf(url)}.` }
  }
  return {
    title: `${hours.name} ${name}, ${monthDay(day)}: ${figure}`,
    more: `At the center of ${state.name}. ${hours.rule}.`,
  }
}

function tellRut({ state, now }: StateQuestion): ToolAnswer {
  const today = localHour(now, stateCenters[state.id].timeZone).slice(0, 10)
  const { title, summary } = describeState(readStateRut(state.id, undefined, today), today)
  return { title, more: summary }
}

const askedTopics: Readonly<Record<RuleTopic, { name: string; words: string }>> = {
  orange: { name: 'Blaze orange', words: 'orange' },
  'hunter-education': { name: 'Hunter education', words: 'hunter education' },
  cwd: { name: 'CWD', words: 'cwd' },
}

/** Returns undefined where no topic was asked for, or its rule was not read. */
function tellRule({ state, terms }: StateQuestion): Answer {
  const asked = new Set(terms.flatMap(({ words, others }) => [words, ...others]).map((phrase) => phrase.join(' ')))
  for (const topic of ['orange', 'hunter-education', 'cwd'] as const) {
    const rule = stateRules[state.id]?.[topic]
    const { name, words } = askedTopics[topic]
    if (!rule || !asked.has(words)) continue
    return {
      title: `${name} in ${state.name}`,
      more: `${rule.text} As printed in ${String(rule.year)}: ${rule.publisher}.`,
    }
  }
  return undefined
}
