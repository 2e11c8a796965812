/** Lists live in the address and in storage: an address with marks wins, and one without restores the saved marks. */
import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { browserStorage } from '~/lib/browser-storage'
import { storedText } from '~/lib/use-stored-text'
import type { ToolState } from '~/tools/use-tool'
import { checklistQuery, type ChecklistQuestion } from './checklist'
import { listParts, readChecklistQuery } from './checklist.schema'
import {
  findNamedLists,
  findSavedMarks,
  isBare,
  savedListsKey,
  withMarks as textWithMarks,
  withNamedLists,
  type NamedList,
} from './saved-marks'

const stored = storedText(savedListsKey, { isPersistent: true })
/** Reads the text of this moment, and not that of the last rendering. */
const readStored = () => browserStorage.read(savedListsKey)

export function useSavedMarks({ query, show }: ToolState) {
  const { key } = useLocation()
  const text = stored.useText()
  const restored = useRef<string>()
  const withMarks = (asked: URLSearchParams): URLSearchParams => {
    const { isAsked, input } = readChecklistQuery(asked)
    if (listParts.some((name) => asked.has(name)) || (isAsked && !input)) return asked
    const saved = findSavedMarks(readStored(), input?.huntType)
    return saved && !isBare(saved) ? checklistQuery(saved) : asked
  }
  useEffect(() => {
    if (restored.current === key) return
    restored.current = key
    const marked = withMarks(query)
    if (marked !== query) show(marked)
  })
  return {
    withMarks,
    /** Finds the marks saved for a weapon that nobody has asked for yet. */
    findMarks: (huntType: ChecklistQuestion['huntType']) => findSavedMarks(text, huntType),
    mark: (list: ChecklistQuestion, shown: ChecklistQuestion) => {
      stored.save(textWithMarks(readStored(), list, shown))
      show(checklistQuery(list))
    },
  }
}

/** Returns the hunter's own and hidden items for a weapon, without its marks. */
export function useSavedList(weapon: ChecklistQuestion['huntType'] | '' | undefined): ChecklistQuestion | undefined {
  const text = stored.useText()
  const saved = weapon ? findSavedMarks(text, weapon) : undefined
  return saved && { huntType: saved.huntType, done: [], own: saved.own ?? [], hide: saved.hide ?? [] }
}

export function useNamedLists(huntType: ChecklistQuestion['huntType']) {
  return {
    named: findNamedLists(stored.useText()),
    /** @returns whether the lists were stored */
    save: (named: NamedList[]) => stored.save(withNamedLists(readStored(), named, huntType)),
  }
}
