/** A hunter types the ground once, on this page, and every tool uses it. */
import { useHydrated } from 'remix-utils/use-hydrated'
import { Button } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import { ToolDesk, ToolForm, ToolResult, ToolWaiting } from '~/tools/tool-parts'
import { fieldKit, tools, type ToolEntry } from '~/lib/tool-list'
import { useTool } from '~/tools/use-tool'
import { toolPath } from '~/paths'
import { KitSection } from '~/tools/kit/kit-section'
import { pointText } from '~/tools/stands/stand'
import { describeGround, groundParameters, isRounded, nameGround, toGroundQuery, type Ground } from './ground'
import { GroundFields } from './ground-fields'
import { GroundQuestionResult } from './ground-question'
import type { GroundReading } from './read-ground'
import { useGround } from './use-ground'
import { useSavedGround } from './saved-ground'
import { zoneName } from './clocks'

const placeTools = [
  'hunt-day',
  'legal-light',
  'moon-phase-calendar',
  'wind-direction-stand-picker',
  'deer-movement-predictor',
] satisfies ToolEntry['id'][]

export function MyGroundTool({ search, place }: { search: string; place: GroundReading }) {
  const { query, onSubmit, show, ref } = useTool(search)
  const { ground, errors, question, keep } = useGround(query, place, { takesPoints: true })
  const isFromAddress = groundParameters.some((name) => query.has(name))
  return (
    <>
      <ToolDesk
        ref={ref}
        errors={errors}
        isAnswered={ground !== undefined || question !== undefined}
        answeredBy="ground"
      >
        <ToolForm
          id="my-ground"
          action="Use This Place"
          known={ground && !question ? `${nameGround(ground)} · ${zoneName(ground.timeZone)}` : undefined}
          onSubmit={(event) => {
            onSubmit(event, keep)
          }}
        >
          <GroundFields query={query} ground={ground} errors={errors} />
        </ToolForm>
        {question ? (
          <GroundQuestionResult
            question={question}
            query={query}
            onAnswer={(answered) => {
              show(keep(answered), { takesFocus: true })
            }}
          />
        ) : ground ? (
          <GroundResult
            ground={ground}
            isFromAddress={isFromAddress}
            onKeep={() => {
              show(keep(query), { takesFocus: true })
            }}
          />
        ) : (
          <ToolWaiting action="Use This Place">Choose your state, or enter a point.</ToolWaiting>
        )}
      </ToolDesk>
      <KitSection />
    </>
  )
}

interface GroundResultProps {
  ground: Ground
  isFromAddress: boolean
  onKeep: () => void
}

function GroundResult({ ground, isFromAddress, onKeep }: GroundResultProps) {
  const isHydrated = useHydrated()
  // The place in an address may differ from the saved one.
  const isSaved = useSavedGround() !== undefined && !isFromAddress
  const name = describeGround(ground)
  const query = isSaved ? '' : `?${toGroundQuery(ground).toString()}#result`
  return (
    <ToolResult
      title={name}
      figure={name}
      summary={
        isSaved
          ? 'Saved in this browser and sent nowhere. Every tool uses it until you change or forget it.'
          : 'The place is part of the links below, rounded to two decimals. Bookmark one to keep it.'
      }
      actions={isHydrated && !isSaved ? <Button onClick={onKeep}>Keep This Place</Button> : null}
    >
      <dl className="divide-y divide-hairline border-y border-hairline">
        <Row
          name="Point"
          value={`${pointText(ground)}${isRounded(ground) && !ground.isStateCenter ? ', rounded to two decimals' : ''}`}
        />
        <Row name="Time zone" value={`${zoneName(ground.timeZone)}${ground.isZoneChosen ? ', as you chose' : ''}`} />
      </dl>
      {ground.isStateCenter ? (
        <p className="max-w-measure">
          This is the center of the state. In a wide state, sunrise at the edges differs from it by as much as 20
          minutes; enter a point for times to the minute.
        </p>
      ) : null}
      <ul className="bullets [&_a]:inline-block [&_a]:py-2">
        {[...fieldKit, ...tools]
          .filter(({ id }) => isSaved || placeTools.some((each) => each === id))
          .filter(({ id }) => id !== 'my-ground')
          .map(({ id, name: toolName }) => (
            <li key={id}>
              <SiteLink to={`${toolPath(id)}${query}`}>{toolName}</SiteLink>
            </li>
          ))}
      </ul>
    </ToolResult>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 cramped:block py-2 tabular-nums">
      <dt>{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}
