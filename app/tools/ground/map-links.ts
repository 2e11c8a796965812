/**
 * RFC 5870 defines geo: addresses. Map links have several points; the best is first, and a pin comes before the middle
 * of the map.
 */
export function pointsInLink(text: string): string[] {
  const geo = /\bgeo:([-+\d.]+,[-+\d.]+)\S*/i.exec(text)
  if (geo?.[1] !== undefined) return [...valuesOf(queryOf(geo[0]), ['q']), geo[1]]
  const link = /(?:https?:\/\/|\b)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/\S*/i.exec(text)?.[0]
  if (link === undefined) return []
  const address = link.includes('://') ? link : `https://${link}`
  return URL.canParse(address) ? pointsInAddress(new URL(address)) : []
}

function pointsInAddress({ pathname, search, hash }: URL): string[] {
  const query = new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))])
  const segments = pathname.split('/').map((segment) => new URLSearchParams(`text=${segment}`).get('text') ?? '')
  const inOrder = [
    bothOf(query, ['mlat', 'mlon']),
    ...Array.from(pathname.matchAll(/!3d(-?[\d.]+)!4d(-?[\d.]+)/g), ([, lat = '', lon = '']) => `${lat}, ${lon}`),
    ...valuesOf(query, ['q', 'query', 'll', 'coordinate', 'marker', 'destination', 'daddr', 'to', 'center', 'cp']),
    bothOf(query, ['lat', 'lon']),
    bothOf(query, ['lat', 'lng']),
    // The goal of a route is the last segment.
    ...segments.filter((segment) => !segment.startsWith('@')).toReversed(),
    // Maps write the middle as "@44.47,-73.21,15z" and "#map=15/44.47/-73.21".
    ...segments.flatMap((segment) => /^@([^,]+,[^,]+)/.exec(segment)?.[1] ?? []),
    ...valuesOf(query, ['map']).map((value) => value.replace(/^[^/]*\//, '')),
    // Some maps write only "#15.2/44.47/-73.21".
    /^#[\d.]+\/(-?[\d.]+\/-?[\d.]+)/.exec(hash)?.[1] ?? '',
    // Gaia GPS writes "loc=15.2/-73.21/44.47", with the longitude first.
    ...valuesOf(query, ['loc']).map((value) => value.replace(/^[^/]*\/([^/]*)\/([^/]*).*$/, '$2/$1')),
  ]
  return inOrder.filter((found) => /\d/.test(found))
}

function queryOf(text: string): URLSearchParams {
  return new URLSearchParams(text.slice(text.indexOf('?') + 1))
}

function bothOf(query: URLSearchParams, [lat, lon]: readonly [string, string]): string {
  return query.has(lat) && query.has(lon) ? `${query.get(lat) ?? ''}; ${query.get(lon) ?? ''}` : ''
}

/** Maps write more than the numbers, such as "loc:44.47,-73.21 (Stand)". */
function valuesOf(query: URLSearchParams, names: readonly string[]): string[] {
  return names.flatMap((name) => query.getAll(name)).map((value) => value.replace(/^loc:|\s*\([^)]*\)$/g, ''))
}
