/** Without JavaScript the button submits the form with its intent. */
import { useHydrated } from 'remix-utils/use-hydrated'

interface PictureButtonProps {
  label: string
  of: string
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
