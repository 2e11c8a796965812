/** The map is loaded once the page is there, and then needs no network. */
import { useEffect, useState, type ComponentType } from 'react'
import { SiteLink } from '~/components/ui/site-link'
import { toolPath } from '~/paths'
import type { ToolState } from '~/tools/use-tool'

export function StandMapSection({ tool }: { tool: ToolState }) {
  const [Maps, setMaps] = useState<ComponentType<{ tool: ToolState }>>()
  useEffect(() => {
    import('./stand-maps').then(
      ({ StandMaps }) => {
        setMaps(() => StandMaps)
      },
      () => {
        setMaps(() => NotLoaded)
      },
    )
  }, [])
  return (
    <section aria-labelledby="stand-map" className="print-alone mt-6">
      <div className="no-print">
        <h2 id="stand-map" className="sr-only">
          The map
        </h2>
        <noscript>
          <p className="caution">
            The map needs JavaScript, and so do files of waypoints: both are read in your browser alone. Without it,
            print a map and mark your stands, the beds and the wind with a pen. The{' '}
            <a href="#my-stands">list of stands</a> below works, and so does the{' '}
            <SiteLink to={toolPath('wind-direction-stand-picker')}>wind direction stand picker</SiteLink> that judges
            them.
          </p>
        </noscript>
      </div>
      <div className="min-h-54 noscript:hidden">{Maps ? <Maps tool={tool} /> : null}</div>
    </section>
  )
}

function NotLoaded() {
  return <p>The map did not load. Reload the page to try again.</p>
}
