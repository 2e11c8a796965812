import { pageKinds, type PublicTable } from '~/lib/page-kinds'
import type { FieldTable } from '~/lib/record-fields'
import { clockTime, localMinute, momentsOf, shortDateTime, zoneAt, type LocalMinute } from './zoned-time'

export const laterChoice = 'later'
export const draftChoice = 'draft'

export const publicationLabels = { publishDate: 'Publication date', publishTime: 'Publication time' } as const

export type PublicationValues = Record<keyof typeof publicationLabels, string>

export interface Publication {
  publishAt: string | null
  /** A draft is a product without a page. */
  isDraft: boolean
}

/** Reads the publication of a version. Versions from older releases have none: no time and no draft. */
export function publicationIn({ publishAt, isDraft }: Readonly<Record<string, unknown>>): Publication {
  return { publishAt: typeof publishAt === 'string' ? publishAt : null, isDraft: isDraft === true }
}

interface PublicationState {
  publication: Publication
  timeZone: string
}

export function choiceOf(isOn: boolean, { publishAt, isDraft }: Publication): string {
  if (publishAt !== null) return laterChoice
  return isDraft && !isOn ? draftChoice : String(isOn)
}

export const noPublication: PublicationValues = { publishDate: '', publishTime: '' }

export function publicationValues({ publication: { publishAt }, timeZone }: PublicationState): PublicationValues {
  if (publishAt === null) return noPublication
  const { date, time } = localMinute(new Date(publishAt), timeZone)
  return { publishDate: date, publishTime: time }
}

const scheduled = 'Scheduled'

export function publicationChoices(table: PublicTable) {
  const { flag, keepsPage } = pageKinds[table]
  const draft = { value: draftChoice, label: 'Draft', hint: 'It has no page. Only you see it.' }
  const hint = flag === 'isActive' ? 'Active from' : 'Only you see it until'
  return {
    now: flag === 'isActive' ? 'Active' : 'On',
    further: [
      ...(keepsPage ? [draft] : []),
      { value: laterChoice, label: scheduled, hint: `${hint} the date and time below.` },
    ],
  }
}

/** Says in one line when a form’s record is public. */
export function shownPublication(table: PublicTable, fields: FieldTable, values: Readonly<Record<string, unknown>>) {
  const { flag } = pageKinds[table]
  const field = fields[flag]
  const choices = [...(field?.kind === 'flag' ? field.choices : []), ...publicationChoices(table).further]
  const label = choices.find(({ value }) => value === values[flag])?.label ?? ''
  const at = [values.publishDate, values.publishTime].filter((each) => typeof each === 'string' && each !== '')
  return {
    [flag]: values[flag] === laterChoice ? `${label} for ${at.join(' ')}` : label,
    publishDate: '',
    publishTime: '',
  }
}

type Planned = { publishAt: string | null; notice?: string } | { field: keyof PublicationValues; error: string }

interface Plan extends PublicationValues {
  choice: unknown
  stored: string | null
}

export function planPublication(
  { choice, publishDate, publishTime, stored }: Plan,
  { now, timeZone, nowLabel }: { now: Date; timeZone: string; nowLabel: string },
): Planned {
  const typed = { date: publishDate.trim(), time: publishTime.trim().slice(0, 5) }
  const before = publicationValues({ publication: { publishAt: stored, isDraft: false }, timeZone })
  const isUntouched = typed.date === before.publishDate && typed.time === before.publishTime
  const isEmpty = typed.date === '' && typed.time === ''
  if (choice !== laterChoice) {
    if (isEmpty || isUntouched) return { publishAt: null }
    return { field: 'publishDate', error: `Choose “${scheduled}” to use this date and time, or empty both` }
  }
  if (typed.date === '') return { field: 'publishDate', error: 'Give the date, too' }
  if (typed.time === '') return { field: 'publishTime', error: 'Give the time, too' }
  // The stored time has seconds, which the form does not show.
  if (isUntouched && stored !== null && new Date(stored) > now) return { publishAt: stored }
  return planAt(typed, { now, timeZone, nowLabel })
}

function planAt(
  typed: LocalMinute,
  { now, timeZone, nowLabel }: { now: Date; timeZone: string; nowLabel: string },
): Planned {
  const moments = momentsOf(typed, timeZone)
  if (!moments) return { field: 'publishDate', error: 'Use a date like 2026-12-03 and a time like 06:00' }
  if (moments.kind === 'never') {
    const [before, after] = [clockTime(moments.before, timeZone), clockTime(moments.after, timeZone)]
    return {
      field: 'publishTime',
      error: `The clocks skip this time on that day. The nearest times are ${before} and ${after}`,
    }
  }
  const at = moments.kind === 'once' ? moments.at : moments.first > now ? moments.first : moments.second
  if (at <= now) return { field: 'publishDate', error: `This time has passed. Choose “${nowLabel}” to publish now` }
  const isTwice = moments.kind === 'twice'
  return { publishAt: at.toISOString(), ...(isTwice ? { notice: twiceNotice(at, moments, timeZone) } : {}) }
}

function twiceNotice(at: Date, { first, second }: { first: Date; second: Date }, timeZone: string): string {
  const [which, zone] = [at === first ? 'first' : 'second', zoneAt(at, timeZone)]
  const other = zoneAt(at === first ? second : first, timeZone)
  const time = clockTime(at, timeZone)
  return `The clocks show ${time} twice that day; this is the ${which} time (${zone}, not ${other}).`
}

export function waitingNotices(
  {
    publication,
    publicationNotice,
  }: { publication: { publishAt: string | null }; publicationNotice?: string | undefined },
  timeZone: string,
): string[] {
  const { publishAt } = publication
  if (publishAt === null) return []
  return [`${scheduledFor(publishAt, timeZone)}.`, ...(publicationNotice === undefined ? [] : [publicationNotice])]
}

export function scheduledFor(publishAt: string, timeZone: string): string {
  return `Scheduled for ${shortDateTime(publishAt, timeZone)}`
}
