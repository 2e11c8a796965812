import { controlClass, FieldFrame } from '~/components/forms/field-frame'
import { longDay } from '~/lib/dates'
import { mapName } from './stand-map'
import { mostCharacters } from './stand-map.data'
import type { StandMap } from './stand-map.schema'
import type { ChangeMap } from './use-stand-maps'

interface MapChoiceProps {
  maps: readonly StandMap[]
  map: StandMap
  onOpen: (id: string) => void
  onChange: ChangeMap
}

export function MapChoice({ maps, map, onOpen, onChange }: MapChoiceProps) {
  return (
    <div className="no-print grid max-w-3xl gap-4 sm:grid-cols-2">
      {maps.length === 1 ? null : (
        <FieldFrame id="open-map" label="Map">
          <select
            id="open-map"
            value={map.id}
            className={controlClass(undefined)}
            onChange={({ currentTarget }) => {
              onOpen(currentTarget.value)
            }}
          >
            {maps.map((each) => (
              <option key={each.id} value={each.id}>
                {mapName(each)}, {longDay(each.madeOn)}
              </option>
            ))}
          </select>
        </FieldFrame>
      )}
      <FieldFrame id="map-name" label="Name of this map">
        <input
          id="map-name"
          type="text"
          value={map.name}
          maxLength={mostCharacters}
          className={controlClass(undefined)}
          onChange={({ currentTarget: { value } }) => {
            onChange((now) => ({ ...now, name: value }))
          }}
        />
      </FieldFrame>
    </div>
  )
}
