/** Marks live in the address and in storage: an address with marks wins, one without restores them. */
import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { ToolState } from '~/features/tools/use-tool'
import { checklistQuery, type ChecklistQuestion } from './checklist'
import { readChecklistQuery } from './checklist.schema'
import { findSavedMarks, saveMarks } from './saved-marks'

export function useSavedMarks({ query, show }: ToolState) {
  const { key } = useLocation()
  const restored = useRef<string>()
  const withMarks = (asked: URLSearchParams): URLSearchParams => {
    const { isAsked, input } = readChecklistQuery(asked)
    if (asked.has('done') || (isAsked && !input)) return asked
    const saved = findSavedMarks(input?.huntType)
    return saved && saved.done.length > 0 ? checklistQuery(saved) : asked
  }
  useEffect(() => {
    if (restored.current === key) return
    restored.current = key
    const marked = withMarks(query)
    if (marked !== query) show(marked)
  })
  return {
    withMarks,
    mark: (list: ChecklistQuestion) => {
      saveMarks(list)
      show(checklistQuery(list))
    },
  }
}
