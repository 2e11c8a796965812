/** Hidden fields that the server writes into the page, and that loader data does not repeat. */
import { createContext, useContext, useState } from 'react'

/** The value is HTML, on the server only. */
export const HeldFieldsContext = createContext('')

const id = 'held-fields'

export function HeldFields() {
  const fromServer = useContext(HeldFieldsContext)
  // During hydration, React reads the fields from the page and keeps them for rerenders.
  const [html] = useState(() =>
    typeof document === 'undefined' ? fromServer : (document.getElementById(id)?.innerHTML ?? ''),
  )
  return <div id={id} hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
