/** An import is pasted text, or a file that becomes the text, so that it comes back with its faults. */
import { z } from 'zod'
import { readSeasonCsv } from '~/kinds/seasons/season-csv'
import { decodeCsv } from '~/lib/read-csv'
import { dateChoices } from './import-labels'

export const importFile = 'file'

/** The limit of characters and of bytes; 2,000 long seasons have less. */
const maxSize = 1_500_000
const tooLarge = 'This is too large: at most 1.5 MB'
const shownFaults = 20

const orders = dateChoices.map(({ value }) => value)

export function importInput(today: string) {
  const form = z.object({ csv: z.string().default(''), dates: z.enum(orders).optional().catch(undefined) })
  return form.transform(({ csv: text, dates }, context) => {
    const { seasons, faults } =
      text.length > maxSize ? { seasons: [], faults: [tooLarge] } : readSeasonCsv(text, { today, order: dates })
    const more = faults.length - shownFaults
    const shown = [...faults.slice(0, shownFaults), ...(more > 0 ? [`and ${more.toLocaleString('en-US')} more`] : [])]
    for (const message of shown) context.addIssue({ code: 'custom', message, path: ['csv'] })
    return faults.length === 0 ? { csv: seasons } : z.NEVER
  })
}

export const seasonFile = {
  change: () => false,
  store: async (form: FormData) => {
    const fault = await takeFile(form)
    return { refused: fault === undefined ? {} : { csv: [fault] }, notices: {} }
  },
}

/** @returns why the file was left out */
async function takeFile(form: FormData): Promise<string | undefined> {
  const [file, pasted] = [form.get(importFile), form.get('csv')]
  form.delete(importFile)
  if (!(file instanceof File)) return undefined
  if (typeof pasted === 'string' && pasted.trim() !== '') {
    return 'Paste text or choose a file, not both: your file was left out'
  }
  if (file.size > maxSize) return tooLarge
  const decoded = decodeCsv(await file.arrayBuffer())
  if ('refused' in decoded) return decoded.refused
  form.set('csv', decoded.text)
  return undefined
}
