/** Shows a stand for each morning and evening whose wind is known; without stands, the side to sit on. */
import { shortDay } from '~/lib/days'
import { withId } from '~/lib/ids'
import { oppositeOf } from '~/tools/wind-picker/wind-picker'
import { directions } from '~/tools/wind-picker/wind-picker.data'
import { verdicts } from './judge-stand'
import { halves, type SitPlan } from './plan-week'

/** Clint McCoy found in South Carolina how long bucks stay away from a hunted stand. */
const restUrl =
  'https://outdoorlife.com/blogs/big-buck-zone/2014/07/study-one-sit-deer-woods-equals-three-days-pressure-mature-bucks'

/** One page has room for so many other stands. */
const mostOthers = 2

export function WeekPlan({ sits, hasStands }: { sits: readonly SitPlan[]; hasStands: boolean }) {
  const days = [...new Set(sits.map(({ day }) => day))]
  return (
    <section aria-labelledby="your-week" className="break-inside-avoid">
      <h3 id="your-week" className="text-xl">
        Your week
      </h3>
      <table aria-labelledby="your-week" className="mt-2 w-full table-fixed text-left text-base print:text-[0.8125rem]">
        <thead className="font-sans cramped:sr-only">
          <tr className="border-b border-control">
            <th scope="col" className="w-[5.5rem] py-1 pr-3 sm:w-36">
              Day
            </th>
            <th scope="col" className="py-1 pr-3">
              Morning
            </th>
            <th scope="col" className="py-1">
              Evening
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day} className="border-b border-hairline align-top cramped:*:block">
              <th scope="row" className="py-1.5 pr-3 font-normal print:py-0.5">
                {shortDay(day)}
              </th>
              {halves.map((half) => (
                <td key={half} className="py-1.5 pr-3 wrap-anywhere print:py-0.5">
                  <PickedStand sit={sits.find((sit) => sit.day === day && sit.half === half)} hasStands={hasStands} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hasStands ? (
        <p className="mt-2 max-w-measure text-base print:text-[0.8125rem]">
          The wind comes first. Where two stands fit it equally well, the one that rested longest gets the sit: in South
          Carolina, 37 collared bucks stayed away from a hunted stand <a href={restUrl}>for three days on average</a>,
          shot or no shot. Sits in your season log count.
        </p>
      ) : null}
    </section>
  )
}

function PickedStand({ sit, hasStands }: { sit: SitPlan | undefined; hasStands: boolean }) {
  if (!sit) return '–'
  const { wind, pick, others } = sit
  if (!hasStands) {
    const side = oppositeOf(withId(directions, wind)).name.toLowerCase()
    return `${wind} wind: sit ${side} of the deer`
  }
  if (!pick) return `${wind}: none fits. Let them rest.`
  const notes = [
    pick.verdict === 'good' ? '' : withId(verdicts, pick.verdict).name.toLowerCase(),
    lastSitOf(sit),
    others.length === 0 ? '' : `also fits: ${others.slice(0, mostOthers).join(', ')}`,
  ].filter(Boolean)
  return (
    <>
      {wind}: <b>{pick.stand.name}</b>
      {notes.length === 0 ? '' : ` (${notes.join('; ')})`}
    </>
  )
}

function lastSitOf({ day, lastSit }: SitPlan): string {
  if (!lastSit) return ''
  if (lastSit.isLogged) return `you sat here on ${shortDay(lastSit.day)}`
  return lastSit.day === day ? 'you sit here that morning' : `you sit here on ${shortDay(lastSit.day)}`
}
