import { ConservationBadge } from './conservation-badge'
import type { DeerType } from './deer-types'
import { FactList, ListField, Section, TextField } from './field-parts'
import { YearWheel } from './year/year-wheel'

interface Props {
  deerType: DeerType
}

/** Decoration; the heading names the season. */
const seasonRules: Readonly<Record<string, string>> = {
  Spring: 'border-[#7f9a4f]',
  Summer: 'border-[#3f6b3a]',
  Fall: 'border-[#b5652a]',
  Winter: 'border-[#7d94a3]',
}

export function DietSection({ deerType }: Props) {
  const { dietType, springDiet, summerDiet, fallDiet, winterDiet, feedingHabits } = deerType
  const seasons = [
    { label: 'Spring', foods: springDiet },
    { label: 'Summer', foods: summerDiet },
    { label: 'Fall', foods: fallDiet },
    { label: 'Winter', foods: winterDiet },
  ].filter(({ foods }) => foods.length > 0)
  return (
    <Section id="diet" title="Diet">
      <FactList facts={[{ label: 'Diet type', value: dietType }]} />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {seasons.map(({ label, foods }) => (
          <div key={label} className={`border-t-4 bg-card p-4 text-base ${seasonRules[label] ?? ''}`}>
            <ListField label={label} items={foods} />
          </div>
        ))}
      </div>
      <TextField label="Feeding habits" text={feedingHabits} />
    </Section>
  )
}

export function BreedingSection({ deerType }: Props) {
  const facts = [
    { label: 'Mating season starts', value: deerType.matingSeasonStart },
    { label: 'Mating season ends', value: deerType.matingSeasonEnd },
    { label: 'Gestation', value: deerType.gestationPeriod },
    { label: 'Lifespan in the wild', value: deerType.lifespanWild },
    { label: 'Lifespan in captivity', value: deerType.lifespanCaptivity },
  ]
  return (
    <Section id="breeding" title="Breeding">
      <FactList facts={facts} />
      <YearWheel deerType={deerType} />
      <TextField label="Parenting habits" text={deerType.parentingHabits} />
    </Section>
  )
}

export function BehaviorSection({ deerType }: Props) {
  const { dailyActivity, territorialBehavior, herdingBehavior, migrationBehavior } = deerType
  return (
    <Section id="behavior" title="Behavior">
      <TextField label="Daily activity" text={dailyActivity} />
      <TextField label="Territory" text={territorialBehavior} />
      <TextField label="Herds" text={herdingBehavior} />
      <TextField label="Migration" text={migrationBehavior} />
    </Section>
  )
}

export function ConservationSection({ deerType }: Props) {
  return (
    <Section id="conservation" title="Conservation">
      <p>
        <ConservationBadge deerType={deerType} />
      </p>
      <TextField label="Status and conservation efforts" text={deerType.conservationEfforts} />
      <ListField label="Protected areas" items={deerType.protectedAreas} />
      <TextField label="Conservation laws" text={deerType.conservationLaws} />
    </Section>
  )
}
