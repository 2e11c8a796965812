import { ConservationBadge } from './conservation-badge'
import type { DeerType } from './deer-types'
import { FactList, FoldedPart, FoldedSection, ListField, Section, TextField } from './field-parts'
import { YearWheel } from './year/year-wheel'

interface Props {
  deerType: DeerType
}

/** The color is decoration; the heading names the season. */
const seasonRules: Readonly<Record<string, string>> = {
  Spring: 'border-[#7f9a4f]',
  Summer: 'border-[#3f6b3a]',
  Fall: 'border-[#b5652a]',
  Winter: 'border-[#7d94a3]',
}

export function DietSection({ deerType }: Props) {
  const { dietType, springDiet, summerDiet, fallDiet, winterDiet, feedingHabits } = deerType
  const seasons = [
    { label: 'Spring', place: 'springDiet', foods: springDiet },
    { label: 'Summer', place: 'summerDiet', foods: summerDiet },
    { label: 'Fall', place: 'fallDiet', foods: fallDiet },
    { label: 'Winter', place: 'winterDiet', foods: winterDiet },
  ].filter(({ foods }) => foods.length > 0)
  return (
    <FoldedSection id="diet" title="Diet">
      <FactList facts={[{ label: 'Diet type', place: 'dietType', value: dietType }]} />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {seasons.map(({ label, place, foods }) => (
          <div key={label} className={`border-t-4 bg-card p-4 text-base ${seasonRules[label] ?? ''}`}>
            <ListField label={label} place={place} items={foods} />
          </div>
        ))}
      </div>
      <TextField label="Feeding habits" place="feedingHabits" text={feedingHabits} />
    </FoldedSection>
  )
}

export function BreedingSection({ deerType }: Props) {
  const facts = [
    { label: 'Mating season starts', place: 'matingSeasonStart', value: deerType.matingSeasonStart },
    { label: 'Mating season ends', place: 'matingSeasonEnd', value: deerType.matingSeasonEnd },
    { label: 'Gestation', place: 'gestationPeriod', value: deerType.gestationPeriod },
    { label: 'Lifespan in the wild', place: 'lifespanWild', value: deerType.lifespanWild },
    { label: 'Lifespan in captivity', place: 'lifespanCaptivity', value: deerType.lifespanCaptivity },
  ]
  return (
    <Section id="breeding" title="Breeding">
      <FactList facts={facts} />
      <YearWheel deerType={deerType} />
      {deerType.parentingHabits === null ? null : (
        <FoldedPart label="Raising the young">
          <TextField label="Parenting habits" place="parentingHabits" text={deerType.parentingHabits} />
        </FoldedPart>
      )}
    </Section>
  )
}

export function BehaviorSection({ deerType }: Props) {
  const { dailyActivity, territorialBehavior, herdingBehavior, migrationBehavior } = deerType
  return (
    <FoldedSection id="behavior" title="Behavior">
      <TextField label="Daily activity" place="dailyActivity" text={dailyActivity} />
      <TextField label="Territory" place="territorialBehavior" text={territorialBehavior} />
      <TextField label="Herds" place="herdingBehavior" text={herdingBehavior} />
      <TextField label="Migration" place="migrationBehavior" text={migrationBehavior} />
    </FoldedSection>
  )
}

export function ConservationSection({ deerType }: Props) {
  return (
    <FoldedSection id="conservation" title="Conservation">
      <p>
        <ConservationBadge deerType={deerType} />
      </p>
      <TextField
        label="Status and conservation efforts"
        place="conservationEfforts"
        text={deerType.conservationEfforts}
      />
      <ListField label="Protected areas" place="protectedAreas" items={deerType.protectedAreas} />
      <TextField label="Conservation laws" place="conservationLaws" text={deerType.conservationLaws} />
    </FoldedSection>
  )
}
