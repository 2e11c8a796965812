import type { ReactNode } from 'react'
import { RadioGroup } from '~/components/forms/choice-fields'
import { GroundChoice } from '~/features/tools/ground/ground-choice'
import { toGroundQuery } from '~/features/tools/ground/ground'
import { useGround } from '~/features/tools/ground/use-ground'
import { LightOfDay } from '~/features/tools/legal-light/light-of-day'
import { useToday } from '~/features/tools/use-today'
import { HowCalculated, ToolForm, ToolResult, ToolWaiting } from '~/features/tools/tool-parts'
import { useTool } from '~/features/tools/use-tool'
import { CompassRose } from './compass-rose'
import { pickStand, type StandAdvice } from './wind-picker'
import { directions, windConstants, type Direction } from './wind-picker.data'
import { readWindQuery } from './wind-picker.schema'

/** Grid areas, arranged like a compass. */
const places = {
  N: 'col-start-2 row-start-1',
  NE: 'col-start-3 row-start-1',
  E: 'col-start-3 row-start-2',
  SE: 'col-start-3 row-start-3',
  S: 'col-start-2 row-start-3',
  SW: 'col-start-1 row-start-3',
  W: 'col-start-1 row-start-2',
  NW: 'col-start-1 row-start-1',
} as const satisfies Record<Direction['id'], string>
const onCompass = 'flex-col justify-center gap-1 px-0.5 text-center max-sm:text-[0.9375rem]'
const choices = directions.map(({ id, name }) => ({ value: id, label: name, place: `${places[id]} ${onCompass}` }))

/** `today`: such as 2026-11-21, in the site's time zone. */
export function WindPickerTool({ search, today }: { search: string; today: string }) {
  const { query, onSubmit, ref } = useTool(search)
  const { ground, errors: groundErrors, keep } = useGround(query)
  const day = useToday(today, ground?.timeZone)
  const { input, errors } = readWindQuery(query)
  return (
    <div ref={ref} className="tool-desk mt-8">
      <ToolForm
        id="wind-direction-stand-picker"
        action="Pick My Stand"
        onSubmit={(event) => {
          onSubmit(event, keep)
        }}
      >
        <RadioGroup
          name="wind"
          label="The wind comes from"
          hint="Face into the wind. The direction you are looking is the one to choose."
          choices={choices}
          arrangement="grid-cols-3"
          value={query.get('wind') ?? ''}
          error={errors.wind}
        />
        <GroundChoice query={query} ground={ground} errors={groundErrors} adds="Adds today’s legal light and moon." />
      </ToolForm>
      {input ? (
        <WindResult advice={pickStand(input.wind)} shared={ground && toGroundQuery(ground)}>
          {ground ? <LightOfDay ground={ground} day={day} /> : null}
        </WindResult>
      ) : (
        <ToolWaiting action="Pick My Stand">Choose where the wind comes from.</ToolWaiting>
      )}
    </div>
  )
}

interface WindResultProps {
  advice: StandAdvice
  shared: URLSearchParams | undefined
  children: ReactNode
}

function WindResult({ advice: { wind, position, steps }, shared, children }: WindResultProps) {
  const from = wind.name.toLowerCase()
  const to = position.name.toLowerCase()
  return (
    <ToolResult
      title={`Sit on the ${to} side`}
      figure={to}
      summary={`With the wind from the ${from}, sit ${to} of where you expect deer. Your scent blows ${to}, away from them.`}
      shared={shared}
    >
      <CompassRose wind={wind} position={position} />
      <p className="max-w-measure">
        A rule of thumb for a steady wind over even ground. Slopes, timber and the time of day bend the air, so test it
        where you sit and trust what you find.
      </p>
      {children}
      <HowCalculated steps={steps} constants={windConstants} />
    </ToolResult>
  )
}
