/** Imports stands from another map's file, and exports them. The files are read in this browser and sent nowhere. */
import { useState } from 'react'
import { FieldFrame, fieldIds, fileClass } from '~/components/forms/field-frame'
import { Button } from '~/components/ui/button'
import { downloadText } from '~/lib/download-text'
import { countOf } from '~/lib/text'
import { lazyModule, unlessNotLoaded, usePreload } from '~/tools/lazy-module'
import { mostStands, pointText, type Stand } from './stand'
import { addFound, leftOutText, roomFor, toStands, type FoundStand, type LeftOut } from './waypoint'

const loadReader = lazyModule(() => import('./read-waypoints'))
const loadWriter = lazyModule(() => import('./write-stands'))

const formats = [
  { id: 'gpx', name: 'GPX' },
  { id: 'kml', name: 'KML' },
  { id: 'geojson', name: 'GeoJSON' },
  { id: 'csv', name: 'CSV' },
] as const

export interface StandFilesProps {
  stands: readonly Stand[]
  /** Stores the list, and says what was done. */
  onAdd: (stands: readonly Stand[], text: string) => void
}

interface Opened {
  fileName: string
  found: readonly FoundStand[]
  leftOut: readonly LeftOut[]
  chosen: readonly FoundStand[]
}

export function StandFiles({ stands, onAdd }: StandFilesProps) {
  usePreload(loadReader)
  usePreload(loadWriter)
  const [opened, setOpened] = useState<Opened>()
  const [error, setError] = useState<string>()
  const [isReading, setReading] = useState(false)
  const open = async (file: File) => {
    const { readWaypointFile } = await loadReader()
    setReading(true)
    const read = await readWaypointFile(file)
    setReading(false)
    setError(typeof read === 'string' ? `${read} Nothing was changed.` : undefined)
    if (typeof read === 'string') {
      setOpened(undefined)
      return
    }
    const { found, leftOut } = toStands(read, stands)
    setOpened({ fileName: file.name, found, leftOut, chosen: found.filter(({ isLikely }) => isLikely) })
  }
  const add = ({ chosen, leftOut }: Opened) => {
    const known = chosen.filter(({ isKnown }) => isKnown).length
    const done = [`${countOf(chosen.length - known, 'stand')} added.`]
    if (known > 0) done.push(`${countOf(known, 'stand')} you had already got the point and the note of the file.`)
    if (leftOut.length > 0) done.push(leftOutText(leftOut))
    setOpened(undefined)
    onAdd(addFound(stands, chosen), done.join(' '))
  }
  const words = {
    label: 'Add stands from a file',
    hint: 'GPX, KML, KMZ, GeoJSON or CSV, as onX, HuntStand, Gaia GPS, Garmin and Google Earth save them.',
    error,
  }
  return (
    <section aria-labelledby="stand-files" className="mt-8">
      <h3 id="stand-files">Import and export</h3>
      <div className="mt-4 max-w-3xl">
        <FieldFrame id="stand-file" {...words}>
          {/* Phones gray out files whose kind they do not know, so there is no `accept`; the content tells it. */}
          <input
            {...fieldIds({ name: 'stand-file', ...words })}
            type="file"
            className={`${fileClass(error)} py-4`}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) void unlessNotLoaded(() => open(file), setError)
              // The visitor may choose the same file again.
              currentTarget.value = ''
            }}
          />
        </FieldFrame>
        <p role="status">{isReading ? 'Reading the file.' : ''}</p>
        {opened ? (
          <Choice
            opened={opened}
            room={roomFor(stands)}
            onChoose={(chosen) => {
              setOpened({ ...opened, chosen })
            }}
            onAdd={() => {
              add(opened)
            }}
            onCancel={() => {
              setOpened(undefined)
            }}
          />
        ) : null}
      </div>
      {stands.length === 0 ? null : <Downloads stands={stands} />}
    </section>
  )
}

interface ChoiceProps {
  opened: Opened
  /** The list can have so many more stands. */
  room: number
  onChoose: (chosen: readonly FoundStand[]) => void
  onAdd: () => void
  onCancel: () => void
}

function Choice({ opened: { fileName, found, leftOut, chosen }, room, onChoose, onAdd, onCancel }: ChoiceProps) {
  const tooMany = chosen.filter(({ isKnown }) => !isKnown).length - room
  return (
    <fieldset className="mt-4 rounded-field border border-control bg-card px-5 py-4">
      <legend className="px-1 font-sans text-[1.0625rem] font-semibold">
        {countOf(found.length, 'waypoint')} in “{fileName}”: which are stands?
      </legend>
      {leftOut.length === 0 ? null : <p className="text-base text-soft">{leftOutText(leftOut)}</p>}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          look="secondary"
          onClick={() => {
            onChoose(chosen.length === found.length ? [] : found)
          }}
        >
          {chosen.length === found.length ? 'Uncheck all' : 'Check all'}
        </Button>
      </div>
      <ul className="mt-3 max-h-96 divide-y divide-hairline overflow-auto border-y border-hairline">
        {found.map((each) => (
          <li key={each.stand.name}>
            <label className="flex min-h-11 items-start gap-3 py-2">
              <input
                type="checkbox"
                className="mt-1 size-5 shrink-0"
                checked={chosen.includes(each)}
                onChange={({ currentTarget }) => {
                  const others = chosen.filter((other) => other !== each)
                  onChoose(currentTarget.checked ? [...others, each] : others)
                }}
              />
              <span className="min-w-0 wrap-anywhere">
                <b className="font-sans">{each.stand.name}</b>{' '}
                <span className="text-base text-soft">{describe(each)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {tooMany > 0 ? (
        <p role="alert" className="mt-3 font-semibold text-danger">
          {`The list has room for ${String(mostStands)} stands. Uncheck ${String(tooMany)}, or remove some below.`}
        </p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          aria-disabled={tooMany > 0 || chosen.length === 0}
          onClick={() => {
            if (tooMany <= 0 && chosen.length > 0) onAdd()
          }}
        >
          {`Add ${countOf(chosen.length, 'Stand')}`}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </fieldset>
  )
}

function describe({ stand: { point }, kind, isKnown }: FoundStand): string {
  const place = point ? pointText(point) : 'no point'
  const known = isKnown ? ['you have it: point and note are replaced, its winds stay'] : []
  return [...(kind === '' ? [] : [kind]), place, ...known].join(' · ')
}

function Downloads({ stands }: { stands: readonly Stand[] }) {
  const [message, setMessage] = useState('')
  const placed = stands.filter(({ point }) => point).length
  return (
    <div className="mt-6">
      <p className="font-sans text-[1.0625rem] font-semibold">Save the list as a file</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {formats.map(({ id, name }) => (
          <Button
            key={id}
            look="secondary"
            aria-label={`Save the stands as ${name}`}
            onClick={() => {
              void unlessNotLoaded(async () => {
                const { standFormats } = await loadWriter()
                setMessage('')
                for (const { id: format, type, write } of standFormats) {
                  if (format === id) downloadText(`my-stands.${format}`, type, write(stands))
                }
              }, setMessage)
            }}
          >
            {name}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-2 empty:hidden">
        {message}
      </p>
      <p className="mt-2 max-w-measure text-base text-soft">
        {placed === stands.length
          ? 'Each has the points, notes and winds.'
          : `${String(placed)} of ${countOf(stands.length, 'stand')} ${placed === 1 ? 'has' : 'have'} a point. GPX takes only those; the other files take all.`}{' '}
        Any of them brings the list to another device.
      </p>
    </div>
  )
}
