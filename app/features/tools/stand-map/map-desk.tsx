/** What to put on the map, and the map itself. */
import { useState } from 'react'
import { Button } from '~/components/ui/button'
import { MapFrame } from './map-frame'
import { positionText } from './map-geometry'
import { addPin, changePin, clamped, pinName } from './stand-map'
import { mostPins, pinKinds, type PinKind } from './stand-map.data'
import type { Pin, Point, StandMap } from './stand-map.schema'
import type { ChangeMap } from './use-stand-maps'

export type Tool = PinKind | 'ruler'

const tools = [
  ...pinKinds.map(({ id, name }) => ({ id, name: `Add ${name.toLowerCase()}` })),
  { id: 'ruler', name: 'Measure' } as const,
]

interface MapDeskProps {
  map: StandMap
  url: string
  onChange: ChangeMap
  onDelete: (pin: Pin) => void
}

export function MapDesk({ map, url, onChange, onDelete }: MapDeskProps) {
  const [tool, setTool] = useState<Tool>()
  const [said, setSaid] = useState('')

  /** @returns the id of what was placed, for the focus */
  const place = (point: Point): string => {
    if (tool === 'ruler') {
      const at = map.ruler.length % 2
      onChange((now) => ({ ...now, ruler: [...now.ruler.slice(0, at), clamped(point)] }))
      setSaid(`Point ${String(at + 1)} is placed, ${positionText(point)}.`)
      if (at === 1) setTool(undefined)
      return `ruler-${String(at)}`
    }
    if (!tool || map.pins.length >= mostPins) {
      setSaid(`A map has room for ${String(mostPins)} pins.`)
      return ''
    }
    const id = crypto.randomUUID()
    const next = addPin(map, { kind: tool, id, ...point })
    onChange(() => next)
    const pin = next.pins.at(-1)
    if (pin) setSaid(`${pinName(pin)} added, ${positionText(pin)}.`)
    return `pin-${id}`
  }
  return (
    <div>
      <div className="no-print">
        <div role="group" aria-label="Put on the map" className="flex flex-wrap gap-2">
          {tools.map(({ id, name }) => (
            <Button
              key={id}
              look={tool === id ? 'primary' : 'secondary'}
              aria-pressed={tool === id}
              onClick={() => {
                setTool(tool === id ? undefined : id)
              }}
            >
              {name}
            </Button>
          ))}
        </div>
        <p id="map-hint" className="my-2 min-h-12 max-w-measure text-base text-soft">
          {hintFor(tool)}
        </p>
      </div>
      <MapFrame
        map={map}
        url={url}
        tool={tool}
        onPlace={place}
        onDelete={onDelete}
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

function hintFor(tool: Tool | undefined): string {
  if (tool === undefined) {
    return 'Choose what to add. Drag a pin to move it, or focus it and press the arrow keys (with Shift for larger steps); Delete removes it.'
  }
  const what = tool === 'ruler' ? 'two points' : `each ${tool === 'access' ? 'way in' : tool}`
  return `Tap the map at ${what}. On a keyboard, Tab to the map and press Enter, then use the arrow keys.`
}
