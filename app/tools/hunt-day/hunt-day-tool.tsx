import { useHydrated } from 'remix-utils/use-hydrated'
import { DateInput, SelectField, TextInput, TimeInput } from '~/components/forms/choice-fields'
import { CalendarLink } from '~/tools/calendar/calendar-link'
import { lazyModule, usePreload } from '~/tools/lazy-module'
import { huntTypes } from '~/tools/checklist/checklist-items.data'
import { useSavedList } from '~/tools/checklist/use-saved-marks'
import { privateAddress } from '~/tools/private-link'
import { groundParameters, nameGround, toGroundQuery } from '~/tools/ground/ground'
import { GroundFields } from '~/tools/ground/ground-fields'
import { GroundQuestionResult } from '~/tools/ground/ground-question'
import type { GroundReading } from '~/tools/ground/read-ground'
import { useGround } from '~/tools/ground/use-ground'
import { useSeasonHours } from '~/tools/legal-light/season-hours'
import { useRememberedChoice } from '~/tools/remembered-choices'
import { judgeStand } from '~/tools/stands/judge-stand'
import { isSameName } from '~/tools/stands/stand'
import { useSavedStands } from '~/tools/stands/use-stands'
import { ToolDesk, ToolForm, ToolWaiting } from '~/tools/tool-parts'
import { useToday } from '~/tools/use-today'
import { useTool } from '~/tools/use-tool'
import { windChoices } from '~/tools/wind-picker/compass-choices'
import { shortDay } from '~/lib/days'
import { toolPath } from '~/paths'
import { planHuntDay, type HuntDay } from './hunt-day'
import { HuntDaySheet } from './hunt-day-sheet'
import { mostCharacters, readHuntDayQuery } from './hunt-day.schema'
import { useStoredPlan } from './use-plan'

const weapons = huntTypes.map(({ id, name }) => ({ value: id, label: name }))

const loadFile = lazyModule(() => import('./hunt-day-calendar'))

