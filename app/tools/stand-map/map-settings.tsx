import { useState, type FormEvent } from 'react'
import { controlClass, FieldFrame, fieldIds } from '~/components/forms/field-frame'
import { Button } from '~/components/ui/button'
import type { Units } from '~/tools/units'
import { directions } from '~/tools/wind-picker/wind-picker.data'
import { distanceOnMap, scaleFrom } from './map-geometry'
import { mostMiles, units as lengthUnits, yardsInMile } from './stand-map.data'
import type { StandMap } from './stand-map.schema'
import type { ChangeMap } from './use-stand-maps'

interface MapSettingsProps {
  map: StandMap
  units: Units | undefined
  onChange: ChangeMap
  onRemoveRuler: () => void
}

export function MapSettings({ map, units, onChange, onRemoveRuler }: MapSettingsProps) {
  return (
    <div className="no-print grid items-start gap-6 md:grid-cols-3">
      <FieldFrame id="map-wind" label="The wind comes from" hint="Each stand’s scent cone points the other way.">
        <select
          {...fieldIds({ name: 'map-wind', hint: 'yes' })}
          value={map.wind}
          className={controlClass(undefined)}
          onChange={({ currentTarget: { value } }) => {
            const wind = directions.find(({ id }) => id === value)?.id ?? ''
            onChange((now) => ({ ...now, wind }))
          }}
        >
          <option value="">No wind chosen</option>
          {directions.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </FieldFrame>
      <FieldFrame
        id="map-north"
        label="Where north is"
        hint={
          map.north === 0
            ? 'At the top of the picture.'
            : `${String(map.north)}° clockwise from the top of the picture.`
        }
      >
        <input
          {...fieldIds({ name: 'map-north', hint: 'yes' })}
          type="range"
          min={0}
          max={359}
          value={map.north}
          className="mt-2 block h-8 w-full accent-moss"
          onChange={({ currentTarget }) => {
            const north = currentTarget.valueAsNumber
            onChange((now) => ({ ...now, north }))
          }}
        />
      </FieldFrame>
      <ScaleForm map={map} units={units} onChange={onChange} onRemoveRuler={onRemoveRuler} />
    </div>
  )
}

function ScaleForm({ map, units, onChange, onRemoveRuler }: MapSettingsProps) {
  const unit = map.scale?.unit ?? (units === 'metric' ? 'm' : 'yd')
  const [error, setError] = useState<string>()
  const [from, to] = map.ruler
  if (!from || !to) {
    return (
      <div>
        <p className="text-[1.0625rem] font-semibold">Scale</p>
        <p className="font-sans text-base text-soft">
          Press Measure and tap two points whose distance you know, such as two gates or the ends of a field.
        </p>
      </div>
    )
  }
  const measured = distanceOnMap(map, from, to)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const found = readScale(map, form)
    setError(typeof found === 'string' ? found : undefined)
    if (typeof found === 'string') document.getElementById('map-distance')?.focus()
    else onChange((now) => ({ ...now, scale: found }))
  }
  const hint = measured === '' ? 'Type it once to give the map a scale.' : `On the map’s scale: ${measured}.`
  return (
    <form noValidate onSubmit={submit}>
      <FieldFrame id="map-distance" label="Distance between points 1 and 2" hint={hint} error={error}>
        <div className="flex gap-2">
          <input
            {...fieldIds({ name: 'map-distance', hint, error })}
            name="distance"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className={controlClass(error)}
          />
          <select key={unit} name="unit" aria-label="Unit" defaultValue={unit} className={controlClass(undefined)}>
            {lengthUnits.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </FieldFrame>
      <p className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" look="secondary">
          Set the scale
        </Button>
        <Button look="secondary" onClick={onRemoveRuler}>
          Remove the points
        </Button>
      </p>
    </form>
  )
}

/** @returns the scale, or a sentence that says what is wrong */
function readScale(map: StandMap, form: FormData) {
  const [text, unit] = [form.get('distance'), form.get('unit')].map((value) => (typeof value === 'string' ? value : ''))
  const distance = Number((text ?? '').replaceAll(',', ''))
  if (!(distance > 0)) return 'Enter a number larger than 0.'
  const scale = scaleFrom(map, map.ruler, { distance, unit: unit ?? '' })
  if (!scale) return 'Move the two points apart first.'
  const yards = distance * (lengthUnits.find(({ id }) => id === scale.unit)?.yards ?? 1)
  return yards > mostMiles * yardsInMile
    ? `Use at most ${String(mostMiles)} miles (${String(Math.floor(mostMiles * 1.609))} km).`
    : scale
}
