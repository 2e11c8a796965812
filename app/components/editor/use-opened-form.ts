/** Loading the page's data again changes nothing about the form; only a save that came back here does. */
import { useEffect, useRef, useState } from 'react'
import { editorFields } from '~/lib/editing'
import type { EditorAnswer } from '~/components/editor/editor-answer'

export interface EditorMeta {
  formToken: string
  version: string
  formKey: string
  isPublic?: boolean
  draft?: OpenedDraft
}

interface OpenedDraft {
  url: string
  tabKey: string
  version: string
  savedAt: string | null
  /** The server has these saves: the last of each draft, by tab key. */
  saves: Readonly<Record<string, number>>
}

export function useOpenedForm(meta: EditorMeta, answer: EditorAnswer | undefined, isPending: boolean) {
  const [opened, setOpened] = useState(() => asSent(meta, answer))
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && !isPending && answer === undefined) setOpened(meta)
    wasPending.current = isPending
  }, [meta, answer, isPending])
  return opened
}

/** A form that came back without JavaScript is still the form it was. */
function asSent(meta: EditorMeta, answer: EditorAnswer | undefined): EditorMeta {
  const sent = answer?.sent
  if (sent === undefined || !meta.draft) return meta
  const draft = {
    ...meta.draft,
    tabKey: sent[editorFields.tabKey] || meta.draft.tabKey,
    version: sent[editorFields.draftVersion] ?? meta.draft.version,
  }
  return { ...meta, formKey: sent[editorFields.formKey] || meta.formKey, draft }
}
