/** The fields of a place: a state, or a point, with a name and a time zone. */
import { useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { buttonClass } from '~/components/ui/button'
import { SelectField, TextInput } from '~/components/forms/choice-fields'
import { useRememberedChoice } from '~/features/tools/remembered-choices'
import { mostNameCharacters, type Ground } from './ground'
import { stateChoices } from './state-choices'
import { timeZones } from './time-zones.data'

interface Position {
  lat: string
  lon: string
}

interface GroundFieldsProps {
  query: URLSearchParams
  /** What the fields show where the address says nothing. */
  ground: Ground | undefined
  errors: Readonly<Record<string, string>>
}

export function GroundFields({ query, ground, errors }: GroundFieldsProps) {
  const isHydrated = useHydrated()
  const [position, setPosition] = useState<Position>()
  const state = useRememberedChoice('state', {
    chosen: ground?.state,
    typed: query.get('state')?.toUpperCase() ?? (ground ? (ground.state ?? '') : null),
  })
  const shown = {
    state,
    lat: position?.lat ?? query.get('lat') ?? (ground && !ground.isStateCenter ? String(ground.latitude) : ''),
    lon: position?.lon ?? query.get('lon') ?? (ground && !ground.isStateCenter ? String(ground.longitude) : ''),
    place: query.get('place') ?? ground?.name ?? '',
    zone: query.get('zone') ?? (position ? '' : (ground?.timeZone ?? '')),
  }
  return (
    // What this browser has saved arrives after hydration. A new key gives the fields their new values.
    <div key={JSON.stringify(shown)} className="space-y-4">
      <SelectField
        name="state"
        label="State"
        hint="Without a point below, the center of the state is used."
        choices={stateChoices}
        empty="Choose a state"
        value={shown.state}
        error={errors.state}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextInput name="lat" label="Latitude" value={shown.lat} error={errors.lat} isOptional />
        <TextInput name="lon" label="Longitude" value={shown.lon} error={errors.lon} isOptional />
      </div>
      <div className={isHydrated ? undefined : 'invisible noscript:hidden'}>
        <PositionButton onFound={setPosition} />
      </div>
      <TextInput
        name="place"
        label="Name of the place"
        value={shown.place}
        error={errors.place}
        maxCharacters={mostNameCharacters}
        isOptional
      />
      <SelectField
        name="zone"
        label="Time zone"
        choices={zoneChoices(shown.zone)}
        empty="The zone of the place"
        value={shown.zone}
        error={errors.zone}
      />
      <noscript>
        <p className="text-base text-soft">The place becomes part of the page’s address, rounded to two decimals.</p>
      </noscript>
    </div>
  )
}

/** Asks the device, which asks the visitor. The answer fills the fields and goes nowhere else. */
function PositionButton({ onFound }: { onFound: (position: Position) => void }) {
  const [message, setMessage] = useState('')
  const ask = () => {
    setMessage('Asking your device for its position.')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        onFound({ lat: coords.latitude.toFixed(4), lon: coords.longitude.toFixed(4) })
      },
      ({ code, PERMISSION_DENIED }) => {
        const isDenied = code === PERMISSION_DENIED
        setMessage(
          isDenied
            ? 'Your browser did not allow it. Enter the latitude and longitude, or choose a state.'
            : 'Your device could not find its position. Enter the latitude and longitude, or choose a state.',
        )
      },
      { enableHighAccuracy: false, timeout: 20_000, maximumAge: 600_000 },
    )
  }
  return (
    <>
      <button type="button" onClick={ask} className={buttonClass('secondary')}>
        Use my position
      </button>
      <p role="status" className="mt-2 text-base text-soft empty:hidden">
        {message}
      </p>
    </>
  )
}

/** The zone of the place may be none of the list. */
function zoneChoices(current: string) {
  const choices = timeZones.map(({ id, name }) => ({ value: String(id), label: name }))
  const isListed = current === '' || choices.some(({ value }) => value === current)
  return isListed ? choices : [...choices, { value: current, label: current }]
}
