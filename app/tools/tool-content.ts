/** The text below a tool: science, audience and tips. */
import type { Source } from '~/lib/source'

export interface ToolContent {
  science: readonly ScienceSection[]
  /** Each kind of hunter has a sentence. */
  essentialFor: readonly string[]
  proTips: readonly string[]
  /** The sources support the facts in the sections. */
  sources: readonly Source[]
}

interface ScienceSection {
  title: string
  text: string
  formula?: string | undefined
  details?: readonly string[] | undefined
}

/** A number or rule that the answer rests on, listed under "How this was calculated". */
export interface ToolConstant {
  name: string
  value: string
  /** The source is "This site's rule of thumb", an agency, or a paper. */
  source: string
}
