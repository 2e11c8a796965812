/** The keys of the dashboard, for work without a mouse. */
export type KeyAction =
  | 'next-row'
  | 'previous-row'
  | 'open'
  | 'select'
  | 'answered'
  | 'closed'
  | 'spam'
  | 'delete'
  | 'undo'
  | 'next-entry'
  | 'previous-entry'
  | 'search'
  | 'quotes'
  | 'messages'
  | 'help'

const actions: Readonly<Record<string, KeyAction>> = {
  j: 'next-row',
  k: 'previous-row',
  o: 'open',
  x: 'select',
  c: 'answered',
  e: 'closed',
  s: 'spam',
  '#': 'delete',
  u: 'undo',
  n: 'next-entry',
  p: 'previous-entry',
  '/': 'search',
  '?': 'help',
}

const prefix = 'g'
const actionsAfterPrefix: Readonly<Record<string, KeyAction>> = { q: 'quotes', m: 'messages' }

/** The second key of a sequence comes within this time. */
export const sequenceMs = 1500

interface KeyPress {
  key: string
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
}

/** Returns `prefix` for the first key of a sequence. */
export function actionOf(press: KeyPress, isAfterPrefix: boolean): KeyAction | 'prefix' | undefined {
  const { key, ctrlKey, altKey, metaKey } = press
  if (ctrlKey || altKey || metaKey) return undefined
  if (isAfterPrefix && Object.hasOwn(actionsAfterPrefix, key)) return actionsAfterPrefix[key]
  if (key === prefix) return 'prefix'
  return Object.hasOwn(actions, key) ? actions[key] : undefined
}

export const keyHelp: readonly { keys: readonly string[]; joined?: 'then'; does: string }[] = [
  { keys: ['j', 'k'], does: 'Next or previous row' },
  { keys: ['o', 'Enter'], does: 'Open the row' },
  { keys: ['x'], does: 'Select the row' },
  { keys: ['c'], does: 'Mark contacted or replied' },
  { keys: ['e'], does: 'Mark closed' },
  { keys: ['s'], does: 'Mark as spam, or as not spam' },
  { keys: ['#'], does: 'Delete' },
  { keys: ['u'], does: 'Undo' },
  { keys: ['n', 'p'], does: 'Next or previous entry, on the page of one' },
  { keys: ['/'], does: 'Search' },
  { keys: ['g', 'q'], joined: 'then', does: 'Quotes' },
  { keys: ['g', 'm'], joined: 'then', does: 'Messages' },
  { keys: ['?'], does: 'This list' },
]
