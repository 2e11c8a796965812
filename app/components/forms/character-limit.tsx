import { useState } from 'react'
import { characterCount } from '~/lib/text'

const nearLimit = 0.8

export function useCharacterLimit(initialText: string, max = Infinity) {
  const [count, setCount] = useState(() => countNear(initialText, max))
  return {
    follow: (text: string) => {
      setCount(countNear(text, max))
    },
    note: count === undefined ? null : <CharacterCount count={count} max={max} />,
  }
}

function countNear(text: string, max: number): number | undefined {
  const count = text.length < max * nearLimit ? 0 : characterCount(text)
  return count < max * nearLimit ? undefined : count
}

export function CharacterCount({ count, max }: { count: number; max: number }) {
  const isOver = count > max
  return (
    <p
      // Screen readers hear it only past the limit, not on every key.
      aria-live={isOver ? 'polite' : 'off'}
      className={`mt-1 font-sans text-base tabular-nums ${isOver ? 'font-semibold text-danger' : 'text-soft'}`}
    >
      {count.toLocaleString('en-US')} of {max.toLocaleString('en-US')} characters{isOver ? ': too many' : null}
    </p>
  )
}
