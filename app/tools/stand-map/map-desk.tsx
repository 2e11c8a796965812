import { useEffect, useRef, useState } from 'react'
import { Button, ToggleButton } from '~/components/ui/button'
import { MapFrame } from './map-frame'
import { positionText } from './map-geometry'
import { addPin, changePin, clamped, pinId, pinName, rulerId } from './stand-map'
import { mostPins, pinKinds, type Tool } from './stand-map.data'
import type { Pin, Point, StandMap } from './stand-map.schema'
import type { ChangeMap } from './use-stand-maps'

const tools = [
  ...pinKinds.map(({ id, name }) => ({ id, name, label: `Pin ${name.toLowerCase()}` })),
  { id: 'ruler', name: 'Measure', label: 'Measure' } as const,
  { id: 'move', name: 'Move', label: 'Move a pin' } as const,
]

interface MapDeskProps {
  map: StandMap
  url: string
  takesFocus: boolean
  onChange: ChangeMap
  onRemovePin: (pin: Pin) => void
  onRemoveRuler: () => void
}

export function MapDesk({ map, url, takesFocus, onChange, onRemovePin, onRemoveRuler }: MapDeskProps) {
  const [tool, setTool] = useState<Tool>()
  const [held, setHeld] = useState<string>()
  const [said, setSaid] = useState('')
  const desk = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) desk.current?.querySelector('button')?.focus()
  }, [takesFocus])

  const choose = (next: Tool | undefined) => {
    setTool(next)
    setHeld(undefined)
    setSaid('')
  }
  const movePin = (pin: Pin, point: Point, isPassing: boolean) => {
    onChange((now) => changePin(now, pin.id, point), { isPassing })
    if (!isPassing) setSaid(`${pinName(pin)}: ${positionText(point)}.`)
  }
  const moveRuler = (index: number, point: Point, isPassing: boolean) => {
    onChange((now) => ({ ...now, ruler: now.ruler.with(index, point) }), { isPassing })
    if (!isPassing) setSaid(`Point ${String(index + 1)}: ${positionText(point)}.`)
  }
  /** @returns the id of what was placed, for the focus */
  const place = (point: Point): string => {
    if (tool === 'move') {
      const pin = map.pins.find(({ id }) => held === pinId(id))
      const index = map.ruler.findIndex((_point, each) => held === rulerId(each))
      if (pin) movePin(pin, clamped(point), false)
      else if (index >= 0) moveRuler(index, clamped(point), false)
      else setSaid('Tap a pin first.')
      setHeld(undefined)
      return held ?? ''
    }
    if (tool === 'ruler') {
      const at = map.ruler.length % 2
      onChange((now) => ({ ...now, ruler: [...now.ruler.slice(0, at), clamped(point)] }))
      setSaid(`Point ${String(at + 1)} is placed, ${positionText(point)}.`)
      if (at === 1) setTool(undefined)
      return rulerId(at)
    }
    if (!tool || map.pins.length >= mostPins) return ''
    const added = { kind: tool, id: crypto.randomUUID(), ...point }
    onChange((now) => addPin(now, added))
    const pin = addPin(map, added).pins.at(-1)
    if (pin) setSaid(`${pinName(pin)} added, ${positionText(pin)}.`)
    return pinId(added.id)
  }
  return (
    <div ref={desk}>
      <div className="no-print">
        <div
          role="group"
          aria-label="Pin on the map, or move what is on it"
          className="flex flex-wrap items-center gap-2"
        >
          <span className="font-sans font-semibold">Pin:</span>
          {tools.map(({ id, name, label }) => (
            <ToggleButton
              key={id}
              id={`tool-${id}`}
              isOn={tool === id}
              aria-label={label}
              // A tool that is pressed again before the next pin stays on, so that the next tap counts.
              onClick={() => {
                choose(id)
              }}
            >
              {name}
            </ToggleButton>
          ))}
          {tool === undefined ? null : (
            <Button
              look="secondary"
              onClick={() => {
                choose(undefined)
                document.getElementById(`tool-${tool}`)?.focus()
              }}
            >
              Done
            </Button>
          )}
        </div>
        <p id="map-hint" className="mt-2 min-h-12 max-w-measure text-base text-soft">
          {hintFor(tool, { isFull: map.pins.length >= mostPins, isHeld: held !== undefined })}
        </p>
      </div>
      <MapFrame
        map={map}
        url={url}
        tool={tool}
        held={held}
        onHold={(id) => {
          setHeld(id)
          setSaid('Now tap its new place.')
        }}
        onPlace={place}
        onRemovePin={onRemovePin}
        onRemoveRuler={onRemoveRuler}
        onMovePin={movePin}
        onMoveRuler={moveRuler}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

function hintFor(tool: Tool | undefined, { isFull, isHeld }: { isFull: boolean; isHeld: boolean }): string {
  if (tool === 'move') {
    return isHeld ? 'Tap its new place.' : 'Tap the pin to move, then its new place. Press Done when all is in place.'
  }
  if (isFull && tool !== 'ruler') return `This map is full: it has room for ${String(mostPins)} pins.`
  if (tool === undefined) {
    return 'Drag a pin to move it, or press Move. On a keyboard, use the arrow keys, with Shift for larger steps; Delete removes it.'
  }
  const what = tool === 'ruler' ? 'two points' : `each ${tool === 'access' ? 'way in' : tool}`
  return `Tap the map at ${what}${tool === 'ruler' ? '' : ', and press Done'}. On a keyboard, Tab to the map and press Enter, then use the arrow keys.`
}
