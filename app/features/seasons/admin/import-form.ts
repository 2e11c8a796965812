/** The form of an import: pasted text, or a file that becomes the text, so that it comes back with its faults. */
import { z } from 'zod'
import { readSeasonCsv } from '~/features/seasons/season-csv'

export const importFile = 'file'

/** Characters and bytes; 400 long seasons have less. */
const maxSize = 300_000
const tooLarge = 'This is too large: at most 300 KB'
/** Excel writes Windows-1252 unless it is told otherwise, and Node 20 misreads its quotation marks. */
const notUtf8 = 'This file is not in UTF-8: save it as “CSV UTF-8”, or copy its cells and paste them'
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
  const text = toText(await file.arrayBuffer())
  if (text === undefined) return notUtf8
  form.set('csv', text)
  return undefined
}

function toText(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
