/** The place of the map on its page. The map itself is loaded once the page is there, and then asks for nothing more. */
import { useEffect, useState, type ComponentType } from 'react'

export function StandMapSection() {
  const [Maps, setMaps] = useState<ComponentType>()
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
    <section aria-labelledby="stand-map" className="print-alone mt-16 lg:mt-24">
      <div className="no-print">
        <h2 id="stand-map">Your own map</h2>
        <p className="mt-2 max-w-measure">
          Add a screenshot or a photo of your map, pin stands, feed, beds and access, and see where the wind carries
          your scent. All of it stays in this browser and is never sent anywhere.
        </p>
        <noscript>
          <p className="caution mt-6">
            The map needs JavaScript. Without it, print a map and mark your stands, the beds and the wind with a pen.
          </p>
        </noscript>
      </div>
      <div className="mt-6 noscript:hidden">{Maps ? <Maps /> : null}</div>
    </section>
  )
}

function NotLoaded() {
  return <p>The map did not load. Reload the page to try again.</p>
}