/** `today` is a date such as 2026-11-21, in the site's time zone. */
export function HuntDayTool({ search, place, today }: { search: string; place: GroundReading; today: string }) {
  // A link that is opened in another tab sends its query to the server, and nothing behind its #.
  const addressWith = useHydrated() ? toPrivateAddress : toOpenAddress
  const { query: address, onSubmit, onFollow, show, ref } = useTool(search)
  usePreload(loadFile)
  // A shared sheet shows what somebody sent, and nothing that this browser has saved.
  const isShared = address.has('sheet')
  const {
    errors: groundErrors,
    question,
    keep: keepGround,
    ...found
  } = useGround(address, place, { takesPoints: true })
  // Until the browser has read the point behind the link's #, the sheet is the one that the server made.
  const isRead = found.ground !== undefined || question !== undefined || Object.keys(groundErrors).length > 0
  const given = isRead ? found.ground : place.input
  const ground = isShared ? (groundParameters.some((name) => address.has(name)) ? given : undefined) : found.ground
  const { query, kept, keep } = useStoredPlan(address, isShared)
  const stands = useSavedStands()
  const seasonHours = useSeasonHours()
  const day = useToday(today, ground?.timeZone)
  const typed = readHuntDayQuery(query).input?.weapon
  const weapon = useRememberedChoice('weapon', {
    chosen: isShared ? undefined : typed || undefined,
    typed: query.get('weapon'),
  })
  const zone = useRememberedChoice('zone', { chosen: undefined, typed: null })
  const { input, errors } = readHuntDayQuery(isShared || weapon === '' ? query : withValue(query, 'weapon', weapon))
  const list = useSavedList(input?.weapon)
  const stand = isShared ? undefined : stands.find(({ name }) => isSameName(name, input?.stand ?? ''))
  const options = isShared
    ? { today: day, seasonHours }
    : { today: day, zone, list, seasonHours, standPoint: stand?.point }
  const plan = ground && input ? planHuntDay(input, ground, options) : undefined
  const isAlone = isShared && plan !== undefined && !question
  const sheet = plan && (
    <HuntDaySheet
      plan={plan}
      today={day}
      judgment={stand && plan.wind && judgeStand(stand, plan.wind.wind.id)}
      shared={sharedSheet(plan, query, kept)}
      actions={<DayFile plan={plan} weapon={input?.weapon ?? ''} />}
    />
  )
  if (isAlone) {
    return (
      <div ref={ref} className="sheet-alone mt-4 print:mt-2">
        {sheet}
        <noscript>
          <p className="no-print mt-4">
            A link of this page keeps place, names and numbers behind its #. They appear only with JavaScript on.
          </p>
        </noscript>
        <p className="no-print mt-4">
          <a href={addressWith(withoutSheet(address))} rel="nofollow" onClick={onFollow}>
            Change this sheet
          </a>
        </p>
      </div>
    )
  }
  const field = (name: keyof typeof mostCharacters) => ({
    name,
    maxCharacters: mostCharacters[name],
    value: query.get(name) ?? '',
    error: errors[name],
    isOptional: true,
  })
  return (
    <ToolDesk
      ref={ref}
      errors={{ ...groundErrors, ...errors }}
      isAnswered={plan !== undefined}
      answeredBy={isShared ? undefined : 'ground'}
      className="tool-desk mt-8 print:mt-2"
    >
      <ToolForm
        id="hunt-day"
        action="Make the Sheet"
        known={plan && `${nameGround(plan.ground)} · ${shortDay(plan.day)}`}
        onSubmit={(event) => {
          onSubmit(event, (submitted) => keep(keepGround(submitted)))
        }}
      >
        <GroundFields query={address} ground={ground} errors={groundErrors} />
        <DateInput key={`date ${day}`} name="date" label="Date" value={query.get('date') ?? day} error={errors.date} />
        <SelectField
          name="wind"
          label="Wind"
          hint="From any forecast."
          choices={windChoices}
          empty="Not known yet"
          value={query.get('wind') ?? ''}
          error={errors.wind}
          isOptional
        />
        <SelectField
          key={`weapon ${weapon}`}
          name="weapon"
          label="Weapon"
          hint="For the checklist and the legal hours."
          choices={weapons}
          empty="No checklist"
          value={weapon}
          error={errors.weapon}
          isOptional
        />
        {/* What is saved arrives after hydration. A new key gives the fields their values. */}
        <div key={`plan ${kept.toString()}`} className="space-y-4">
          <TextInput {...field('hunter')} label="Your name" keyboard={{ autoComplete: 'name' }} />
          <TextInput
            {...field('hunterPhone')}
            label="Your phone number"
            keyboard={{ type: 'tel', autoComplete: 'tel' }}
          />
          <TextInput {...field('stand')} label="Stand" suggestions={stands.map(({ name }) => name)} />
          <TextInput
            {...field('point')}
            label="Point for searchers"
            hint="Latitude and longitude, as your map shows them. The point of a saved stand comes first; without either, the one above."
            keyboard={{ autoComplete: 'off', spellCheck: false }}
          />
          <TextInput {...field('truck')} label="Where you park and walk in" />
          <div className="grid grid-cols-2 items-end gap-4">
            <TextInput {...field('vehicle')} label="Truck" />
            <TextInput
              {...field('plate')}
              label="Plate"
              keyboard={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
            />
          </div>
          <TextInput {...field('contact')} label="Who knows where you are" />
          <TextInput {...field('phone')} label="Their phone number" keyboard={{ type: 'tel', autoComplete: 'off' }} />
          <TimeInput name="back" label="Back by" value={query.get('back') ?? ''} error={errors.back} isOptional />
          <noscript>
            <p className="text-base text-soft">
              Without JavaScript all of it becomes part of the page’s address, which our server reads, too.
            </p>
          </noscript>
        </div>
      </ToolForm>
      {question ? (
        <GroundQuestionResult
          question={question}
          query={address}
          onAnswer={(answered) => {
            show(keepGround(answered), { takesFocus: true })
          }}
        />
      ) : (
        (sheet ?? <ToolWaiting action="Make the Sheet">Choose your state, or enter a point.</ToolWaiting>)
      )}
    </ToolDesk>
  )
}

/** Returns the query of the sheet alone, with all that is on it. */
function sharedSheet(plan: HuntDay, query: URLSearchParams, kept: URLSearchParams): URLSearchParams {
  const shared = new URLSearchParams([...toGroundQuery(plan.ground), ['date', plan.day], ...kept, ['sheet', '1']])
  const chosen = {
    wind: query.get('wind') ?? '',
    weapon: plan.checklist?.huntType.id ?? '',
    point: plan.point,
  }
  for (const [name, value] of Object.entries(chosen)) if (value !== '') shared.set(name, value)
  return shared
}

const toPrivateAddress = (query: URLSearchParams) => privateAddress(toolPath('hunt-day'), query)
const toOpenAddress = (query: URLSearchParams) => `${toolPath('hunt-day')}?${query.toString()}`

function withoutSheet(address: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(address)
  rest.delete('sheet')
  return rest
}

function withValue(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(query)
  changed.set(name, value)
  return changed
}

/** The link leads to the day as a calendar file. The hours of some states depend on the weapon. */
function DayFile({ plan, weapon }: { plan: HuntDay; weapon: string }) {
  const { day, ground } = plan
  const query = toGroundQuery(ground)
  query.set('date', day)
  if (weapon !== '') query.set('weapon', weapon)
  return (
    <CalendarLink
      href={`${toolPath('hunt-day')}.ics?${query.toString()}`}
      fileName={`hunt-day-${day}.ics`}
      write={async () => (await loadFile()).huntDayCalendar(plan)}
    >
      Add to calendar (.ics)
    </CalendarLink>
  )
}
