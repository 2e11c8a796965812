import { useEffect, useRef, useState, type ClipboardEvent } from 'react'
import { buttonClass } from '~/components/ui/button'
import { SelectField, TextInput } from '~/components/forms/choice-fields'
import { useRememberedChoice } from '~/tools/remembered-choices'
import { mostNameCharacters, regionName, withLetters, writePoint, type Ground, type GroundParameter } from './ground'
import { GroundLine } from './ground-line'
import type { TypedPoint } from './read-coordinates'
import type { Region } from './region-lines.data'
import { stateChoices } from '~/lib/states.data'
import { timeZones } from './time-zones.data'
import { zoneName } from './clocks'

interface GroundFieldsProps {
  query: URLSearchParams
  ground: Ground | undefined
  errors: Readonly<Record<string, string>>
}

/** The decimal keypad of an iPhone has no minus, and no letters and signs for degrees. */
const coordinateKeyboard = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const

/** With JavaScript a new state or point clears the zone that was chosen for the last one. */
export function GroundFields({ query, ground, errors }: GroundFieldsProps) {
  const ref = useRef<HTMLDivElement>(null)
  const readPair = usePairReader()
  const point = ground && !ground.isStateCenter ? writePoint(ground) : undefined
  const state = useRememberedChoice('state', {
    chosen: ground?.state,
    typed: ground ? (ground.state ?? '') : (query.get('state')?.toUpperCase() ?? null),
  })
  const shown = {
    state,
    lat: point?.lat ?? query.get('lat') ?? '',
    lon: point?.lon ?? query.get('lon') ?? '',
    place: query.get('place') ?? ground?.name ?? '',
    zone: ground ? (ground.isZoneChosen ? ground.timeZone : '') : (query.get('zone') ?? ''),
  }
  const fill = (values: Partial<Record<GroundParameter, string>>) => {
    for (const [name, value] of Object.entries(values)) {
      const field = ref.current?.querySelector(`[name=${name}]`)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
    }
  }
  const followPlace = ({ target }: { target: EventTarget }) => {
    const isPlace = target instanceof HTMLElement && ['state', 'lat', 'lon'].includes(target.id)
    const zone = ref.current?.querySelector('select[name=zone]')
    if (isPlace && zone instanceof HTMLSelectElement && zone.value === shown.zone) fill({ zone: '' })
  }
  const pastePair = (event: ClipboardEvent<HTMLDivElement>) => {
    const pair = readPair?.(event.clipboardData.getData('text/plain'))
    if (!pair) return
    event.preventDefault()
    const { latitude, longitude, isCertain } = pair
    fill(isCertain ? withLetters(latitude, longitude) : { lat: String(latitude), lon: String(longitude) })
    followPlace(event)
  }
  return (
    // What this browser has saved arrives after hydration. A new key gives a field its new value.
    <div ref={ref} onChange={followPlace} className="space-y-4">
      <GroundLine />
      <SelectField
        key={`state ${shown.state}`}
        name="state"
        label="State"
        hint="Without a point below, the center of the state is used."
        choices={stateChoices}
        empty="Choose a state"
        value={shown.state}
        error={errors.state}
      />
      <div onPaste={pastePair} className={`grid gap-x-4 ${(errors.lat ?? errors.lon) ? '' : 'grid-cols-2'}`}>
        <TextInput
          key={`lat ${shown.lat}`}
          name="lat"
          label="Latitude"
          value={shown.lat}
          error={errors.lat}
          keyboard={coordinateKeyboard}
          isOptional
        />
        <TextInput
          key={`lon ${shown.lon}`}
          name="lon"
          label="Longitude"
          value={shown.lon}
          error={errors.lon}
          keyboard={coordinateKeyboard}
          isOptional
        />
        <p className="col-span-full mt-1 font-sans text-base text-soft">
          Or paste a pair such as 44.47, -73.21, or a map’s link, into either field.
        </p>
      </div>
      <div className="noscript:hidden">
        <PositionButton onFound={fill} />
      </div>
      <TextInput
        key={`place ${shown.place}`}
        name="place"
        label="Place name"
        value={shown.place}
        error={errors.place}
        maxCharacters={mostNameCharacters}
        isOptional
      />
      <SelectField
        key={`zone ${shown.zone} ${shown.state} ${shown.lat} ${shown.lon}`}
        name="zone"
        label="Time zone"
        choices={zoneChoices(shown.zone)}
        empty="The place’s own zone"
        value={shown.zone}
        error={errors.zone}
      />
      <noscript>
        <p className="text-base text-soft">The place becomes part of the page’s address, rounded to two decimals.</p>
      </noscript>
    </div>
  )
}

