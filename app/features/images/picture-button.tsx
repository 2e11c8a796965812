/** A small button beside a picture. Without JavaScript it submits the form with its intent. */
import { useIsInBrowser } from '~/components/ui/use-is-in-browser'

interface PictureButtonProps {
  label: string
  /** For screen readers. */
  of: string
  /** Selector for moving focus. */
  mark: string
  intent?: string
  onPress: () => void
}

export function PictureButton({ label, of, mark, intent, onPress }: PictureButtonProps) {
  const isInBrowser = useIsInBrowser()
  if (!isInBrowser && intent === undefined) return null
  const sending = { type: 'submit', name: 'intent', value: intent, formNoValidate: true } as const
  const pressing = { type: 'button', onClick: onPress } as const
  return (
    <button
      {...(isInBrowser ? pressing : sending)}
      data-focus={mark}
      className="min-h-9 rounded-field border border-control px-3 py-1 text-base font-semibold hover:bg-panel"
    >
      {label}
      <span className="sr-only"> {of}</span>
    </button>
  )
}
