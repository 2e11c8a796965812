import { temperatureText, type Units } from '~/tools/units'
import type { DatedPicture, Picture } from './dated-pictures'
import { describeWallTime } from './wall-time'

interface PictureListProps {
  units: Units
  pictures: readonly DatedPicture[]
  onCopy: (fileName: string, pictures: readonly Picture[]) => void
}

export function PictureList({ pictures, units, onCopy }: PictureListProps) {
  return (
    <details className="mt-4">
      <summary>
        {pictures.length === 1 ? 'The picture' : `All ${String(pictures.length)} pictures`}, with a copy of each
      </summary>
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {pictures.map((picture) => (
          <li key={picture.id} className="py-2 [contain-intrinsic-size:auto_6rem] [content-visibility:auto]">
            <p className="wrap-anywhere">
              <b>{picture.folder === '' ? picture.name : `${picture.folder}/${picture.name}`}</b>, {picture.camera}
            </p>
            <p className="text-base">{describe(picture, units)}</p>
            {picture.isVideo ? null : (
              <button
                type="button"
                className="min-h-6 text-base underline"
                onClick={() => {
                  onCopy(copyName(picture.name), [picture])
                }}
              >
                Save a copy of {picture.name} without metadata
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

function fourDecimals(degrees: number): string {
  return String(Number(degrees.toFixed(4)))
}

function describe({ at, source, temperatureF, moon, position }: DatedPicture, units: Units): string {
  const degrees = position?.degrees
  const point = degrees ? ` ${fourDecimals(degrees.latitude)}, ${fourDecimals(degrees.longitude)}` : ''
  return [
    at === undefined ? 'No time' : `${describeWallTime(at)} (${source})`,
    temperatureF === undefined ? '' : temperatureText(temperatureF, units),
    moon ?? '',
    position ? `Tells its position${point}` : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

function copyName(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 ? `${name.slice(0, dot)}-copy${name.slice(dot)}` : `${name}-copy`
}
