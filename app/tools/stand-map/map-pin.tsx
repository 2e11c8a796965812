/** A hunter moves a pin by dragging it, with the arrow keys, or with two taps. */
import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
import { clamped, isLow } from './stand-map'
import { paper } from './stand-map.data'
import type { Point } from './stand-map.schema'

interface MapPinProps {
  id: string
  mark: string
  label: string
  name: string
  color: string
  point: Point
  /** `isPassing` means that the drag is not over. */
  onMove: (point: Point, isPassing: boolean) => void
  onDelete: () => void
  isHeld: boolean
  onHold: ((id: string) => void) | undefined
}

const step = 0.01
const largeStep = 0.05
/** A finger trembles so many pixels without meaning to drag. */
const tremble = 3

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

// The styles are here, because every page of the site would load them with the style sheet.
const pinStyle = {
  translate: '-50% -50%',
  border: '2px solid white',
  borderRadius: '50%',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  printColorAdjust: 'exact',
} satisfies CSSProperties
const nameStyle = {
  position: 'absolute',
  left: '50%',
  translate: '-50%',
  maxWidth: '8rem',
  paddingInline: '0.25rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  background: paper,
  color: 'black',
} satisfies CSSProperties

export function MapPin({ id, mark, label, name, color, point, onMove, onDelete, isHeld, onHold }: MapPinProps) {
  const { wasDragged, ...drag } = useDrag(onMove)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const arrow = arrows[event.key]
    if (arrow) {
      const by = event.shiftKey ? largeStep : step
      event.preventDefault()
      onMove(clamped({ x: point.x + arrow.x * by, y: point.y + arrow.y * by }), false)
      event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      onDelete()
    }
  }
  return (
    <button
      id={id}
      type="button"
      aria-label={label}
      style={{ ...pinStyle, left: `${String(point.x * 100)}%`, top: `${String(point.y * 100)}%`, background: color }}
      aria-pressed={onHold ? isHeld : undefined}
      className={`absolute size-8 text-sm font-bold text-white ${isHeld ? 'outline-4 outline-offset-2 outline-blaze outline-solid' : ''}`}
      onKeyDown={onKeyDown}
      onClick={() => {
        if (!wasDragged()) onHold?.(id)
      }}
      {...drag}
    >
      {mark}
      {name === '' ? null : <span style={{ ...nameStyle, [isLow(point) ? 'bottom' : 'top']: '100%' }}>{name}</span>}
    </button>
  )
}

function useDrag(onMove: MapPinProps['onMove']) {
  const grip = useRef<{ start: Point; offset: Point; point?: Point }>()
  // The browser sends a click after the end of a drag.
  const isDragged = useRef(false)
  const end = () => {
    const { point } = grip.current ?? {}
    grip.current = undefined
    isDragged.current = point !== undefined
    if (point) onMove(point, false)
  }
  return {
    wasDragged: () => {
      const was = isDragged.current
      isDragged.current = false
      return was
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
      const offset = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
      grip.current = { start: { x: event.clientX, y: event.clientY }, offset }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      const held = grip.current
      const box = currentTarget.parentElement?.getBoundingClientRect()
      if (!held || !box) return
      if (!held.point && Math.hypot(clientX - held.start.x, clientY - held.start.y) <= tremble) return
      const x = (clientX - held.offset.x - box.left) / box.width
      const y = (clientY - held.offset.y - box.top) / box.height
      held.point = clamped({ x, y })
      onMove(held.point, true)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
