/**
 * Set when a page renders without React in the browser: its links are plain, and fixed parts come as prerendered
 * text.
 */
import { createContext, type ComponentType } from 'react'

export interface StaticDocument {
  /** Inner HTML of the bar, by headerKey. */
  headers: Readonly<Record<string, string>>
  fixed: (part: ComponentType) => string
}

export const StaticDocumentContext = createContext<StaticDocument | null>(null)
