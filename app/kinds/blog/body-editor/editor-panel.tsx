/** A panel above the text is no form: Enter applies, Escape closes. */
import { useEffect, useRef, type ReactNode } from 'react'

interface EditorPanelProps {
  label: string
  onAnswer: () => void
  onClose: () => void
  isQuiet?: boolean
  children: ReactNode
}

export function EditorPanel({ label, onAnswer, onClose, isQuiet = false, children }: EditorPanelProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isQuiet) focusFirstField(ref.current)
  }, [isQuiet])
  useEffect(() => {
    const panel = ref.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return
      if (event.key === 'Escape') onClose()
      else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) onAnswer()
      else return
      // Enter and Escape must neither submit the outer form nor close the outer dialog.
      event.preventDefault()
      event.stopPropagation()
    }
    panel?.addEventListener('keydown', onKeyDown)
    return () => panel?.removeEventListener('keydown', onKeyDown)
  }, [onAnswer, onClose])
  return (
    <div
      ref={ref}
      role="group"
      aria-label={label}
      className="space-y-3 border-b border-hairline px-4 py-3 font-sans text-base"
    >
      {children}
    </div>
  )
}

export function focusFirstField(panel: Element | null | undefined) {
  const field = panel?.querySelector('input')
  if (!panel || !field) return
  field.focus({ preventScroll: true })
  field.select()
  panel.closest('.editor-tools')?.scrollTo({ top: 0 })
  const isInSight = panel.getBoundingClientRect().top >= 0 && field.getBoundingClientRect().bottom <= window.innerHeight
  if (isInSight) return
  panel.scrollIntoView({ block: 'start' })
  field.scrollIntoView({ block: 'nearest' })
}
