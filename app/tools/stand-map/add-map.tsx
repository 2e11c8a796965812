import { useState } from 'react'
import { FieldFrame, fieldIds, fileClass } from '~/components/forms/field-frame'
import { readMapFile } from './map-file'
import { readMapPicture } from './map-picture-file'
import { makeMap, mapName } from './stand-map'
import type { StandMap } from './stand-map.schema'
import { mostPictureBytes } from './stand-map.data'

interface AddMapProps {
  isFirst: boolean
  onAdd: (map: StandMap, picture: Blob, text: string) => Promise<void>
}

export function AddMap({ isFirst, onAdd }: AddMapProps) {
  const [error, setError] = useState<string>()
  const [isReading, setReading] = useState(false)
  const choose = async (file: File) => {
    setReading(true)
    const found = await readFile(file)
    setReading(false)
    setError(typeof found === 'string' ? found : undefined)
    if (typeof found !== 'string')
      await onAdd(found.map, found.jpeg, `“${mapName(found.map)}” added. Choose what to put on it, then tap the map.`)
  }
  const words = {
    label: isFirst ? 'Add your map' : 'Add another map',
    hint: 'A screenshot from your map app, a photo of a paper map (JPEG, PNG or WebP), or a map file that you saved here.',
    error,
  }
  return (
    <div className="no-print max-w-3xl">
      <FieldFrame id="map-file" {...words}>
        <input
          {...fieldIds({ name: 'map-file', ...words })}
          type="file"
          accept="image/*,.json,application/json"
          className={`${fileClass(error)} py-8`}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) void choose(file)
            // The visitor may choose the same file again.
            currentTarget.value = ''
          }}
        />
      </FieldFrame>
      <p role="status">{isReading ? 'Reading the file.' : ''}</p>
    </div>
  )
}

/** @returns a map with its picture, or a sentence that says what is wrong with the file */
async function readFile(file: File): Promise<{ map: StandMap; jpeg: Blob } | string> {
  const isMapFile = (await file.slice(0, 1).text()) === '{'
  if (!isMapFile) {
    const found = await readMapPicture(file, file.name)
    if (typeof found === 'string') return found
    const { jpeg, width, height } = found
    const id = crypto.randomUUID()
    return { map: makeMap({ id, madeOn: today(), width, height, fileName: file.name }), jpeg }
  }
  if (file.size > mostPictureBytes) return `“${file.name}” is larger than any map saved here.`
  const saved = readMapFile(await file.text(), file.name)
  if (typeof saved === 'string') return saved
  const found = await readMapPicture(new Blob([saved.picture]), `The picture in ${file.name}`)
  if (typeof found === 'string') return found
  const { jpeg, width, height } = found
  // If a file is opened twice, it becomes two maps, so nothing is overwritten.
  return { map: { ...saved.map, id: crypto.randomUUID(), width, height }, jpeg }
}

/** Returns the date of the visitor’s calendar. */
function today(): string {
  const now = new Date()
  const pad = (number: number) => String(number).padStart(2, '0')
  return [now.getFullYear(), pad(now.getMonth() + 1), pad(now.getDate())].join('-')
}
