/** An editor's form is in this browser's storage from the moment it is sent until the server has it. */
import { browserStorage, tabStorage } from '~/lib/browser-storage'
import { editorFields } from '~/lib/editing'
import { formTokenField } from '~/lib/form-rules'
import { parseJson } from '~/lib/parse-json'

export const unsentDays = 14

export interface UnsentForm {
  key: string
  operatorId: number
  /** The address to which the form saves its draft. */
  url: string
  at: string
  entries: readonly (readonly [name: string, value: string])[]
}

const prefix = 'stagwise-unsent '
const loggingOutKey = 'stagwise-logging-out'

/** Two windows with the same record have different keys. */
export function unsentKey(form: FormData): string {
  const id = form.get(editorFields.tabKey) ?? form.get(editorFields.formKey)
  return prefix + (typeof id === 'string' ? id : '')
}

/** @returns whether it is stored: storage may be full or blocked */
export function keepUnsent(form: FormData, place: Pick<UnsentForm, 'operatorId' | 'url'>, now: Date): boolean {
  const entries = [...form].filter(
    ([name, value]) => typeof value === 'string' && name !== formTokenField && name !== 'intent',
  )
  return browserStorage.write(unsentKey(form), JSON.stringify({ ...place, at: now.toISOString(), entries }))
}

/** Call once the server has what the form sent. */
export function forgetUnsent(form: FormData): void {
  browserStorage.remove(unsentKey(form))
}

export function discardUnsent({ key }: Pick<UnsentForm, 'key'>): void {
  browserStorage.remove(key)
}

/** Lists the newest first. Deletes what is too old, of any operator. */
export function listUnsent(now: Date): UnsentForm[] {
  const oldest = new Date(now.getTime() - unsentDays * 24 * 60 * 60 * 1000).toISOString()
  const forms = browserStorage.keys(prefix).flatMap((key) => {
    const form = readUnsent(key, browserStorage.read(key) ?? '')
    if (form && form.at >= oldest) return form
    browserStorage.remove(key)
    return []
  })
  return forms.sort((one, other) => (one.at < other.at ? 1 : -1))
}

function readUnsent(key: string, text: string): UnsentForm | undefined {
  const stored = parseJson(text)
  if (typeof stored !== 'object' || stored === null) return undefined
  if (!('operatorId' in stored && 'url' in stored && 'at' in stored && 'entries' in stored)) return undefined
  const { operatorId, url, at, entries } = stored
  if (typeof operatorId !== 'number' || typeof url !== 'string' || typeof at !== 'string') return undefined
  return Array.isArray(entries) ? { key, operatorId, url, at, entries: entries.filter(isEntry) } : undefined
}

function isEntry(entry: unknown): entry is readonly [string, string] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string'
}

export function noteLogout(operatorId: number): void {
  tabStorage.write(loggingOutKey, String(operatorId))
}

/** Call once the operator is logged out. A session that ended otherwise deletes nothing. */
export function forgetAfterLogout(): void {
  const operatorId = tabStorage.read(loggingOutKey)
  tabStorage.remove(loggingOutKey)
  for (const form of listUnsent(new Date())) if (String(form.operatorId) === operatorId) discardUnsent(form)
}
