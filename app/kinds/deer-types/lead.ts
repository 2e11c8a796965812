import { withoutMarks } from './source-marks'

/** A sentence ends where a space and a capital follow, so "3.5 ft" and "e.g. oak" do not end one. */
export function leadOf(text: string, limit = 220): string {
  const [line = ''] = withoutMarks(text).trim().split('\n')
  // Quotation marks are escaped because of textOfOneByte in vite.config.ts.
  const sentences = line.split(/(?<=[.!?]["\u201D\u2019)]?)\s+(?=["\u201C\u2018(]?\p{Lu})/u)
  let lead = truncateAtWord(sentences[0] ?? '', 2 * limit)
  for (const sentence of sentences.slice(1)) {
    if (lead.length + 1 + sentence.length > limit) break
    lead = `${lead} ${sentence}`
  }
  return lead
}

function truncateAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text
  const cut = text.lastIndexOf(' ', limit)
  return `${text.slice(0, cut > 0 ? cut : limit)}…`
}
