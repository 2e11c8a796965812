/** An editor's action returns this when it did not store the form. */
import type { SubmissionResult } from '@conform-to/react'
import type { EditQuestion, FieldConflict } from '~/lib/editing'
import type { Message } from '~/lib/messages'

export interface EditorAnswer {
  lastResult: SubmissionResult<string[]>
  message?: Message
  version: string
  differences?: FieldConflict[]
  /** The version from which the edit started, once `version` is the one that it is compared with. */
  base?: string
  /** Hidden fields: the versions chosen before a question, or the answer given before a comparison. */
  choices?: Readonly<Record<string, string>>
  question?: EditQuestion
  notices?: string[]
  /** The hidden fields are as sent, so the form stays the same one. */
  sent?: Readonly<Record<string, string>>
  /** The answer of a button other than Save, such as a preview. */
  aside?: unknown
}

export function isEditorAnswer(answer: unknown): answer is EditorAnswer {
  return typeof answer === 'object' && answer !== null && 'lastResult' in answer && 'version' in answer
}
