import type { SavingState } from '~/components/editor/draft-saver'
import { SavingStatus } from '~/components/editor/saving-status'
import { LocalTime } from '~/components/ui/local-time'

interface DraftStatusProps {
  /** The draft that the form was opened with. */
  opened: { at: string; by: string } | null
  state: SavingState
  isHydrated: boolean
  isMailSetUp: boolean
}

export function DraftStatus({ opened, state, isHydrated, isMailSetUp }: DraftStatusProps) {
  return (
    <div className="mt-4 space-y-1 font-sans text-base text-soft">
      {opened ? (
        <p>
          Draft by {opened.by}, saved <LocalTime at={opened.at} />.
        </p>
      ) : null}
      <p>
        {isHydrated
          ? 'What you type is saved automatically as a draft. '
          : 'Press “Save draft” to keep what you type. '}
        {isMailSetUp
          ? 'Nothing is sent before the preview.'
          : 'Mail is not set up: after the preview, you send the answer from your own mail program.'}
      </p>
      <SavingStatus state={state} />
    </div>
  )
}
