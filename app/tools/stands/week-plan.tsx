/** A stand for each day whose wind was typed. */
import { verdicts } from './judge-stand'
import { shortDay } from '~/lib/days'
import type { DayPlan } from './plan-week'
import { withId } from '~/lib/ids'

/** What Clint McCoy found in South Carolina. */
const restUrl =
  'https://outdoorlife.com/blogs/big-buck-zone/2014/07/study-one-sit-deer-woods-equals-three-days-pressure-mature-bucks'

/** One page has room for so many. */
const mostOthers = 2

export function WeekPlan({ days }: { days: readonly DayPlan[] }) {
  return (
    <section aria-labelledby="your-week" className="break-inside-avoid">
      <h3 id="your-week" className="text-xl">
        Your week
      </h3>
      <table className="mt-2 w-full text-left text-base print:text-[0.875rem]">
        <thead className="font-sans">
          <tr className="border-b border-control">
            {['Day', 'Wind', 'Stand'].map((name) => (
              <th key={name} scope="col" className="py-1 pr-4">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((plan) => (
            <tr key={plan.day} className="border-b border-hairline align-top">
              <th scope="row" className="py-1.5 pr-4 font-normal whitespace-nowrap print:py-0.5">
                {shortDay(plan.day)}
              </th>
              <td className="py-1.5 pr-4 print:py-0.5">{plan.wind}</td>
              <td className="py-1.5 wrap-anywhere print:py-0.5">
                <PickedStand plan={plan} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 max-w-measure text-base print:text-[0.875rem]">
        The wind comes first. Where two stands fit it equally well, the one that rested longest gets the day: in South
        Carolina, 37 collared bucks stayed away from a hunted stand <a href={restUrl}>for three days on average</a>,
        shot or no shot.
      </p>
    </section>
  )
}

function PickedStand({ plan: { pick, isRepeat, others } }: { plan: DayPlan }) {
  if (!pick) return 'None fits. Hunt somewhere else, or stay home and let them rest.'
  const notes = [
    pick.verdict === 'good' ? '' : withId(verdicts, pick.verdict).name.toLowerCase(),
    isRepeat ? 'you sat here the day before; no other fits as well' : '',
    others.length === 0 ? '' : `also fits: ${others.slice(0, mostOthers).join(', ')}`,
  ].filter(Boolean)
  return (
    <>
      <b>{pick.stand.name}</b>
      {notes.length === 0 ? '' : ` (${notes.join('; ')})`}
    </>
  )
}
