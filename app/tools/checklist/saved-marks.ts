/**
 * The text of the lists saved in the visitor's browser and sent nowhere: one for each hunt type, and others by name.
 * An invalid text is as good as none.
 */
import * as z from 'zod/mini'
import { cleanLine, truncate } from '~/lib/text'
import { parseJson } from '~/lib/parse-json'
import { checklistQuery, type ChecklistQuestion } from './checklist'
import { huntTypes, type HuntTypeId } from './checklist-items.data'
import { readChecklistQuery } from './checklist.schema'

export const savedListsKey = 'stagwise-checklist'
export const mostNamedLists = 20
export const longestListName = 40

/** A list as its address writes it. */
const NamedList = z.object({ name: z.string(), list: z.string() })

const SavedLists = z.object({
  /** The hunt type marked last. */
  last: z.enum(huntTypes.map(({ id }) => id)),
  /** Ids of checked items by hunt type, as earlier releases saved them. */
  done: z._default(z.record(z.string(), z.array(z.string())), {}),
  lists: z._default(z.record(z.string(), z.string()), {}),
  named: z._default(z.array(NamedList), []),
})

type SavedText = string | null
type SavedLists = z.infer<typeof SavedLists>
export type NamedList = z.infer<typeof NamedList>

/** The marks of a hunt type, or of the one marked last. */
export function findSavedMarks(text: SavedText, huntType?: HuntTypeId): ChecklistQuestion | undefined {
  const saved = parseSaved(text)
  const wanted = huntType ?? saved?.last
  if (!saved || wanted === undefined) return undefined
  const done = saved.done[wanted]
  return toList(saved.lists[wanted]) ?? (done && { huntType: wanted, done })
}

/** @param shown the list before the change. If it came by a link, the saved one is kept under a name. */
export function withMarks(text: SavedText, list: ChecklistQuestion, shown: ChecklistQuestion): string {
  const { huntType } = list
  const saved = parseSaved(text) ?? empty(huntType)
  const before = findSavedMarks(text, huntType)
  const isLost = before && !isBare(before) && ![toText(shown), toText(list)].includes(toText(before))
  return JSON.stringify({
    last: huntType,
    done: saved.done,
    lists: { ...saved.lists, [huntType]: toText(list) },
    named: isLost ? withNamed(saved.named, { name: `Former ${huntType} list`, list: toText(before) }) : saved.named,
  } satisfies SavedLists)
}

export function findNamedLists(text: SavedText): NamedList[] {
  return parseSaved(text)?.named ?? []
}

export function withNamedLists(text: SavedText, named: NamedList[], huntType: HuntTypeId): string {
  return JSON.stringify({ ...(parseSaved(text) ?? empty(huntType)), named } satisfies SavedLists)
}

/** Under a name that is taken it replaces that list. The oldest goes where there are too many. */
export function withNamed(named: readonly NamedList[], added: NamedList): NamedList[] {
  return [...named.filter(({ name }) => name !== added.name), added].slice(-mostNamedLists)
}

/** Adds the lists that are missing: of other hunt types, and under other names. */
export function withMissingLists(text: string, added: string): string {
  const [here, more] = [parseSaved(text), parseSaved(added)]
  if (!here || !more) return here ? text : added
  const isKnown = (each: NamedList) => here.named.some(({ name }) => name === each.name)
  return JSON.stringify({
    last: here.last,
    done: { ...more.done, ...here.done },
    lists: { ...more.lists, ...here.lists },
    named: [...more.named.filter((each) => !isKnown(each)), ...here.named].slice(-mostNamedLists),
  } satisfies SavedLists)
}

export function isSavedLists(text: string): boolean {
  return parseSaved(text) !== undefined
}

export function cleanListName(text: string): string {
  return truncate(cleanLine(text), longestListName)
}

export function toText(list: ChecklistQuestion): string {
  return checklistQuery(list).toString()
}

/** @returns undefined if it is no list */
export function toList(text: string | undefined): ChecklistQuestion | undefined {
  return text === undefined ? undefined : readChecklistQuery(new URLSearchParams(text)).input
}

/** Nothing of it would be missed. */
export function isBare(list: ChecklistQuestion): boolean {
  return toText(list) === toText({ huntType: list.huntType, done: [] })
}

function empty(last: HuntTypeId): SavedLists {
  return { last, done: {}, lists: {}, named: [] }
}

function parseSaved(text: SavedText): SavedLists | undefined {
  return z.safeParse(SavedLists, parseJson(text ?? '')).data
}
