/** Reads the places in a GPX or KML file. Tracks, routes, lines and areas are only counted. */
import { htmlToText } from '~/lib/html-text'
import { addPlace, toMapPoint } from './map-place'
import { parseXml, type XmlElement } from './parse-xml'
import type { LeftOut, WaypointFile } from './waypoint'

/**
 * @param follow takes a link to another file, and tells whether that is read
 * @returns the places, or the end of a sentence that says what is wrong with the file
 */
export function readWaypointXml(text: string, follow: (href: string) => boolean): WaypointFile | string {
  const { root, repairs, refused } = parseXml(text, isPlace)
  if (!root) return refused
  if (root.name === 'TrainingCenterDatabase') return 'holds a workout (TCX), not waypoints'
  const file: WaypointFile = { waypoints: [], leftOut: [], repairs }
  if (root.name === 'gpx') readGpx(root, file)
  else if (/^(?:kml|Document|Placemark)$/.test(root.name)) readKml(root, { file, folder: '', follow })
  else return `is XML of another kind (“${root.name}”), neither GPX nor KML`
  // What is before the fault is worth reading only if there is any of it.
  return file.waypoints.length === 0 && refused !== '' ? refused : file
}

function isPlace({ name }: XmlElement): boolean {
  return name === 'wpt' || name === 'Placemark'
}

function childrenOf({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name)
}

function textOf(element: XmlElement, name: string): string {
  return childrenOf(element, name)[0]?.text.trim() ?? ''
}

/** Lists all elements inside, however deep. */
function descendants(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => [child, ...descendants(child)])
}

function readGpx(root: XmlElement, file: WaypointFile): void {
  for (const child of root.children) {
    if (child.name === 'trk') file.leftOut.push('track')
    if (child.name === 'rte') file.leftOut.push('route')
    if (child.name !== 'wpt') continue
    const added = childrenOf(child, 'extensions').flatMap(descendants)
    const icon = added.find(({ name }) => name === 'icon')?.text.trim() ?? ''
    const own = added.find(({ name }) => name === 'stagwiseStand')?.text.trim() ?? ''
    const [desc, comment] = [onxNote(textOf(child, 'desc')), textOf(child, 'cmt')]
    addPlace(file, [toMapPoint(child.attributes.lat, child.attributes.lon)], {
      name: textOf(child, 'name'),
      note: desc === comment ? desc : [desc, comment].filter(Boolean).join(' '),
      kind: icon || textOf(child, 'sym') || textOf(child, 'type'),
      written: own,
    })
  }
}

/** onX writes all it knows of a waypoint into its description, as lines such as "notes=By the ash" and "id=...". */
function onxNote(text: string): string {
  if (!/^name=/.test(text) || !/^id=/m.test(text)) return htmlToText(text)
  return /^notes=([^]*?)(?=\n\w+=|$(?![^]))/m.exec(text)?.[1]?.trim() ?? ''
}

const shapeKinds = new Map<string, LeftOut>([
  ['LineString', 'line'],
  ['LinearRing', 'line'],
  ['Polygon', 'area'],
  ['Track', 'track'],
  ['MultiTrack', 'track'],
])

interface KmlReading {
  file: WaypointFile
  /** The name of the folder around the element. */
  folder: string
  follow: (href: string) => boolean
}

function readKml(element: XmlElement, reading: KmlReading): void {
  const { file, follow } = reading
  if (/^(?:Ground|Screen|Photo)Overlay$/.test(element.name)) file.leftOut.push('picture')
  else if (element.name === 'NetworkLink') {
    const link = [...childrenOf(element, 'Link'), ...childrenOf(element, 'Url')][0]
    if (!link || !follow(textOf(link, 'href'))) file.leftOut.push('link')
  } else if (element.name === 'Placemark') readPlacemark(element, reading)
  else {
    const folder = element.name === 'Folder' ? textOf(element, 'name') : reading.folder
    for (const child of element.children) readKml(child, { ...reading, folder })
  }
}

function readPlacemark(placemark: XmlElement, { file, folder }: KmlReading): void {
  const data = dataOf(placemark)
  const shapes = geometriesOf(placemark)
  const points = shapes
    .filter(({ name }) => name === 'Point')
    .map((element) => kmlPoint(textOf(element, 'coordinates')))
  addPlace(file, points, {
    name: htmlToText(textOf(placemark, 'name')),
    note: htmlToText(textOf(placemark, 'description') || (data.get('notes') ?? data.get('note') ?? '')),
    kind: data.get('icon') ?? data.get('type') ?? data.get('category') ?? folder,
    written: data.get('stagwisestand') ?? '',
    shapes: shapes.flatMap(({ name }) => shapeKinds.get(name) ?? []),
  })
}

function geometriesOf(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => (child.name === 'MultiGeometry' ? geometriesOf(child) : [child]))
}

/** Reads a text such as "-73.21,44.47,120". With more parts, decimal commas are among them. */
function kmlPoint(text: string) {
  const parts = text.split(',')
  return parts.length > 3 ? undefined : toMapPoint(parts[1], parts[0])
}

/** Returns the fields of ExtendedData by their names in lower case, without the empty ones. */
function dataOf(placemark: XmlElement): Map<string, string> {
  const fields = childrenOf(placemark, 'ExtendedData')
    .flatMap(descendants)
    .flatMap((element) => {
      const { name, attributes } = element
      const value = name === 'Data' ? textOf(element, 'value') : name === 'SimpleData' ? element.text.trim() : ''
      return value === '' || attributes.name === undefined ? [] : [[attributes.name.toLowerCase(), value] as const]
    })
  return new Map(fields)
}
