/** The text area is first, until the editor's code has loaded. */
import { useEffect, useState, type ComponentType, type RefObject } from 'react'
import type { BodyEditorProps } from '~/kinds/blog/body-editor/body-editor'

interface EditorModule {
  BodyEditor: ComponentType<BodyEditorProps>
  survives: (html: string) => boolean
}

export type BodyView =
  | { kind: 'html'; notice: string; mayForce: boolean }
  | { kind: 'visual'; html: string; BodyEditor: EditorModule['BodyEditor'] }

const html = (notice = '', mayForce = false) => ({ kind: 'html', notice, mayForce }) as const

const notices = {
  notLoaded: 'The visual editor could not be loaded. The HTML can be edited as ever.',
  notKept:
    'This HTML holds something that the visual editor cannot keep as it is, so it is shown here and is not changed.',
} as const

interface How {
  isForced?: boolean
  isAsked: boolean
}

export function useBodyEditor(textarea: RefObject<HTMLTextAreaElement>) {
  const [view, setView] = useState<BodyView>(html)
  const [isLoading, setLoading] = useState(true)
  useEffect(() => {
    let isHere = true
    void chooseView(textarea, { isAsked: false }).then((chosen) => {
      if (!isHere) return
      setLoading(false)
      if (chosen) setView(chosen)
    })
    return () => {
      isHere = false
    }
  }, [textarea])
  const showVisual = async (how: Omit<How, 'isAsked'> = {}) => {
    const chosen = await chooseView(textarea, { ...how, isAsked: true })
    if (chosen) setView(chosen)
  }
  const showHtml = () => {
    setView(html())
  }
  return { view, isLoading, showVisual, showHtml }
}

async function chooseView(
  textarea: RefObject<HTMLTextAreaElement>,
  { isForced = false, isAsked }: How,
): Promise<BodyView | undefined> {
  const module = await import('~/kinds/blog/body-editor/body-editor').catch(() => undefined)
  const field = textarea.current
  if (!field) return undefined
  if (!module) return html(notices.notLoaded)
  // Somebody who is typing is not interrupted.
  if (!isAsked && document.activeElement === field) return undefined
  if (!isForced && !module.survives(field.value)) return html(notices.notKept, true)
  return { kind: 'visual', html: field.value, BodyEditor: module.BodyEditor }
}
