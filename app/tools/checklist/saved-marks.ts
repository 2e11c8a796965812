/**
 * Reads and writes the text of the lists that the visitor's browser saves and sends nowhere: one for each hunt type,
 * and others by name. An invalid text counts as none.
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

/** The list is written as in its address. */
const NamedList = z.object({ name: z.string(), list: z.string() })

const SavedLists = z.object({
  /** The hunt type that was marked last. */
  last: z.enum(huntTypes.map(({ id }) => id)),
  /** The ids of checked items by hunt type, as earlier releases saved them. */
  done: z._default(z.record(z.string(), z.array(z.string())), {}),
  lists: z._default(z.record(z.string(), z.string()), {}),
  named: z._default(z.array(NamedList), []),
})

type SavedText = string | null
type SavedLists = z.infer<typeof SavedLists>
export type NamedList = z.infer<typeof NamedList>

/** Finds the marks of a hunt type, or without one of the type that was marked last. */
export function findSavedMarks(text: SavedText, huntType?: HuntTypeId): ChecklistQuestion | undefined {
  const saved = parseSaved(text)
  const wanted = huntType ?? saved?.last
  if (!saved || wanted === undefined) return undefined
  const done = saved.done[wanted]
  return toList(saved.lists[wanted]) ?? (done && { huntType: wanted, done })
}

/** @param shown the list before the change. If it came by a link, the saved list gets a name and stays. */
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

/** Replaces a list of the same name. The oldest list goes if there are too many. */
export function withNamed(named: readonly NamedList[], added: NamedList): NamedList[] {
  return [...named.filter(({ name }) => name !== added.name), added].slice(-mostNamedLists)
}

/** Adds the lists that are missing: those of other hunt types, and those with other names. */
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

/** @returns undefined if the text is no list */
export function toList(text: string | undefined): ChecklistQuestion | undefined {
  return text === undefined ? undefined : readChecklistQuery(new URLSearchParams(text)).input
}

/** Tells whether a list has nothing that its hunter would miss. */
export function isBare(list: ChecklistQuestion): boolean {
  return toText(list) === toText({ huntType: list.huntType, done: [] })
}

function empty(last: HuntTypeId): SavedLists {
  return { last, done: {}, lists: {}, named: [] }
}

function parseSaved(text: SavedText): SavedLists | undefined {
  return z.safeParse(SavedLists, parseJson(text ?? '')).data
}
