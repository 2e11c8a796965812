import type { Message } from '~/lib/messages'
import type { Move } from '~/lib/moves'
import type { RecordListKind } from '~/lib/record-list'
import { countNoun } from '~/lib/text'
import type { RecordChange } from './record-changes'

export interface ChangeReport {
  changed: string[]
  unchanged: string[]
  refused: { name: string; reason: string }[]
  gone: number[]
}

export interface DeletionReport {
  deleted: readonly { id: number; name: string }[]
  gone: readonly number[]
}

type Nouns = RecordListKind<string>['nouns']

export const selectionMessages = {
  none: ({ one }: Nouns) => ({ title: 'Nothing Selected', description: `Select at least one ${one} first.` }),
  failed: (many: string) => ({
    title: 'Error',
    description: `Failed to change the selected ${many}. Nothing has changed.`,
  }),
  deleteFailed: { title: 'Error', description: 'Failed to delete. Nothing has changed.' },
  allGone: ({ many }: Nouns) => ({ title: 'Nothing to Delete', message: `The selected ${many} are gone already.` }),
} as const

export const undone = {
  title: 'Undone',
  outcome: 'as before',
  meaning: { one: 'It is as it was before.', many: 'They are as they were before.' },
} as const

export interface Asked<Change> {
  moves: readonly Move<Change>[]
  isUndo: boolean
}

export function changedMessage(
  { nouns, changes }: Pick<RecordListKind<string>, 'nouns' | 'changes'>,
  { moves, isUndo }: Asked<RecordChange>,
  { changed, unchanged, refused, gone }: ChangeReport,
): Message & { isDone: boolean } {
  const [first] = changed
  const others = [
    ...(unchanged.length > 0
      ? [`${countNoun(unchanged.length, nouns)} ${unchanged.length === 1 ? 'was' : 'were'} so already.`]
      : []),
    ...refused.slice(0, mostNamed).map(({ name, reason }) => `“${name}” stays as it is: ${sentence(reason)}`),
    ...(refused.length > mostNamed ? [`${String(refused.length - mostNamed)} more stay as they are.`] : []),
    ...(gone.length > 0
      ? [`${countNoun(gone.length, nouns)} ${gone.length === 1 ? 'was' : 'were'} gone already.`]
      : []),
  ]
  if (first === undefined) {
    const isDone = refused.length === 0 && gone.length === 0
    return { title: isDone ? 'Nothing to Change' : 'Error', description: others.join(' '), isDone }
  }
  const isOne = changed.length === 1
  const whose = isOne ? `“${first}”` : countNoun(changed.length, nouns)
  const { outcome, meaning } = isUndo ? undone : wordsOf(moves[0]?.change, changes)
  return {
    title: isUndo ? undone.title : isOne ? `${capital(nouns.one)} Changed` : `${capital(nouns.many)} Changed`,
    outcome: `${whose}: ${outcome}`,
    description: [meaning === undefined ? '' : isOne ? meaning.one : meaning.many, ...others].filter(Boolean).join(' '),
    isDone: true,
  }
}

const mostNamed = 5

function wordsOf(change: RecordChange | undefined, { on, off }: RecordListKind<string>['changes']) {
  if (change?.kind === 'category')
    return { outcome: change.category, meaning: { one: 'Its category is set.', many: 'Their category is set.' } }
  return change?.kind === 'on' ? on : off
}

function capital(noun: string): string {
  return noun.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

export function deletedMessage(nouns: Nouns, { deleted: { length } }: DeletionReport): Message {
  if (length === 0) return { title: 'Nothing to Delete', description: `The selected ${nouns.many} are gone already.` }
  const isOne = length === 1
  return {
    title: `${capital(isOne ? nouns.one : nouns.many)} Deleted`,
    outcome: countNoun(length, nouns),
    description: `${isOne ? 'It is' : 'They are'} in the bin.`,
  }
}
