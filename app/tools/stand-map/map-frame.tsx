import { useLayoutEffect, useRef, useState, type CSSProperties, type MouseEvent } from 'react'
import { ToggleButton } from '~/components/ui/button'
import { withId } from '~/lib/ids'
import { MapDrawing } from './map-drawing'
import { MapPin } from './map-pin'
import { distanceOnMap, positionText } from './map-geometry'
import { mapName, pinId, pinMark, pinName, rulerId } from './stand-map'
import { pinKinds, rulerColor, type Tool } from './stand-map.data'
import type { Pin, Point, StandMap } from './stand-map.schema'
import { useFocusLater } from './use-focus-later'

interface MapFrameProps {
  map: StandMap
  url: string
  tool: Tool | undefined
  held: string | undefined
  onHold: (id: string) => void
  /** @returns the id of the element that shows what was placed */
  onPlace: (point: Point) => string
  onMovePin: (pin: Pin, point: Point, isPassing: boolean) => void
  onMoveRuler: (index: number, point: Point, isPassing: boolean) => void
  onRemovePin: (pin: Pin) => void
  onRemoveRuler: () => void
}

const zooms = [
  { zoom: 1, name: 'Whole map' },
  { zoom: 2, name: '2×' },
  { zoom: 4, name: '4×' },
] as const

export function MapFrame({
  map,
  url,
  tool,
  held,
  onHold,
  onPlace,
  onMovePin,
  onMoveRuler,
  onRemovePin,
  onRemoveRuler,
}: MapFrameProps) {
  const { frame, zoom, setZoom, middle } = useZoom()
  const focusLater = useFocusLater()
  const aspect = map.width / map.height
  const size: CSSProperties & Record<`--${string}`, string> = { '--aspect': String(aspect), '--zoom': String(zoom) }
  const place = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    // A key press has no place, so the middle of the frame counts.
    if (event.detail === 0) focusLater(onPlace(middle()))
    else onPlace({ x: (event.clientX - left) / width, y: (event.clientY - top) / height })
  }
  return (
    <>
      <div
        ref={frame}
        style={{ maxHeight: '80vh' }}
        className="mt-2 overflow-auto rounded-field border border-control bg-panel"
      >
        <div style={size} className="map-picture relative">
          <img
            src={url}
            alt={mapName(map)}
            width={map.width}
            height={map.height}
            draggable={false}
            // The page script must not replace the picture when it fails to load.
            data-failed="true"
            className="block w-full"
          />
          <MapDrawing map={map} />
          {tool === undefined ? null : (
            <button
              type="button"
              aria-label={placeLabel(tool)}
              aria-describedby="map-hint"
              style={{ cursor: 'crosshair' }}
              className="no-print absolute inset-0 size-full"
              onClick={place}
            />
          )}
          {map.ruler.map((point, index) => (
            <MapPin
              key={index}
              id={rulerId(index)}
              isHeld={held === rulerId(index)}
              onHold={tool === 'move' ? onHold : undefined}
              mark={String(index + 1)}
              label={`${String(index + 1)}, measuring point: ${positionText(point)}`}
              name={index === 1 && map.ruler[0] ? distanceOnMap(map, map.ruler[0], point) : ''}
              color={rulerColor}
              point={point}
              onMove={(next, isPassing) => {
                onMoveRuler(index, next, isPassing)
              }}
              onDelete={onRemoveRuler}
            />
          ))}
          {map.pins.map((pin) => (
            <MapPin
              key={pin.id}
              id={pinId(pin.id)}
              isHeld={held === pinId(pin.id)}
              onHold={tool === 'move' ? onHold : undefined}
              mark={pinMark(pin)}
              label={`${pinMark(pin)}, ${pinName(pin)}: ${positionText(pin)}`}
              name={pin.name}
              color={withId(pinKinds, pin.kind).color}
              point={pin}
              onMove={(next, isPassing) => {
                onMovePin(pin, next, isPassing)
              }}
              onDelete={() => {
                onRemovePin(pin)
              }}
            />
          ))}
        </div>
      </div>
      <div role="group" aria-label="Zoom" className="no-print mt-2 flex flex-wrap gap-2">
        {zooms.map(({ zoom: each, name }) => (
          <ToggleButton
            key={each}
            isOn={each === zoom}
            onClick={() => {
              setZoom(each)
            }}
          >
            {name}
          </ToggleButton>
        ))}
      </div>
    </>
  )
}

function placeLabel(tool: Tool): string {
  if (tool === 'move') return 'Move the pin here'
  return tool === 'ruler' ? 'Place a point here' : `Place ${tool === 'access' ? 'an access' : `a ${tool}`} pin here`
}

/** Zooming keeps what is in the middle of the frame there. */
function useZoom() {
  const frame = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)
  const center = useRef<Point>()
  const middle = (): Point => {
    const box = frame.current
    const picture = box?.querySelector<HTMLElement>('.map-picture')
    if (!box || !picture) return { x: 0.5, y: 0.5 }
    const half = (start: number, seen: number, all: number) => (start + Math.min(seen, all) / 2) / all
    return {
      x: half(box.scrollLeft, box.clientWidth, picture.offsetWidth),
      y: half(box.scrollTop, box.clientHeight, picture.offsetHeight),
    }
  }
  useLayoutEffect(() => {
    const box = frame.current
    if (!box || !center.current) return
    box.scrollLeft = center.current.x * box.scrollWidth - box.clientWidth / 2
    box.scrollTop = center.current.y * box.scrollHeight - box.clientHeight / 2
  }, [zoom])
  return {
    frame,
    zoom,
    middle,
    setZoom: (next: number) => {
      center.current = middle()
      setZoom(next)
    },
  }
}
