/** A small button beside a picture. Without JavaScript it sends the form, where it has an intent to send. */
import { useHydrated } from 'remix-utils/use-hydrated'

interface PictureButtonProps {
  label: string
  /** What it does so to, for those who listen. */
  of: string
  /** Finds it again when the focus is to come here. */
  mark: string
  intent?: string
  onPress: () => void
}

export function PictureButton({ label, of, mark, intent, onPress }: PictureButtonProps) {
  const isHydrated = useHydrated()
  if (!isHydrated && intent === undefined) return null
  const sending = { type: 'submit', name: 'intent', value: intent, formNoValidate: true } as const
  const pressing = { type: 'button', onClick: onPress } as const
  return (
    <button
      {...(isHydrated ? pressing : sending)}
      data-focus={mark}
      className="min-h-9 rounded-field border border-control px-3 py-1 text-base font-semibold hover:bg-panel"
    >
      {label}
      <span className="sr-only"> {of}</span>
    </button>
  )
}
