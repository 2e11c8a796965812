/** What is said after several records of a list were changed or deleted together. */
import type { Message } from '~/lib/messages'
import type { RecordListKind } from '~/lib/record-list'
import { countNoun } from '~/lib/text'
import type { RecordChange, RecordMove } from './record-changes'

type Nouns = RecordListKind<string>['nouns']

export interface ChangeReport {
  /** Names. */
  changed: string[]
  /** They were so already. */
  unchanged: number
  refused: { name: string; reason: string }[]
  gone: number
  undo: { change: RecordChange; id: number }[]
}

export const selectionMessages = {
  none: ({ one }: Nouns) => ({ title: 'Nothing Selected', description: `Select at least one ${one} first.` }),
  unknown: (nouns: Nouns) => withFailed(nouns, ' Choose what to do with them.'),
  failed: (nouns: Nouns) => withFailed(nouns, ''),
  deleteFailed: { title: 'Error', description: 'Failed to delete. Nothing has changed.' },
  allGone: ({ many }: Nouns) => ({ title: 'Nothing to Delete', message: `The selected ${many} are gone already.` }),
} as const

function withFailed({ many }: Nouns, hint: string): Message {
  return { title: 'Error', description: `Failed to change the selected ${many}. Nothing has changed.${hint}` }
}

interface Asked {
  moves: readonly RecordMove[]
  isUndo: boolean
}

/** And whether anything is as it was asked for. */
export function changedMessage(
  { nouns, changes }: Pick<RecordListKind<string>, 'nouns' | 'changes'>,
  { moves, isUndo }: Asked,
  { changed, unchanged, refused, gone }: ChangeReport,
): Message & { isDone: boolean } {
  const [first] = changed
  const others = [
    ...(unchanged > 0 ? [`${countNoun(unchanged, nouns)} ${unchanged === 1 ? 'was' : 'were'} so already.`] : []),
    ...refused.slice(0, mostNamed).map(({ name, reason }) => `“${name}” stays as it is: ${sentence(reason)}`),
    ...(refused.length > mostNamed ? [`${String(refused.length - mostNamed)} more stay as they are.`] : []),
    ...(gone > 0 ? [`${countNoun(gone, nouns)} ${gone === 1 ? 'was' : 'were'} gone already.`] : []),
  ]
  if (first === undefined) {
    const isDone = refused.length === 0 && gone === 0
    return { title: isDone ? 'Nothing to Change' : 'Error', description: others.join(' '), isDone }
  }
  const isOne = changed.length === 1
  const whose = isOne ? `“${first}”` : countNoun(changed.length, nouns)
  const { outcome, meaning } = isUndo ? undone : wordsOf(moves[0]?.change, changes)
  return {
    title: isUndo ? 'Undone' : isOne ? `${capital(nouns.one)} Changed` : `${capital(nouns.many)} Changed`,
    outcome: `${whose}: ${outcome}`,
    description: [meaning === undefined ? '' : isOne ? meaning.one : meaning.many, ...others].filter(Boolean).join(' '),
    isDone: true,
  }
}

const mostNamed = 5

const undone = {
  outcome: 'as before',
  meaning: { one: 'It is as it was before.', many: 'They are as they were before.' },
} as const

function wordsOf(change: RecordChange | undefined, { on, off }: RecordListKind<string>['changes']) {
  if (change?.kind === 'category')
    return { outcome: change.category, meaning: { one: 'Its category is set.', many: 'Their category is set.' } }
  return change?.kind === 'on' ? on : off
}

/** "Posts", "Deer Types". */
function capital(noun: string): string {
  return noun.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

/** After the question. */
export function deletedMessage(nouns: Nouns, deleted: number): Message {
  if (deleted === 0) return { title: 'Nothing to Delete', description: `The selected ${nouns.many} are gone already.` }
  const isOne = deleted === 1
  return {
    title: `${capital(isOne ? nouns.one : nouns.many)} Deleted`,
    outcome: countNoun(deleted, nouns),
    description: `${isOne ? 'It is' : 'They are'} in the bin.`,
  }
}
