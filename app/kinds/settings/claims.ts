import type { FieldTable, RecordOf } from '~/lib/record-fields'
import { parseReplyTime } from '~/lib/reply-time'
import { isOwnMachine } from '~/seo/reviews/reviews'
import { defineSection } from './section'

/** Each claim has the specified value, which nobody has verified. */
const claimWords = {
  discountUpTo: {
    title: 'Highest discount',
    value: '50%',
    where: 'Products page: “with up to 50% off selected items”.',
  },
  freeShippingOver: { title: 'Free shipping', value: '$75', where: 'Products page: “Free shipping over $75”.' },
  replyWithin: {
    title: 'Time to answer',
    value: '24 hours',
    where:
      'Hours or working days, such as 24 hours or 2 working days. Pages and receipts promise an answer within it, and requests are overdue after it. Working days follow your business hours and holidays. Empty: pages promise no time.',
  },
  successIncrease: { title: 'Success increase', value: '40%', where: 'Figure on the tools page.' },
  dataHours: { title: 'Data around the clock', value: '24/7', where: 'Figure on the tools page.' },
  continents: { title: 'Continents', value: '5+', where: 'Figure in the species guide.' },
  tips: { title: 'Tips', value: '100+', where: 'Figure in the species guide.' },
  employees: { title: 'Size of the team', value: '10-50', where: 'Home page, with the reviews. A number or a range.' },
} as const

type ClaimId = keyof typeof claimWords

const claimIds = [
  'discountUpTo',
  'freeShippingOver',
  'replyWithin',
  'successIncrease',
  'dataHours',
  'continents',
  'tips',
  'employees',
] as const satisfies readonly ClaimId[]

const team = /^(\d{1,6})(?:-(\d{1,6}))?$/

const claimFields = {
  discountUpTo: valueOf('discountUpTo'),
  discountUpToSource: sourceOf('discountUpTo'),
  discountUpToShown: shownOf('discountUpTo'),
  freeShippingOver: valueOf('freeShippingOver'),
  freeShippingOverSource: sourceOf('freeShippingOver'),
  freeShippingOverShown: shownOf('freeShippingOver'),
  replyWithin: valueOf('replyWithin'),
  replyWithinSource: sourceOf('replyWithin'),
  replyWithinShown: shownOf('replyWithin'),
  successIncrease: valueOf('successIncrease'),
  successIncreaseSource: sourceOf('successIncrease'),
  successIncreaseShown: shownOf('successIncrease'),
  dataHours: valueOf('dataHours'),
  dataHoursSource: sourceOf('dataHours'),
  dataHoursShown: shownOf('dataHours'),
  continents: valueOf('continents'),
  continentsSource: sourceOf('continents'),
  continentsShown: shownOf('continents'),
  tips: valueOf('tips'),
  tipsSource: sourceOf('tips'),
  tipsShown: shownOf('tips'),
  employees: valueOf('employees'),
  employeesSource: sourceOf('employees'),
  employeesShown: shownOf('employees'),
} as const satisfies FieldTable

type ClaimsRecord = RecordOf<typeof claimFields>

export const claims = defineSection({
  id: 3,
  title: 'Claims',
  hint: 'What the site says about your business. Visitors see a claim once it is on and has a source where they can check it. While the site runs on your own machine, samples show without one.',
  groups: {
    discountUpTo: claimWords.discountUpTo.title,
    freeShippingOver: claimWords.freeShippingOver.title,
    replyWithin: claimWords.replyWithin.title,
    successIncrease: claimWords.successIncrease.title,
    dataHours: claimWords.dataHours.title,
    continents: claimWords.continents.title,
    tips: claimWords.tips.title,
    employees: claimWords.employees.title,
  },
  fields: claimFields,
  defaults: () => ({
    discountUpTo: '50%',
    discountUpToSource: null,
    discountUpToShown: true,
    freeShippingOver: '$75',
    freeShippingOverSource: null,
    freeShippingOverShown: true,
    replyWithin: '24 hours',
    replyWithinSource: null,
    replyWithinShown: true,
    successIncrease: '40%',
    successIncreaseSource: null,
    successIncreaseShown: true,
    dataHours: '24/7',
    dataHoursSource: null,
    dataHoursShown: true,
    continents: '5+',
    continentsSource: null,
    continentsShown: true,
    tips: '100+',
    tipsSource: null,
    tipsShown: true,
    employees: '10-50',
    employeesSource: null,
    employeesShown: true,
  }),
  summary: (record) => {
    const withSource = claimIds.filter((id) => isOn(record, id) && record[`${id}Source`] !== null)
    const without = claimIds.filter((id) => isOn(record, id) && record[`${id}Source`] === null)
    const off = claimIds.length - withSource.length - without.length
    return `${String(withSource.length)} with a source, ${String(without.length)} without one, ${String(off)} switched off`
  },
  lineOf: (group, typed) => {
    const source = typed(`${group}Source`).trim()
    const parts = [typed(group).trim() || 'none', source === '' ? 'no source' : `source: ${linkOf(source).text}`]
    return [...parts, ...(typed(`${group}Shown`) === 'false' ? ['off'] : [])].join(' · ')
  },
  check: (record, refuse) => {
    if (record.employees !== null && !team.test(record.employees))
      refuse('employees', 'Use a number or a range, such as 10-50')
    if (record.replyWithin !== null && !parseReplyTime(record.replyWithin))
      refuse('replyWithin', 'Enter hours or working days, such as 24 hours or 2 working days')
    for (const id of claimIds) {
      const source = record[`${id}Source`]
      if (source !== null && looksLikeAddress(source) && !isWebAddress(source))
        refuse(`${id}Source`, 'Use a web address that starts with https:// or http://, or words')
    }
  },
})

