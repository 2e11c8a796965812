/** What stands below a tool: the science behind it, whom it serves, and advice. Written for the one tool, and true. */
import type { Source } from '~/lib/source'

export interface ToolContent {
  science: readonly ScienceSection[]
  /** "Essential for These Hunters": who they are, and what the tool does for them, in a sentence each. */
  essentialFor: readonly string[]
  proTips: readonly string[]
  /** Of what the sections state as facts. */
  sources: readonly Source[]
}

export interface ScienceSection {
  title: string
  text: string
  formula?: string | undefined
  details?: readonly string[] | undefined
}

/** A number or rule that an answer rests on, as the visitor sees it under "How this was calculated". */
export interface ToolConstant {
  name: string
  value: string
  /** Where it comes from: "This site's rule of thumb", an agency, a paper. */
  source: string
}
