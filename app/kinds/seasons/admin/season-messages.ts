import { maxSeasons, type StateSeason } from '~/kinds/seasons/seasons'
import { states } from '~/lib/states.data'
import { withId } from '~/lib/ids'
import type { EditQuestion } from '~/lib/editing'
import { httpErrorLine, type Message } from '~/lib/messages'
import { countOf } from '~/lib/text'

const onThePage = 'The License and Regulation Finder shows it with its source and date.'

export const seasonMessages = {
  notFound: { title: 'Season Not Found', message: 'The requested season could not be found.' },
  none: 'No seasons yet: the License and Regulation Finder shows sample values. Create one, or import a CSV file.',
  listFailed: { title: 'Failed to fetch seasons', message: httpErrorLine(500) },
  created: { title: 'Season created', description: onThePage },
  updated: { title: 'Season saved', description: onThePage },
  deleted: { title: 'Season deleted', description: 'A state without seasons shows the sample values, folded.' },
  createFailed: { title: 'Error', description: 'Failed to create season.' },
  updateFailed: { title: 'Error', description: 'Failed to update season.' },
  deleteFailed: { title: 'Error', description: 'Failed to delete season: ' },
  importFailed: { title: 'Error', description: 'Failed to import seasons.' },
  invalid: { title: 'Error', description: 'Please correct the marked fields.' },
  nothingImported: (faults: readonly string[]): Message => ({
    title: 'Error',
    description: `Nothing is imported yet. Please correct ${faults.length === 1 ? 'this' : 'these'} and import again.`,
  }),
  confirmDelete: 'Are you sure you want to delete this season?',
  tooMany: (count: number) =>
    `The site holds at most ${maxSeasons.toLocaleString('en-US')} seasons, and this would make ${count.toLocaleString('en-US')}. Delete some that are over.`,
} as const

export function importQuestion(of: { states: readonly StateSeason['state'][]; stored: number; sent: number }) {
  const { states: ids, stored, sent } = of
  return {
    title: 'Replace what is there, or add to it?',
    text: `${stateNames(ids)}: ${countOf(stored, 'season')} on the site already, and ${String(sent)} in what you sent. What is replaced moves to the bin.`,
    answers: [
      // With another number of stored seasons it is another question.
      { value: `replace ${String(stored)}`, label: 'Replace' },
      { value: 'add', label: 'Add' },
    ],
  } as const satisfies EditQuestion
}

export interface ImportResult {
  states: readonly StateSeason['state'][]
  added: number
  replaced: number
  known: number
}

export function importedMessage({ states: ids, added, replaced, known }: ImportResult): Message {
  const parts = [
    `${countOf(added, 'season')} added`,
    ...(replaced === 0 ? [] : [`${countOf(replaced, 'season')} replaced`]),
    ...(known === 0 ? [] : [`${countOf(known, 'season')} there already`]),
  ]
  return { title: 'Seasons imported', description: `${stateNames(ids)}: ${parts.join(', ')}.` }
}

const namedStates = 6

export function stateNames(ids: readonly StateSeason['state'][]): string {
  const names = ids.slice(0, namedStates).map((id) => withId(states, id).name)
  const more = ids.length - names.length
  return more === 0 ? names.join(', ') : `${names.join(', ')} and ${String(more)} more`
}
