/** Reads the sit that is being typed from its form, and saves it so that it survives a reload. */
import * as z from 'zod/mini'
import { browserStorage } from '~/lib/browser-storage'
import { parseJson } from '~/lib/parse-json'
import type { SitText } from './sit'

const draftKey = 'stagwise-sit-draft'

const Draft = z.object({
  id: z.string(),
  date: z.string(),
  from: z.string(),
  to: z.string(),
  place: z.string(),
  stand: z.string(),
  wind: z.string(),
  note: z.string(),
  ground: z.string(),
  sightings: z.array(z.object({ time: z.string(), what: z.string(), count: z.string() })),
})

export function readDraft(): SitText | undefined {
  const text = browserStorage.read(draftKey)
  return text === null ? undefined : z.safeParse(Draft, parseJson(text)).data
}

/** @returns whether it was stored */
export function saveDraft(sit: SitText): boolean {
  return browserStorage.write(draftKey, JSON.stringify(sit))
}

export function forgetDraft(): void {
  browserStorage.remove(draftKey)
}

/** Takes over a form that was submitted before the scripts came, and so went into the address. @returns whether it did */
export function keepSubmitted(): boolean {
  const submitted = new URLSearchParams(location.search)
  if (!submitted.has('date')) return false
  const isStored = saveDraft(readSitForm(submitted, { id: crypto.randomUUID(), ground: '', sightings: [] }))
  // What could not be stored stays in the address.
  if (!isStored) return false
  history.replaceState(history.state, '', location.pathname)
  return true
}

/** The id, the ground and the number of rows come from the sit as it was shown, since the form does not show them. */
export function readSitForm(
  data: FormData | URLSearchParams,
  { id, ground, sightings }: Pick<SitText, 'id' | 'ground' | 'sightings'>,
): SitText {
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    id,
    ground,
    date: text('date'),
    from: text('from'),
    to: text('to'),
    place: text('place'),
    stand: text('stand'),
    wind: text('wind'),
    note: text('note'),
    sightings: sightings.map((_row, index) => {
      const at = String(index)
      return { time: text(`time-${at}`), what: text(`what-${at}`), count: text(`count-${at}`) }
    }),
  }
}
