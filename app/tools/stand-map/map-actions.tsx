import { AskFirst } from '~/components/ui/ask-first'
import { Button } from '~/components/ui/button'
import { downloadBlob, downloadText } from '~/lib/download-text'
import { drawMap } from './draw-map'
import { toMapFile } from './map-file'
import { mapName } from './stand-map'
import type { StandMap } from './stand-map.schema'

interface MapActionsProps {
  /** The distances of this map are in the units that were chosen. */
  map: StandMap
  stored: StandMap
  picture: Blob
  onSay: (text: string) => void
  onDelete: () => void
}

export function MapActions({ map, stored, picture, onSay, onDelete }: MapActionsProps) {
  const name = mapName(map)
  const fileName = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'map'
  const saveAsPicture = async () => {
    try {
      downloadBlob(`${fileName}.png`, await drawMap(map, picture))
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      onSay('This browser has no memory left to draw the map. Close other tabs and try again.')
    }
  }
  const saveAsFile = async () => {
    const bytes = new Uint8Array(await picture.arrayBuffer())
    downloadText(`${fileName}.json`, 'application/json', toMapFile(stored, bytes))
  }
  return (
    <div className="no-print">
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => void saveAsPicture()}>
          Save as a picture (PNG)
        </Button>
        <Button look="secondary" onClick={() => void saveAsFile()}>
          Save as a file
        </Button>
        <Button
          look="secondary"
          onClick={({ currentTarget }) => {
            printAlone(currentTarget.closest('.print-alone'))
          }}
        >
          Print the map
        </Button>
      </div>
      <p className="mt-2 max-w-measure text-base text-soft">
        The map is in this browser alone. The file is your copy, and the way to another device; open it below.
      </p>
      <DeleteMap map={map} onDelete={onDelete} />
    </div>
  )
}

export function DeleteMap({ map, onDelete }: Pick<MapActionsProps, 'map' | 'onDelete'>) {
  return (
    <AskFirst
      label="Delete this map"
      question={`Delete “${mapName(map)}” with its picture and pins from this browser? Save a file first if you want to keep a copy.`}
      confirm="Delete it"
      keep="Keep it"
      onConfirm={onDelete}
    />
  )
}

/** Leaves out the rest of the page until the print is done. */
function printAlone(part: Element | null): void {
  part?.setAttribute('data-printing', '')
  addEventListener('afterprint', () => part?.removeAttribute('data-printing'), { once: true })
  print()
}
