import type { ReactNode } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { Button, ButtonLink } from '~/components/ui/button'
import { editorFields, saveDraftIntent, saveDraftLabel } from '~/lib/editing'
import type { SavingState } from './draft-saver'
import { SavingStatus } from './saving-status'

interface SaveBarProps {
  save: ReactNode
  saveLabel: string
  /** The buttons beside Save. */
  actions: ReactNode
  drafts?: { state: SavingState; isPending: boolean }
  back?: string
}

/** The last button of that name counts. */
export const stayButton = { name: editorFields.stay, value: '1' } as const

export function SaveBar({ save, saveLabel, actions, drafts, back }: SaveBarProps) {
  const isHydrated = useHydrated()
  return (
    <div
      className={
        back === undefined
          ? 'mt-6'
          : 'save-bar sticky bottom-0 z-10 -mx-5 mt-8 -mb-5 border-t-2 border-hairline bg-card px-5 py-3 sm:-mx-6 sm:px-6'
      }
    >
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {save}
        {drafts ? (
          <>
            {/* Only the key presses this button. */}
            <button
              type="submit"
              {...stayButton}
              aria-disabled={drafts.isPending}
              aria-hidden="true"
              aria-label="Save and stay here"
              tabIndex={-1}
              className="sr-only"
            />
            {saveLabel === saveDraftLabel ? null : (
              <Button
                type="submit"
                look="secondary"
                name="intent"
                value={saveDraftIntent}
                aria-disabled={drafts.isPending}
              >
                {saveDraftLabel}
              </Button>
            )}
          </>
        ) : null}
        {actions}
        {back === undefined ? null : (
          <ButtonLink to={back} preventScrollReset look="secondary">
            Cancel
          </ButtonLink>
        )}
      </div>
      {drafts ? (
        <div className="mt-1 font-sans text-base text-soft">
          {isHydrated && drafts.state.kind === 'idle' ? (
            <p className="hidden sm:block">
              What you type is saved as a draft by itself. Ctrl+S does what “{saveLabel}” does, and stays here.
            </p>
          ) : null}
          {isHydrated ? <SavingStatus state={drafts.state} /> : null}
        </div>
      ) : null}
    </div>
  )
}
