import { deerTypeMessages, type DeerType } from './deer-types'
import { Cited } from './cited'
import { ListField, Section, TextField } from './field-parts'
import { itemPlace } from './source-marks'

interface Props {
  deerType: DeerType
}

export function HuntingSection({ deerType }: Props) {
  const { huntingRegions, huntingRegulations, huntingBestPractices, recommendedEquipment, trackingSigns } = deerType
  return (
    <Section id="hunting" title="Hunting">
      <ListField label="Popular hunting regions" place="huntingRegions" items={huntingRegions} />
      <TextField label="Regulations" place="huntingRegulations" text={huntingRegulations} />
      <TextField label="Best practices" place="huntingBestPractices" text={huntingBestPractices} />
      <div className="grid gap-8 sm:grid-cols-2">
        <ListField label="Recommended equipment" place="recommendedEquipment" items={recommendedEquipment} />
        <ListField label="Tracking signs" place="trackingSigns" items={trackingSigns} />
      </div>
    </Section>
  )
}

export function FactsSection({ deerType }: Props) {
  const { interestingFacts, culturalSignificance, mythsAndLegends } = deerType
  return (
    <Section id="facts" title="Facts and stories">
      {interestingFacts.length > 0 ? (
        <div>
          <h3 className="text-xl">Interesting facts</h3>
          <ol className="mt-3 max-w-measure list-decimal space-y-2 pl-7 marker:font-sans marker:font-bold marker:text-bark">
            {interestingFacts.map((fact, index) => (
              <li key={fact} className="pl-1">
                <Cited place={itemPlace('interestingFacts', index)} text={fact} />
              </li>
            ))}
          </ol>
        </div>
      ) : null}
      <TextField label="Cultural significance" place="culturalSignificance" text={culturalSignificance} />
      <TextField label="Myths and legends" place="mythsAndLegends" text={mythsAndLegends} />
    </Section>
  )
}

export function FaqSection({ deerType: { faqQuestions } }: Props) {
  return (
    <Section id="faqs" title="Frequently asked questions">
      {faqQuestions.length === 0 ? (
        <p className="text-soft">{deerTypeMessages.noFaqs}</p>
      ) : (
        faqQuestions.map(({ question, answer }, index) => (
          <TextField key={question} label={question} place={itemPlace('faqQuestions', index)} text={answer} />
        ))
      )}
    </Section>
  )
}
