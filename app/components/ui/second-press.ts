import type { KeyboardEvent, MouseEvent } from 'react'

/** The second click of a double click hits what has moved under the pointer, such as the next row of a list. */
export function isSecondClick({ detail }: MouseEvent): boolean {
  return detail > 1
}

/**
 * A submit button in a frame around lists accepts only the first click of a double click, and one press of a held key.
 */
export const oneSubmitPerPress = {
  onClickCapture: (event: MouseEvent) => {
    if (isSecondClick(event) && isSubmit(event.target)) event.preventDefault()
  },
  onKeyDownCapture: (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter' && isSubmit(event.target)) event.preventDefault()
  },
}

function isSubmit(target: EventTarget): boolean {
  const button = target instanceof Element ? target.closest('button') : null
  return button?.type === 'submit'
}
