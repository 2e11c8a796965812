/**
 * Saves the form of an answer by itself: some seconds after the last key, and when the page is left. The version and
 * the number of the save are in hidden fields, so that a button of the form sends the same.
 */
import { editorFields } from '~/lib/editing'

const pauseMs = 3000
const retryMs = 10_000

export type SavingState = { kind: 'idle' } | { kind: 'saved'; at: string } | { kind: 'failed'; reason: string }

interface DraftSaver {
  noteTyping: () => void
  /** The server has answered the form. `isRefused`: a button of the form has to be pressed first. */
  noteReply: (isRefused: boolean) => void
  /** The form sends itself. */
  noteSubmit: () => void
  /** The page is left. */
  leave: () => void
  stop: () => void
}

export function createDraftSaver(
  form: HTMLFormElement,
  { url, show }: { url: string; show: (state: SavingState) => void },
): DraftSaver {
  let isDirty = false
  let isSaving = false
  let isStopped = false
  let timer = 0

  function saveIn(ms: number) {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void save(false), ms)
  }

  async function save(isLeaving: boolean): Promise<void> {
    window.clearTimeout(timer)
    if (!isDirty || isStopped || (isSaving && !isLeaving)) return
    isDirty = false
    isSaving = true
    countSave(form)
    const answer = await send(url, form, isLeaving)
    isSaving = false
    if (answer.kind === 'saved') {
      setField(form, editorFields.version, answer.version)
      show({ kind: 'saved', at: answer.at })
      if (isDirty) saveIn(pauseMs)
      return
    }
    isDirty = true
    isStopped ||= answer.kind === 'refused'
    show({ kind: 'failed', reason: answer.reason })
    if (!isStopped) saveIn(retryMs)
  }

  return {
    noteTyping: () => {
      isDirty = true
      saveIn(pauseMs)
    },
    noteReply: (isRefused) => {
      isStopped = isRefused
      isDirty = true
      saveIn(pauseMs)
    },
    noteSubmit: () => {
      window.clearTimeout(timer)
      isDirty = false
      countSave(form)
    },
    leave: () => void save(true),
    stop: () => {
      window.clearTimeout(timer)
      isStopped = true
    },
  }
}

const sequence = 'sequence'

/** A later save has a higher number, whichever arrives first. */
function countSave(form: HTMLFormElement) {
  setField(form, sequence, String(Number(fieldNamed(form, sequence)?.value ?? 0) + 1))
}

function setField(form: HTMLFormElement, name: string, value: string) {
  const field = fieldNamed(form, name)
  if (field) field.value = value
}

function fieldNamed(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`input[name="${name}"]`)
}

type SaveAnswer =
  | { kind: 'saved'; version: string; at: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string }

/** Browsers take at most 64 KiB from a page that is left. */
const keepaliveLimit = 60_000

async function send(url: string, form: HTMLFormElement, isLeaving: boolean): Promise<SaveAnswer> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  const keepalive = isLeaving && body.toString().length < keepaliveLimit
  try {
    const response = await fetch(url, { method: 'POST', body, keepalive })
    const said: unknown = await response.json()
    if (response.ok && isSaved(said)) return { kind: 'saved', version: String(said.version), at: said.savedAt }
    if (response.status === 401 || response.status === 403) {
      const reason = 'Not saved: you are logged out. Press “Save draft” to log in and keep what you typed.'
      return { kind: 'failed', reason }
    }
    if (response.status === 404 || response.status === 409 || response.status === 413) {
      return { kind: 'refused', reason: `Not saved: ${messageOf(said)} Press “Save draft” to see what to do.` }
    }
  } catch {
    // No connection, or a proxy's page.
  }
  return { kind: 'failed', reason: 'Not saved: we could not reach the site. We’ll try again.' }
}

function isSaved(said: unknown): said is { version: number; savedAt: string } {
  return typeof said === 'object' && said !== null && 'version' in said && 'savedAt' in said
}

function messageOf(said: unknown): string {
  const hasMessage = typeof said === 'object' && said !== null && 'message' in said
  return hasMessage && typeof said.message === 'string' ? said.message : 'the site refused it.'
}
