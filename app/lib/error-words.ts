/** What an error screen says: the words travel as the data of a thrown reply. */
export interface ErrorWords {
  title: string
  message: string
}

export function isErrorWords(value: unknown): value is ErrorWords {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    typeof value.title === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  )
}

/** The second line of a list of the dashboard that could not be read. */
export function httpErrorLine(status: number): string {
  return `HTTP error! status: ${String(status)}`
}
