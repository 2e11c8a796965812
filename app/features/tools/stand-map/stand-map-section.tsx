/** The place of the map on its page. The map itself is loaded once the page is there, and then asks for nothing more. */
import { useEffect, useState, type ComponentType } from 'react'

export function StandMapSection() {
  const { Maps, hasFailed } = useMaps()
  return (
    <section aria-labelledby="stand-map" className="print-alone mt-16 lg:mt-24">
      <div className="no-print">
        <h2 id="stand-map">Your own map</h2>
        <p className="mt-2 max-w-measure">
          Add a screenshot or a photo of your map, pin your stands, feed, beds and access, and see where the wind
          carries your scent. The picture and the pins stay in this browser and are never sent anywhere.
        </p>
        <noscript>
          <p className="caution mt-4">
            The map needs JavaScript. Without it, print a map, mark your stands and the beds with a pen, and draw an
            arrow from each stand the way the wind blows.
          </p>
        </noscript>
      </div>
      <div className="mt-6 min-h-48 noscript:hidden">
        {hasFailed ? <p>The map did not load. Reload the page to try again.</p> : Maps ? <Maps /> : null}
      </div>
    </section>
  )
}

function useMaps() {
  const [Maps, setMaps] = useState<ComponentType>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    import('./stand-maps').then(
      ({ StandMaps }) => {
        setMaps(() => StandMaps)
      },
      () => {
        setFailed(true)
      },
    )
  }, [])
  return { Maps, hasFailed }
}
