/**
 * A list has hundreds of icon links, and a Radix tooltip for each costs more than the rest of the row, so they share
 * one.
 */
import { useLocation } from '@remix-run/react'
import * as Tooltip from '@radix-ui/react-tooltip'
import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { tooltipFigures } from '~/lib/messages'
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
  // A navigation may have removed the element.
  const { key: page } = useLocation()
  useEffect(() => {
    if (tipped?.isConnected === false) tips.current?.close(tipped)
  }, [tipped, page])
  return tipped && <Tip key={count} tipped={tipped} onClose={() => tips.current?.close(tipped)} />
}

const none = { tipped: undefined, count: 0 }

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

/** A Radix trigger usually makes its element; this component uses an existing one. */
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
