import { dmcaHtml, privacyHtml, termsHtml } from '~/legal/legal-texts.data'
import { legalTitles, toLegalText, type LegalPageId } from '~/legal/legal-text'
import { defineSection } from './section'

const legalHtml = { terms: termsHtml, privacy: privacyHtml, dmca: dmcaHtml } as const satisfies Record<
  LegalPageId,
  string
>

export const legalTextWords = {
  label: 'Text',
  hint: 'Each heading starts a section of the page. {site}, {email} and {offices} are filled in.',
} as const

function legalSection(id: number, page: LegalPageId, hint: string) {
  return defineSection({
    id,
    title: legalTitles[page],
    hint,
    groups: { text: '' },
    fields: {
      text: {
        kind: 'text',
        ...legalTextWords,
        section: 'text',
        max: 200_000,
        missing: 'Please write the text',
      },
    },
    defaults: () => ({ text: legalHtml[page] }),
    summary: ({ text }) =>
      toLegalText(text)
        .sections.map(({ title }) => title)
        .join(', '),
  })
}

export const terms = legalSection(11, 'terms', 'What visitors agree to.')
export const privacy = legalSection(
  12,
  'privacy',
  'What you do with visitors’ data. The box on what the software stores stays: it is part of the software.',
)
export const dmca = legalSection(13, 'dmca', 'How to report copyright infringement, and to whom.')