/** Loads the reader once the page is there. Until then a pasted pair stays in the one field. */
function usePairReader() {
  const [reader, setReader] = useState<{ readPair: (text: string) => TypedPoint | undefined }>()
  useEffect(() => {
    void import('./read-coordinates').then(setReader)
  }, [])
  return reader?.readPair
}

interface PositionButtonProps {
  onFound: (values: Partial<Record<GroundParameter, string>>) => void
}

/** Asks the device, which asks the visitor. The answer fills the fields and goes nowhere else. */
function PositionButton({ onFound }: PositionButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const [message, setMessage] = useState('')
  const show = (latitude: number, longitude: number, region: Region | undefined) => {
    const numbers = { lat: String(latitude), lon: String(longitude) }
    const name = region && regionName(region)
    const isAbroad = region && name === undefined
    onFound({
      ...(isAbroad ? withLetters(latitude, longitude) : numbers),
      ...(region ? { state: region.state ?? '', zone: '' } : {}),
    })
    const submit = ref.current?.form?.querySelector(':scope > button[type=submit]')
    const found = [name ?? `${numbers.lat}, ${numbers.lon}`, ...(region ? [zoneName(region.timeZone)] : [])].join(', ')
    setMessage(`Found: ${found}. Press ${submit?.textContent ?? ''}.`)
    if (submit instanceof HTMLElement && isNear(submit, ref.current)) submit.focus()
  }
  const ask = () => {
    setMessage('Asking your device for its position.')
    const release = holdSubmit(ref.current?.form, () => {
      setMessage('Asking your device for its position. Your answer follows.')
    })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const [latitude = 0, longitude = 0] = [coords.latitude, coords.longitude].map((each) => Number(each.toFixed(4)))
        import('./region-of-point').then(
          ({ regionOf }) => {
            show(latitude, longitude, regionOf(latitude, longitude))
            release()
          },
          () => {
            show(latitude, longitude, undefined)
            release()
          },
        )
      },
      ({ code, PERMISSION_DENIED }) => {
        const isDenied = code === PERMISSION_DENIED
        setMessage(
          isDenied
            ? 'Your browser did not allow it. Enter the latitude and longitude, or choose a state.'
            : 'Your device could not find its position. Enter the latitude and longitude, or choose a state.',
        )
        release()
      },
      { enableHighAccuracy: false, timeout: 20_000, maximumAge: 600_000 },
    )
  }
  return (
    <>
      <button ref={ref} type="button" onClick={ask} className={buttonClass('secondary')}>
        Use my position
      </button>
      <p role="status" className="mt-2 text-base text-soft empty:hidden">
        {message}
      </p>
    </>
  )
}

/** The form waits for what it would be refused without. @returns a function that submits it if somebody tried to */
function holdSubmit(form: HTMLFormElement | null | undefined, onHeld: () => void): () => void {
  let isHeld = false
  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    event.stopPropagation()
    isHeld = true
    onHeld()
  }
  form?.addEventListener('submit', hold)
  return () => {
    form?.removeEventListener('submit', hold)
    if (isHeld) form?.requestSubmit()
  }
}

function isNear(submit: HTMLElement, button: HTMLElement | null): boolean {
  const top = button?.getBoundingClientRect().top ?? 0
  return submit.getBoundingClientRect().bottom - top < window.innerHeight
}

function zoneChoices(current: string) {
  const choices = timeZones.map(({ id, name }) => ({ value: String(id), label: name }))
  const isListed = current === '' || choices.some(({ value }) => value === current)
  return isListed ? choices : [...choices, { value: current, label: current }]
}
