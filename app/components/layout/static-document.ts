/**
 * What a document has that React does not bring alive in the browser: its links are plain, and what is the same at every
 * rendering is there as text, rendered once. In the browser, and on the pages that carry React, there is none.
 */
import { createContext, type ComponentType } from 'react'

export interface StaticDocument {
  /** The inside of the bar, by what is lit in it: see headerKey. */
  headers: Readonly<Record<string, string>>
  /** What the component draws, which is the same wherever it stands. */
  fixed: (part: ComponentType) => string
}

export const StaticDocumentContext = createContext<StaticDocument | null>(null)
