/** Asks whether points outside of the United States and Canada are right. */
import type { MouseEvent } from 'react'
import { Button } from '~/components/ui/button'
import { pointText } from './stand'
import { askedOutside, type FoundStand } from './waypoint'

interface OutsideQuestionProps {
  found: readonly FoundStand[]
  onAnswer: (answer: 'change' | 'keep') => void
}

export function OutsideQuestion({ found, onAnswer }: OutsideQuestionProps) {
  const asked = askedOutside(found)
  const [{ stand, outside } = {}] = asked
  if (!stand || !outside) return null
  const { where, meant } = outside
  const isOne = asked.length === 1
  const more = `${String(asked.length - 1)} more`
  const others = meant
    ? `${more} may have the same problem.`
    : `${more} ${asked.length === 2 ? 'is' : 'are'} outside the United States and Canada, too.`
  const answer = (choice: 'change' | 'keep') => (event: MouseEvent) => {
    // The buttons are gone after the last answer.
    event.currentTarget.closest('fieldset')?.focus()
    onAnswer(choice)
  }
  return (
    <div role="group" aria-labelledby="outside-question" className="mt-3 border-l-8 border-blaze bg-panel px-5 py-3">
      <p id="outside-question" className="font-semibold">
        {`${stand.name} is ${where}.`} {meant ? `Did you mean ${pointText(meant)} in ${meant.name}?` : null}{' '}
        {isOne ? null : others}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {meant ? (
          <Button look="secondary" onClick={answer('change')}>
            {isOne ? `Yes, ${meant.name}` : `Yes, move all ${String(asked.length)}`}
          </Button>
        ) : null}
        <Button look="secondary" onClick={answer('keep')}>
          {meant ? 'No, keep ' : 'Keep '}
          {isOne && stand.point ? pointText(stand.point) : 'them'}
        </Button>
      </div>
    </div>
  )
}