function valueOf<const Id extends ClaimId>(id: Id) {
  const { title, where } = claimWords[id]
  return { kind: 'optional line', label: title, section: id, hint: where, width: 'half', max: 40 } as const
}

function sourceOf<const Id extends ClaimId>(id: Id) {
  const label = `Source of “${claimWords[id].title}”`
  const hint = 'A web address, or where to check it.'
  return { kind: 'optional line', label, section: id, hint, width: 'half', max: 500 } as const
}

function shownOf<const Id extends ClaimId>(id: Id) {
  return {
    kind: 'flag',
    label: `Show “${claimWords[id].title}”`,
    section: id,
    initial: true,
    choices: [
      { value: 'true', label: 'On' },
      { value: 'false', label: 'Off' },
    ],
  } as const
}

function isOn(record: ClaimsRecord, id: ClaimId): boolean {
  return record[`${id}Shown`] && record[id] !== null
}

interface Claim {
  value: string
  /** Null for a sample, which shows on the operator's own machine alone. */
  source: string | null
}

export type ShownClaims = { [Id in ClaimId]?: Claim | undefined }

/** Requests are due within this time, whether or not pages promise it. */
export function timeToAnswerOf({ replyWithin }: Pick<ClaimsRecord, 'replyWithin'>): string {
  return replyWithin !== null && parseReplyTime(replyWithin) ? replyWithin : claimWords.replyWithin.value
}

/** `isOwnMachine` means that the site runs on the operator's own machine. */
export function shownClaims(record: ClaimsRecord, { isOwnMachine }: { isOwnMachine: boolean }): ShownClaims {
  const shown: ShownClaims = {}
  for (const id of claimIds) {
    // A stored text that is no time would promise what the site does not keep.
    const value = id === 'replyWithin' && record[id] !== null ? timeToAnswerOf(record) : record[id]
    const source = record[`${id}Source`]
    if (value !== null && record[`${id}Shown`] && (source !== null || isOwnMachine)) shown[id] = { value, source }
  }
  return shown
}

export function claimsOf(
  { settings: { claims: record }, site: { url } }: { settings: { claims: ClaimsRecord }; site: { url: string } },
  ids: readonly ClaimId[],
) {
  const shown = shownClaims(record, { isOwnMachine: isOwnMachine(url) })
  const claims: ShownClaims = Object.fromEntries(ids.map((id) => [id, shown[id]]))
  const sources = ids.flatMap((id) => {
    const source = shown[id]?.source ?? null
    return source === null ? [] : [{ title: claimWords[id].title, ...linkOf(source) }]
  })
  return { claims, sources }
}

function linkOf(source: string) {
  if (!isWebAddress(source)) return { text: source, href: undefined }
  return { text: new URL(source).hostname.replace(/^www\./, ''), href: source }
}

/** A claim without a source is not shown on a public site. */
export function claimsWithoutSource(record: ClaimsRecord): string[] {
  return claimIds.filter((id) => isOn(record, id) && record[`${id}Source`] === null).map((id) => claimWords[id].title)
}

export function teamSize(text: string): { from: number; to: number } | undefined {
  const [, from, to = from] = team.exec(text) ?? []
  return from === undefined ? undefined : { from: Number(from), to: Number(to) }
}

function looksLikeAddress(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:\S/i.test(text)
}

/** Refuses `javascript:` and other schemes that a link should not have. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}
