/** The server answers which hidden fields to set, so that a button of the form sends the same. */
import { editorFields, saveDraftIntent } from '~/lib/editing'
import { formTokenField } from '~/lib/form-rules'
import { forgetUnsent, keepUnsent } from './unsent-forms'

const pauseMs = 3000
const longestMs = 15_000
const retryMs = 10_000

export type SavingState =
  { kind: 'idle' } | { kind: 'saved'; at: string; notice: string | null } | { kind: 'failed'; reason: string }

export interface DraftSaver {
  noteTyping: () => void
  /** The server has answered the form. `isRefused` means that a button of the form has to be pressed first. */
  noteReply: (isRefused: boolean) => void
  noteStored: () => void
  noteSubmit: () => void
  settled: () => Promise<void> | undefined
  leave: () => void
  stop: () => void
}

interface SaverOptions {
  url: string
  operatorId: number
  hasTyped: boolean
  show: (state: SavingState, isDirty: boolean) => void
}

export function createDraftSaver(form: HTMLFormElement, { url, operatorId, hasTyped, show }: SaverOptions): DraftSaver {
  let stored = hasTyped ? undefined : contentOf(form)
  let dirtySince: number | undefined
  let saving: Promise<void> | undefined
  let isSubmitted = false
  let isStopped = false
  let isComparing = false
  let isKept = false
  let notice: string | null = null
  let timer = 0

  function saveIn(ms: number) {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void save(false), ms)
  }

  function noteTyping() {
    dirtySince ??= Date.now()
    saveIn(Math.min(pauseMs, Math.max(0, dirtySince + longestMs - Date.now())))
  }

  /** Stores the form before it is sent, because the page may be closed, or the site may not answer. */
  function keep() {
    countSave(form)
    isKept = keepUnsent(new FormData(form), { operatorId, url }, new Date())
  }

  function forget() {
    if (isKept) forgetUnsent(new FormData(form))
    isKept = false
  }

  /** A draft beside a choice that is not made yet would be of neither version. */
  function showKept() {
    const where = isKept ? ' This browser keeps what you typed.' : ''
    show({ kind: 'failed', reason: `Not saved on the site before you choose above.${where}` }, true)
  }

  async function save(isLeaving: boolean): Promise<void> {
    if (dirtySince === undefined) return
    if (isStopped || ((saving !== undefined || isSubmitted) && !isLeaving)) {
      keep()
      if (isComparing) showKept()
      return
    }
    window.clearTimeout(timer)
    dirtySince = undefined
    const content = contentOf(form)
    if (content === stored) {
      forget()
      show({ kind: 'idle' }, false)
      return
    }
    keep()
    const sending = send(url, form, isLeaving).then((answer) => {
      if (saving === sending) saving = undefined
      follow(answer, content)
    })
    saving = sending
    await sending
  }

  function follow(answer: SaveAnswer, content: string) {
    if (answer.kind === 'saved') {
      stored = content
      for (const [name, value] of Object.entries(answer.fields)) setField(form, name, value)
      notice = answer.notice ?? notice
      const state =
        answer.at === null ? ({ kind: 'idle' } as const) : ({ kind: 'saved', at: answer.at, notice } as const)
      show(state, dirtySince !== undefined)
      if (dirtySince === undefined) forget()
      else saveIn(pauseMs)
      return
    }
    dirtySince ??= Date.now()
    isStopped ||= answer.kind === 'refused'
    const also = isKept && answer.reason === unreachable ? ' Until then, this browser keeps what you typed.' : ''
    show({ kind: 'failed', reason: answer.reason + also }, true)
    if (!isStopped) saveIn(retryMs)
  }

  return {
    noteTyping,
    noteReply: (isRefused) => {
      isSubmitted = false
      isStopped = isRefused
      isComparing = isRefused
      stored = undefined
      noteTyping()
      if (!isComparing) return
      keep()
      showKept()
    },
    noteStored: () => {
      if (!isSubmitted) return
      isSubmitted = false
      isStopped = false
      isComparing = false
      isKept = false
      notice = null
      show({ kind: 'idle' }, dirtySince !== undefined)
      if (dirtySince !== undefined) saveIn(pauseMs)
    },
    noteSubmit: () => {
      window.clearTimeout(timer)
      dirtySince = undefined
      isSubmitted = true
      stored = contentOf(form)
      keep()
    },
    settled: () => saving,
    leave: () => void save(true),
    stop: () => {
      window.clearTimeout(timer)
      isStopped = true
    },
  }
}

const ownFields: readonly string[] = ['intent', formTokenField, ...Object.values(editorFields)]

function contentOf(form: HTMLFormElement): string {
  const typed = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && !ownFields.includes(name),
  )
  return JSON.stringify(typed)
}

/** A later save has a higher number, whichever arrives first. */
function countSave(form: HTMLFormElement) {
  const { sequence } = editorFields
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
  | {
      kind: 'saved'
      at: string | null
      fields: Record<string, string>
      notice: string | null
      draft: number | undefined
    }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; reason: string }

/** After a page is left, browsers finish at most 64 KiB of requests: the last save, and one still on its way. */
const keepaliveLimits = { leaving: 60_000, typing: 30_000 }

const answersWithinMs = 20_000

async function send(url: string, form: HTMLFormElement, isLeaving: boolean): Promise<SaveAnswer> {
  const body = new FormData()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  const keepalive = sizeOf(body) < keepaliveLimits[isLeaving ? 'leaving' : 'typing']
  return sendDraft(url, body, { keepalive, ...(isLeaving ? {} : { signal: AbortSignal.timeout(answersWithinMs) }) })
}

export async function sendDraft(url: string, body: FormData, init: RequestInit): Promise<SaveAnswer> {
  body.set('intent', saveDraftIntent)
  try {
    const response = await fetch(url, { method: 'POST', body, ...init })
    const said: unknown = await response.json()
    if (response.ok && isSaved(said)) {
      const draft = 'draft' in said && typeof said.draft === 'number' ? said.draft : undefined
      return { kind: 'saved', at: said.savedAt, fields: textsOf(said.fields), notice: textAt(said, 'notice'), draft }
    }
    if (response.status === 401 || response.status === 403) {
      const reason = 'Not saved: you are logged out. Press “Save draft” to log in and keep what you typed.'
      return { kind: 'failed', reason }
    }
    if (response.status === 404 || response.status === 409 || response.status === 413) {
      const message = textAt(said, 'message') ?? 'the site refused it.'
      return { kind: 'refused', reason: `Not saved: ${message} Press “Save draft” to see what to do.` }
    }
  } catch {
    // There is no connection, or a proxy's page came back.
  }
  return { kind: 'failed', reason: unreachable }
}

const unreachable = 'Not saved: we could not reach the site. We’ll try again.'

function sizeOf(body: FormData): number {
  return [...body].reduce((sum, [name, value]) => sum + new Blob([name, value]).size + 160, 0)
}

function isSaved(said: unknown): said is { savedAt: string | null; fields: object } {
  if (typeof said !== 'object' || said === null || !('savedAt' in said) || !('fields' in said)) return false
  const { savedAt, fields } = said
  return (savedAt === null || typeof savedAt === 'string') && typeof fields === 'object' && fields !== null
}

function textsOf(fields: object): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
}

function textAt(said: unknown, name: 'notice' | 'message'): string | null {
  const value: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, name) : undefined
  return typeof value === 'string' ? value : null
}
