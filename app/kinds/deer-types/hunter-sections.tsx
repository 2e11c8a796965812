import { deerTypeMessages, type DeerType } from './deer-types'
import { Cited } from './cited'
import { FoldedPart, FoldedSection, ListField, Section, TextField } from './field-parts'
import { itemPlace } from './source-marks'

interface Props {
  deerType: DeerType
}

export function HuntingSection({ deerType }: Props) {
  const { huntingRegions, huntingRegulations, huntingBestPractices, recommendedEquipment, trackingSigns } = deerType
  return (
    <Section id="hunting" title="Hunting">
      <ListField label="Tracking signs" place="trackingSigns" items={trackingSigns} />
      <TextField label="Best practices" place="huntingBestPractices" text={huntingBestPractices} />
      <TextField label="Regulations" place="huntingRegulations" text={huntingRegulations} />
      {huntingRegions.length + recommendedEquipment.length === 0 ? null : (
        <FoldedPart label="Where to hunt, and what to bring">
          <div className="grid gap-6 sm:grid-cols-2">
            <ListField label="Popular hunting regions" place="huntingRegions" items={huntingRegions} />
            <ListField label="Recommended equipment" place="recommendedEquipment" items={recommendedEquipment} />
          </div>
        </FoldedPart>
      )}
    </Section>
  )
}

export function FactsSection({ deerType }: Props) {
  const { interestingFacts, culturalSignificance, mythsAndLegends } = deerType
  return (
    <FoldedSection id="facts" title="Facts and stories">
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
    </FoldedSection>
  )
}

export function FaqSection({ deerType: { faqQuestions } }: Props) {
  return (
    <FoldedSection id="faqs" title="Frequently asked questions">
      {faqQuestions.length === 0 ? (
        <p className="text-soft">{deerTypeMessages.noFaqs}</p>
      ) : (
        faqQuestions.map(({ question, answer }, index) => (
          <TextField key={question} label={question} place={itemPlace('faqQuestions', index)} text={answer} />
        ))
      )}
    </FoldedSection>
  )
}
