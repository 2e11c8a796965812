/** Imports stands from another map's file, and exports them. The files are read in this browser and sent nowhere. */
import { useState } from 'react'
import { FieldFrame, fieldIds, fileClass } from '~/components/forms/field-frame'
import { Button } from '~/components/ui/button'
import { downloadText } from '~/lib/download-text'
import { countOf } from '~/lib/text'
import { lazyModule, unlessNotLoaded, usePreload } from '~/tools/lazy-module'
import type { Stand } from './stand'
import { addFound, isKnownIn, leftOutText, toStands } from './waypoint'
import { isChosenAtFirst, WaypointChoice, type OpenedFile } from './waypoint-choice'

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

export function StandFiles({ stands, onAdd }: StandFilesProps) {
  usePreload(loadReader)
  usePreload(loadWriter)
  const [opened, setOpened] = useState<OpenedFile>()
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
    const { found, leftOut } = toStands(read)
    const notes = [...read.repairs, leftOutText(leftOut)].filter((note) => note !== '')
    setOpened({ fileName: file.name, found, notes, chosen: found.filter(isChosenAtFirst) })
  }
  const add = ({ chosen, notes }: OpenedFile) => {
    const known = chosen.filter(isKnownIn(stands)).length
    const done = [`${countOf(chosen.length - known, 'stand')} added.`]
    if (known > 0) done.push(`${countOf(known, 'stand')} on your list updated.`)
    setOpened(undefined)
    onAdd(addFound(stands, chosen), [...done, ...notes].join(' '))
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
          <WaypointChoice
            opened={opened}
            stands={stands}
            onChange={setOpened}
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
