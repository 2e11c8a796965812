/** What to put on the map, and the map itself. */
import { useEffect, useRef, useState } from 'react'
import { Button } from '~/components/ui/button'
import { MapFrame } from './map-frame'
import { positionText } from './map-geometry'
import { addPin, changePin, clamped, pinName } from './stand-map'
import { mostPins, pinKinds, type Tool } from './stand-map.data'
import type { Pin, Point, StandMap } from './stand-map.schema'
import type { ChangeMap } from './use-stand-maps'

const tools = [
  ...pinKinds.map(({ id, name }) => ({ id, name, label: `Add ${name.toLowerCase()}` })),
  { id: 'ruler', name: 'Measure', label: 'Measure' } as const,
]

interface MapDeskProps {
  map: StandMap
  url: string
  /** Just added. */
  takesFocus: boolean
  onChange: ChangeMap
  onRemovePin: (pin: Pin) => void
  onRemoveRuler: () => void
}

export function MapDesk({ map, url, takesFocus, onChange, onRemovePin, onRemoveRuler }: MapDeskProps) {
  const [tool, setTool] = useState<Tool>()
  const [said, setSaid] = useState('')
  const desk = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) desk.current?.querySelector('button')?.focus()
  }, [takesFocus])

  /** @returns the id of what was placed, for the focus */
  const place = (point: Point): string => {
    if (tool === 'ruler') {
      const at = map.ruler.length % 2
      onChange((now) => ({ ...now, ruler: [...now.ruler.slice(0, at), clamped(point)] }))
      setSaid(`Point ${String(at + 1)} is placed, ${positionText(point)}.`)
      if (at === 1) setTool(undefined)
      return `ruler-${String(at)}`
    }
    if (!tool || map.pins.length >= mostPins) return ''
    const added = { kind: tool, id: crypto.randomUUID(), ...point }
    onChange((now) => addPin(now, added))
    const pin = addPin(map, added).pins.at(-1)
    if (pin) setSaid(`${pinName(pin)} added, ${positionText(pin)}.`)
    return `pin-${added.id}`
  }
  return (
    <div ref={desk}>
      <div className="no-print">
        <div role="group" aria-label="Add to the map" className="flex flex-wrap items-center gap-2">
          <span className="font-sans font-semibold">Add:</span>
          {tools.map(({ id, name, label }) => (
            <Button
              key={id}
              id={`tool-${id}`}
              look={tool === id ? 'primary' : 'secondary'}
              aria-label={label}
              aria-pressed={tool === id}
              onClick={() => {
                setTool(tool === id ? undefined : id)
              }}
            >
              {name}
            </Button>
          ))}
        </div>
        <p id="map-hint" className="mt-2 min-h-12 max-w-measure text-base text-soft">
          {hintFor(tool, map.pins.length >= mostPins)}
        </p>
      </div>
      <MapFrame
        map={map}
        url={url}
        tool={tool}
        onPlace={place}
        onRemovePin={onRemovePin}
        onRemoveRuler={onRemoveRuler}
        onMovePin={(pin, point, isPassing) => {
          onChange((now) => changePin(now, pin.id, point), { isPassing })
          if (!isPassing) setSaid(`${pinName(pin)}: ${positionText(point)}.`)
        }}
        onMoveRuler={(index, point, isPassing) => {
          onChange((now) => ({ ...now, ruler: now.ruler.with(index, point) }), { isPassing })
          if (!isPassing) setSaid(`Point ${String(index + 1)}: ${positionText(point)}.`)
        }}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

function hintFor(tool: Tool | undefined, isFull: boolean): string {
  if (isFull && tool !== 'ruler') return `This map is full: it has room for ${String(mostPins)} pins.`
  if (tool === undefined) {
    return 'Drag a pin to move it. On a keyboard, use the arrow keys, with Shift for larger steps; Delete removes it.'
  }
  const what = tool === 'ruler' ? 'two points' : `each ${tool === 'access' ? 'way in' : tool}`
  return `Tap the map at ${what}. On a keyboard, Tab to the map and press Enter, then use the arrow keys.`
}
