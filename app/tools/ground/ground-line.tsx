import { useLocation } from '@remix-run/react'
import { SiteLink } from '~/components/ui/site-link'
import { myGroundPath } from '~/paths'
import { describeGround } from './ground'
import { forgetGround, useSavedGround } from './saved-ground'
import { zoneName } from './clocks'

const target = 'inline-flex min-h-11 items-center'

/** The saved place is not known before hydration, and never without JavaScript. */
export function GroundLine() {
  const ground = useSavedGround()
  const isThere = useLocation().pathname === myGroundPath
  if (isThere && !ground) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 font-sans text-base text-soft">
      {ground ? (
        <>
          <span>
            My ground: <b className="text-ink">{describeGround(ground)}</b>, {zoneName(ground.timeZone)}
          </span>
          {isThere ? null : (
            <SiteLink to={myGroundPath} className={target}>
              Change
            </SiteLink>
          )}
          <button type="button" onClick={forgetGround} className={`${target} underline`}>
            Forget
          </button>
        </>
      ) : (
        <SiteLink to={myGroundPath} className={target}>
          Set my ground once for every tool
        </SiteLink>
      )}
    </p>
  )
}
