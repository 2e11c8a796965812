import { useField } from '@conform-to/react'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { TextField, typed } from '~/components/forms/field'
import { middle, pictureFields, type LibraryPicture } from './library'

interface Point {
  x: number
  y: number
}

type Picture = Pick<LibraryPicture, 'src' | 'width' | 'height'>

export function FocusField({ picture }: { picture: Picture }) {
  const [focusX] = useField<string>('focusX')
  const [focusY] = useField<string>('focusY')
  const [point, setPoint] = useState({ x: toPercent(typed(focusX)), y: toPercent(typed(focusY)) })
  const root = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  const move = (to: Point) => {
    const next = { x: clamp(to.x), y: clamp(to.y) }
    setPoint(next)
    write(root.current, focusX.name, next.x)
    write(root.current, focusY.name, next.y)
  }
  return (
    <div ref={root} className="space-y-4">
      <p className="max-w-measure font-sans text-base text-soft">
        Where a page crops the picture, this point stays in view. 50 and 50 is the middle.
      </p>
      {isHydrated ? <PointPicker picture={picture} point={point} move={move} /> : null}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          meta={focusX}
          label={pictureFields.focusX.label}
          {...number}
          onInput={({ currentTarget }) => {
            setPoint({ ...point, x: toPercent(currentTarget.value) })
          }}
        />
        <TextField
          meta={focusY}
          label={pictureFields.focusY.label}
          {...number}
          onInput={({ currentTarget }) => {
            setPoint({ ...point, y: toPercent(currentTarget.value) })
          }}
        />
      </div>
      <Crops picture={picture} point={point} />
    </div>
  )
}

const number = { type: 'number', inputMode: 'numeric', min: 0, max: 100, required: true } as const

interface PointPickerProps {
  picture: Picture
  point: Point
  move: (to: Point) => void
}

function PointPicker({ picture: { src, width, height }, point, move }: PointPickerProps) {
  const choose = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    move({ x: ((clientX - box.left) / box.width) * 100, y: ((clientY - box.top) / box.height) * 100 })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 10 : 1
    const [x, y] = steps.get(event.key) ?? [0, 0]
    if (x === 0 && y === 0) return
    event.preventDefault()
    move({ x: point.x + x * step, y: point.y + y * step })
  }
  return (
    <div className="relative inline-block max-w-full align-top" onPointerDown={choose}>
      <img
        src={src}
        alt=""
        width={width}
        height={height}
        draggable={false}
        className="block h-auto max-h-96 w-auto max-w-full cursor-crosshair rounded-field border border-hairline"
      />
      <button
        type="button"
        aria-label="Focal point: move it with the arrow keys"
        onKeyDown={onKeyDown}
        className="absolute size-8 -translate-x-1/2 -translate-y-1/2 cursor-crosshair rounded-full border-4 border-white bg-black/40 shadow-[0_0_0_2px_black]"
        style={{ left: `${String(point.x)}%`, top: `${String(point.y)}%` }}
      />
      <p role="status" className="sr-only">
        {`${String(point.x)} percent from the left, ${String(point.y)} percent from the top`}
      </p>
    </div>
  )
}

const steps: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
])

const crops = [
  { label: 'Posts', shape: 'aspect-video' },
  { label: 'Products, species, and galleries', shape: 'aspect-4/3' },
  { label: 'Square', shape: 'aspect-square' },
  { label: 'Shared links', shape: 'aspect-[1200/630]' },
] as const

function Crops({ picture: { src }, point }: { picture: Picture; point: Point }) {
  return (
    <ul aria-label="Crops" className="grid grid-cols-2 items-start gap-4 lg:grid-cols-4">
      {crops.map(({ label, shape }) => (
        <li key={label}>
          <figure>
            <img
              src={src}
              alt=""
              className={`${shape} w-full rounded-field border border-hairline bg-panel object-cover`}
              style={{ objectPosition: `${String(point.x)}% ${String(point.y)}%` }}
            />
            <figcaption className="mt-1 font-sans text-base text-soft">{label}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}

function toPercent(text: string): number {
  const number = text.trim() === '' ? middle : Number(text)
  return Number.isFinite(number) ? clamp(number) : middle
}

function clamp(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent)))
}

function write(root: HTMLElement | null, name: string, value: number): void {
  const input = root?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!input || input.value === String(value)) return
  input.value = String(value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
