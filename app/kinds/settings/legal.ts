import { dmcaHtml, privacyHtml, termsHtml } from '~/legal/legal-texts.data'
import { legalTitles, toLegalText, type LegalPageId, type LegalWords } from '~/legal/legal-text'
import { isDay } from '~/lib/days'
import type { RecordOf } from '~/lib/record-fields'
import type { Site } from '~/site'
import { countriesOf, officesIn, type contact } from './contact'
import { defineSection } from './section'

const legalHtml = { terms: termsHtml, privacy: privacyHtml, dmca: dmcaHtml } as const satisfies Record<
  LegalPageId,
  string
>

export const legalTextWords = {
  label: 'Text',
  hint: 'Each heading starts a section of the page. For {site}, {email}, {offices} and {countries} the page shows your name, email address, offices and countries.',
} as const

function legalSection(id: number, page: LegalPageId, hint: string) {
  return defineSection({
    id,
    title: legalTitles[page],
    hint,
    groups: { approval: '', text: '' },
    narrow: ['approval'],
    fields: {
      text: {
        kind: 'text',
        ...legalTextWords,
        section: 'text',
        max: 200_000,
        missing: 'Please write the text',
      },
      approvedOn: {
        kind: 'optional line',
        label: 'Read and approved on',
        section: 'approval',
        hint: 'The day somebody who may advise you said that it fits, as 2026-11-27. It counts in “Before you go live.”',
        max: 10,
        rule: { accepts: isDay, error: 'Use a date like 2026-11-27' },
      },
    },
    defaults: () => ({ text: legalHtml[page], approvedOn: null }),
    summary: ({ text }) =>
      toLegalText(text)
        .sections.map(({ title }) => title)
        .join(', '),
  })
}

/** fillLegalWords() puts these into the texts. */
export function legalWords(
  { name, email }: Pick<Site, 'name' | 'email'>,
  { offices }: Pick<RecordOf<typeof contact.fields>, 'offices'>,
): LegalWords {
  return { site: name, email, offices: officesIn(offices), countries: countriesOf(offices) }
}

export const terms = legalSection(11, 'terms', 'What visitors agree to.')
export const privacy = legalSection(
  12,
  'privacy',
  'What you do with visitors’ data. The box on what the software stores stays: it is part of the software.',
)
export const dmca = legalSection(13, 'dmca', 'How to report copyright infringement, and to whom.')
