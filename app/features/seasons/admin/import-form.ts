/** The form of an import: pasted text, or a file that becomes the text, so that it comes back with its faults. */
import { z } from 'zod'
import { readSeasonCsv } from '~/features/seasons/season-csv'

export const importFile = 'file'

/** Characters and bytes; 400 long seasons have less. */
const maxSize = 300_000
const tooLarge = 'This is too large: at most 300 KB'
const shownFaults = 20

/** `today`: such as 2026-11-21. */
export function importInput(today: string) {
  return z.object({
    csv: z
      .string()
      .default('')
      .transform((text, context) => {
        const { seasons, faults } =
          text.length > maxSize ? { seasons: [], faults: [tooLarge] } : readSeasonCsv(text, today)
        const more = faults.length - shownFaults
        const shown = [
          ...faults.slice(0, shownFaults),
          ...(more > 0 ? [`and ${more.toLocaleString('en-US')} more`] : []),
        ]
        for (const message of shown) context.addIssue({ code: 'custom', message })
        return faults.length === 0 ? seasons : z.NEVER
      }),
  })
}

/** Puts the text of the file into the field. */
export const seasonFile = {
  change: () => false,
  store: async (form: FormData) => {
    const file = form.get(importFile)
    form.delete(importFile)
    if (!(file instanceof File)) return { refused: {}, notices: {} }
    const pasted = form.get('csv')
    if (typeof pasted === 'string' && pasted.trim() !== '') {
      return { refused: { csv: ['Paste text or choose a file, not both: your file was left out'] }, notices: {} }
    }
    if (file.size > maxSize) return { refused: { csv: [tooLarge] }, notices: {} }
    form.set('csv', decode(await file.arrayBuffer()))
    return { refused: {}, notices: {} }
  },
}

/** Excel writes plain “CSV” files as Windows-1252. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes)
    throw error
  }
}
