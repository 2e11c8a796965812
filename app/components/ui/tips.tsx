/**
 * The tips of links that show an icon alone: one for the whole page. A list has such links by the hundred, and each with
 * a tip of its own costs more than all else in its row.
 */
import { useLocation } from '@remix-run/react'
import { Tooltip } from 'radix-ui'
import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { tooltipFigures } from '~/lib/toast'
import { watchTips } from './watch-tips'

export function Tips() {
  const [{ tipped, count }, setShown] = useState<{ tipped: HTMLElement | undefined; count: number }>(none)
  const tips = useRef<ReturnType<typeof watchTips>>()
  useEffect(() => {
    const watched = watchTips({
      figures: tooltipFigures,
      show: (next) => {
        setShown((last) => ({ tipped: next, count: last.count + 1 }))
      },
    })
    tips.current = watched
    return watched.stop
  }, [])
  // What it belongs to may have gone with the page before.
  const { key: page } = useLocation()
  useEffect(() => {
    if (tipped?.isConnected === false) tips.current?.close(tipped)
  }, [tipped, page])
  return tipped && <Tip key={count} tipped={tipped} onClose={() => tips.current?.close(tipped)} />
}

const none = { tipped: undefined, count: 0 }

/** Where it stands, Escape, scrolling, and the way from the link onto the tip are Radix's. */
function Tip({ tipped, onClose }: { tipped: HTMLElement; onClose: () => void }) {
  return (
    <Tooltip.Provider>
      <Tooltip.Root open onOpenChange={onClose}>
        <Tooltip.Trigger asChild>
          <InPlace tipped={tipped} />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            sideOffset={6}
            className="z-50 rounded-field bg-ink px-3 py-1 font-sans text-base text-page select-none"
          >
            {tipped.dataset.tip}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  )
}

interface InPlaceProps {
  tipped: HTMLElement
  'aria-describedby'?: string
}

/** Stands for an element that is in the page already: as the trigger of the tip, and described by it. */
const InPlace = forwardRef<HTMLElement, InPlaceProps>(function InPlace({ tipped, ...props }, ref) {
  const description = props['aria-describedby']
  useImperativeHandle(ref, () => tipped, [tipped])
  useEffect(() => {
    if (description === undefined) return undefined
    tipped.setAttribute('aria-describedby', description)
    return () => {
      tipped.removeAttribute('aria-describedby')
    }
  }, [tipped, description])
  return null
})
