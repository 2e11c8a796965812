import { SelectField } from '~/components/forms/choice-fields'
import { SiteLink } from '~/components/ui/site-link'
import { myGroundPath } from '~/paths'
import { describeGround, groundParameters, type Ground } from './ground'
import { GroundLine } from './ground-line'
import { Answers } from './ground-question'
import type { GroundQuestion } from './ground-questions'
import { useSavedGround } from './saved-ground'
import { stateChoices } from '~/lib/states.data'

interface GroundChoiceProps {
  query: URLSearchParams
  ground: Ground | undefined
  question: GroundQuestion | undefined
  errors: Readonly<Record<string, string>>
  adds: string
}

export function GroundChoice({ query, ground, question, errors, adds }: GroundChoiceProps) {
  const isSaved = useSavedGround() !== undefined
  const isInAddress = groundParameters.some((name) => query.has(name))
  if (isSaved && !isInAddress) return <GroundLine />
  if (question || (ground && !ground.isStateCenter)) {
    return (
      <div>
        {groundParameters.map((name) =>
          query.has(name) ? <input key={name} type="hidden" name={name} value={query.get(name) ?? ''} /> : null,
        )}
        {question ? (
          <>
            <p className="text-base font-semibold">{question.text}</p>
            <Answers question={question} query={query} />
          </>
        ) : null}
        {ground ? (
          <p className="text-base">
            Place: <b>{describeGround(ground)}</b>.{' '}
            <SiteLink to={myGroundPath} className="inline-flex min-h-11 items-center">
              Change
            </SiteLink>
          </p>
        ) : null}
      </div>
    )
  }
  return (
    <div className="space-y-2">
      <SelectField
        key={ground?.state}
        name="state"
        label="State"
        hint={adds}
        choices={stateChoices}
        empty="No place"
        value={ground?.state ?? ''}
        error={errors.state}
        isOptional
      />
      <GroundLine />
    </div>
  )
}
