import { useState } from 'react'
import { Button } from '~/components/ui/button'
import { useUploads, waitForUpload } from '~/components/forms/uploads'
import type { BodyView } from './use-body-editor'

interface BodyViewSwitchProps {
  view: BodyView
  showVisual: (how?: { isForced?: boolean }) => Promise<void>
  showHtml: () => void
}

export function BodyViewSwitch({ view, showVisual, showHtml }: BodyViewSwitchProps) {
  const isUploading = useUploads().underWay > 0
  const [isHeld, setHeld] = useState(false)
  const leaveVisual = () => {
    // A switch would lose an upload that is under way.
    setHeld(isUploading)
    if (!isUploading) showHtml()
  }
  return (
    <>
      <div role="group" aria-label="View of the content" className="mt-2 flex gap-2">
        <ViewButton label="Visual" isOn={view.kind === 'visual'} onPress={() => void showVisual()} />
        <ViewButton label="HTML" isOn={view.kind === 'html'} onPress={leaveVisual} />
      </div>
      <div role="status" className="font-sans text-base">
        {isHeld && isUploading ? <p className="mt-2 font-semibold">{waitForUpload}</p> : null}
        {view.kind === 'html' && view.notice !== '' ? <p className="mt-2 font-semibold">{view.notice}</p> : null}
      </div>
      {view.kind === 'html' && view.mayForce ? (
        <Button
          look="secondary"
          extra="mt-2"
          onClick={() => {
            void showVisual({ isForced: true })
          }}
        >
          Open it visually all the same: what is unknown goes with the first change
        </Button>
      ) : null}
    </>
  )
}

function ViewButton({ label, isOn, onPress }: { label: string; isOn: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => {
        if (!isOn) onPress()
      }}
      className={`min-h-10 rounded-field border px-4 font-sans text-base font-semibold hover:bg-panel ${
        isOn ? 'border-ink bg-panel underline' : 'border-control'
      }`}
    >
      {label}
    </button>
  )
}
