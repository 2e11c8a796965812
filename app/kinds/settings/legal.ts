import { dmcaHtml, privacyHtml, termsHtml } from '~/legal/legal-texts.data'
import { legalTitles, toLegalText, type LegalPageId, type LegalWords } from '~/legal/legal-text'
import { readDay } from '~/lib/date-text'
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
        hint: 'The day somebody who may advise you said that it fits, as 2026-11-27. It counts in “Before you go live,” and a change of the text clears it.',
        max: 40,
        rule: {
          accepts: (text: string) => readDay(text, 'month first') !== undefined,
          error: 'Use a date like 2026-11-27',
        },
      },
    },
    defaults: () => ({ text: legalHtml[page], approvedOn: null }),
    summary: ({ text }) =>
      toLegalText(text)
        .sections.map(({ title }) => title)
        .join(', '),
  })
}

/** Where the operator is, it may be tomorrow already. */
const furthestAheadMs = 14 * 60 * 60 * 1000

export function isPastDay(text: string, now: Date): boolean {
  const day = readDay(text, 'month first')
  return day !== undefined && day <= new Date(now.getTime() + furthestAheadMs).toISOString().slice(0, 10)
}

/** An approval is of the text that was read. A day typed together with another text is a new approval. */
export function approvalOf(after: Readonly<Record<string, unknown>>, before: typeof after): string | null {
  const { approvedOn } = after
  const isOfOtherText = after.text !== before.text && approvedOn === before.approvedOn
  return isOfOtherText || typeof approvedOn !== 'string' ? null : (readDay(approvedOn, 'month first') ?? null)
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
