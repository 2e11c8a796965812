import { SiteLink } from '~/components/ui/site-link'
import { myGroundPath } from '~/paths'
import { describeGround } from './ground'
import { forgetGround, useSavedGround } from './saved-ground'
import { zoneName } from './clocks'

/** Nothing is known of a saved place before hydration and without JavaScript. */
export function GroundLine() {
  const ground = useSavedGround()
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 font-sans text-base text-soft">
      {ground ? (
        <>
          <span>
            My ground: <b className="text-ink">{describeGround(ground)}</b>, {zoneName(ground.timeZone)}
          </span>
          <SiteLink to={myGroundPath}>Change</SiteLink>
          <button type="button" onClick={forgetGround} className="underline">
            Forget
          </button>
        </>
      ) : (
        <SiteLink to={myGroundPath}>Set my ground: one place for all the tools</SiteLink>
      )}
    </p>
  )
}
