import { SourceItems } from '~/components/ui/source-items'
import { deerTypeMessages, type DeerType } from './deer-types'
import { ListField, Section, TextField } from './field-parts'

interface Props {
  deerType: DeerType
}

export function HuntingSection({ deerType }: Props) {
  const { huntingRegions, huntingRegulations, huntingBestPractices, recommendedEquipment, trackingSigns } = deerType
  return (
    <Section id="hunting" title="Hunting">
      <ListField label="Popular hunting regions" items={huntingRegions} />
      <TextField label="Regulations" text={huntingRegulations} />
      <TextField label="Best practices" text={huntingBestPractices} />
      <div className="grid gap-8 sm:grid-cols-2">
        <ListField label="Recommended equipment" items={recommendedEquipment} />
        <ListField label="Tracking signs" items={trackingSigns} />
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
            {interestingFacts.map((fact) => (
              <li key={fact} className="pl-1">
                {fact}
              </li>
            ))}
          </ol>
        </div>
      ) : null}
      <TextField label="Cultural significance" text={culturalSignificance} />
      <TextField label="Myths and legends" text={mythsAndLegends} />
    </Section>
  )
}

export function FaqSection({ deerType: { faqQuestions } }: Props) {
  return (
    <Section id="faqs" title="Frequently asked questions">
      {faqQuestions.length === 0 ? (
        <p className="text-soft">{deerTypeMessages.noFaqs}</p>
      ) : (
        faqQuestions.map(({ question, answer }) => <TextField key={question} label={question} text={answer} />)
      )}
    </Section>
  )
}

export function SourceList({ deerType: { sources } }: Props) {
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="sources-title" className="border-t border-hairline py-12">
      <h2 id="sources-title" className="text-2xl">
        Sources
      </h2>
      <p className="mt-2 max-w-measure text-base text-soft">
        What this page states as a fact was read in these, each on the day given. Advice on hunting without a source is
        field practice.
      </p>
      <ul className="mt-4 grid gap-x-10 gap-y-3 text-base lg:grid-cols-2">
        <SourceItems sources={sources} />
      </ul>
    </section>
  )
}
