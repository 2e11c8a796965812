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

export function httpErrorLine(status: number): string {
  return `HTTP error! status: ${String(status)}`
}
