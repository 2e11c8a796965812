/** What an editor's action answers when it has not stored the form: everything that was typed, and why. */
import type { SubmissionResult } from '@conform-to/react'
import type { EditQuestion, FieldDifference } from '~/lib/editing'
import type { Message } from '~/lib/toast'

export interface EditorAnswer {
  lastResult: SubmissionResult<string[]>
  /** Absent where a button only changed a list. */
  message?: Message
  /** Which version the next save starts from: after a conflict, the one that is stored. */
  version: string
  differences?: FieldDifference[]
  question?: EditQuestion
  /** What else there is to know: files to choose again, pictures that found no place. */
  notices?: string[]
  /** Of a button that asked for something else than saving. */
  aside?: unknown
}

export function isEditorAnswer(answer: unknown): answer is EditorAnswer {
  return typeof answer === 'object' && answer !== null && 'lastResult' in answer && 'version' in answer
}
