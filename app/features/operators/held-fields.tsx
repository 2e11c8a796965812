/** The hidden fields that the server has written into the page, and that the page's data do not repeat. */
import { createContext, useContext, useState } from 'react'

/** On the server alone: HTML. */
export const HeldFieldsContext = createContext('')

const id = 'held-fields'

export function HeldFields() {
  const fromServer = useContext(HeldFieldsContext)
  // The browser's React takes them from the page, and keeps them where it has to make the page again.
  const [html] = useState(() =>
    typeof document === 'undefined' ? fromServer : (document.getElementById(id)?.innerHTML ?? ''),
  )
  return <div id={id} hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
