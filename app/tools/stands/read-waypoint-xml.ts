/** Reads the places in a GPX or KML file. Tracks, routes, lines and areas are only counted. */
import { SaxesParser } from 'saxes'
import { htmlToText } from '~/lib/html-text'
import { toPoint, type StandPoint } from './stand'
import type { LeftOut, Waypoint, WaypointFile } from './waypoint'

/** GPX and KML are flat, so no real file is as deep as this. */
const mostLevels = 100

interface Element {
  /** The name is without the prefix of its namespace. */
  name: string
  attributes: Readonly<Record<string, string>>
  children: Element[]
  text: string
}

/** @returns the places, or the end of a sentence that says what is wrong with the file */
export function readWaypointXml(text: string): WaypointFile | string {
  const root = parse(text)
  if (typeof root === 'string') return root
  if (root.name === 'gpx') return readGpx(root)
  if (root.name === 'kml' || root.name === 'Document' || root.name === 'Placemark') return readKml(root)
  return root.name === 'TrainingCenterDatabase'
    ? 'holds a workout (TCX), not waypoints'
    : `is XML of another kind (“${root.name}”), neither GPX nor KML`
}

function parse(text: string): Element | string {
  const top: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  const parser = new SaxesParser()
  let fault: string | undefined
  parser.on('error', ({ message }) => {
    fault ??= message
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name: localName(name), attributes, children: [], text: '' }
    if (open.length < mostLevels) open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  const addText = (added: string) => {
    const element = open.at(-1)
    if (element) element.text += added
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(text).close()
  const [root] = top.children
  if (fault !== undefined || !root) {
    const [, line] = /^(\d+):/.exec(fault ?? '') ?? []
    return `is damaged or not complete${line === undefined ? '' : `: line ${line} is no XML`}`
  }
  return root
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function childrenOf({ children }: Element, name: string): Element[] {
  return children.filter((child) => child.name === name)
}

function textOf(element: Element, name: string): string {
  return childrenOf(element, name)[0]?.text.trim() ?? ''
}

/** Lists all elements inside, however deep. */
function descendants(element: Element): Element[] {
  return element.children.flatMap((child) => [child, ...descendants(child)])
}

function readGpx(root: Element): WaypointFile {
  const waypoints: Waypoint[] = []
  const leftOut: LeftOut[] = []
  for (const child of root.children) {
    if (child.name === 'trk') leftOut.push('track')
    if (child.name === 'rte') leftOut.push('route')
    if (child.name !== 'wpt') continue
    const point = toPoint(degrees(child.attributes.lat), degrees(child.attributes.lon))
    if (!point) {
      leftOut.push('unplaced')
      continue
    }
    const added = childrenOf(child, 'extensions').flatMap(descendants)
    const icon = added.find(({ name }) => name === 'icon')?.text.trim() ?? ''
    const own = added.find(({ name }) => name === 'stagwiseStand')?.text.trim() ?? ''
    const [desc, comment] = [onxNote(textOf(child, 'desc')), textOf(child, 'cmt')]
    waypoints.push({
      name: textOf(child, 'name'),
      point,
      note: desc === comment ? desc : [desc, comment].filter(Boolean).join(' '),
      kind: icon || textOf(child, 'sym') || textOf(child, 'type'),
      written: own,
    })
  }
  return { format: 'GPX', waypoints, leftOut }
}

/** onX writes all it knows of a waypoint into its description, as lines such as "notes=By the ash" and "id=...". */
function onxNote(text: string): string {
  if (!/^name=/.test(text) || !/^id=/m.test(text)) return htmlToText(text)
  return /^notes=([^]*?)(?=\n\w+=|$(?![^]))/m.exec(text)?.[1]?.trim() ?? ''
}

const geometries: Readonly<Record<string, LeftOut>> = {
  LineString: 'line',
  LinearRing: 'line',
  Polygon: 'area',
  Track: 'track',
  MultiTrack: 'track',
}
const others: Readonly<Record<string, LeftOut>> = {
  GroundOverlay: 'picture',
  ScreenOverlay: 'picture',
  PhotoOverlay: 'picture',
  NetworkLink: 'link',
}

function readKml(root: Element): WaypointFile {
  const waypoints: Waypoint[] = []
  const leftOut: LeftOut[] = []
  const read = (element: Element, folder: string) => {
    const other = others[element.name]
    if (other) leftOut.push(other)
    else if (element.name === 'Placemark') readPlacemark(element, folder, { waypoints, leftOut })
    else {
      const inside = element.name === 'Folder' ? textOf(element, 'name') : folder
      for (const child of element.children) read(child, inside)
    }
  }
  read(root, '')
  return { format: 'KML', waypoints, leftOut }
}

function readPlacemark(placemark: Element, folder: string, file: { waypoints: Waypoint[]; leftOut: LeftOut[] }): void {
  const data = dataOf(placemark)
  const written = data.get('stagwisestand') ?? ''
  const shapes = geometriesOf(placemark)
  const points = shapes.filter(({ name }) => name === 'Point')
  const rest = shapes.flatMap(({ name }) => geometries[name] ?? [])
  file.leftOut.push(...rest)
  const [point] = points.flatMap((element) => kmlPoint(textOf(element, 'coordinates')) ?? [])
  if (!point && written === '') {
    if (points.length > 0 || rest.length === 0) file.leftOut.push('unplaced')
    return
  }
  file.waypoints.push({
    name: htmlToText(textOf(placemark, 'name')),
    point,
    note: htmlToText(textOf(placemark, 'description') || (data.get('notes') ?? data.get('note') ?? '')),
    kind: data.get('icon') ?? data.get('type') ?? data.get('category') ?? folder,
    written,
  })
}

function geometriesOf(element: Element): Element[] {
  return element.children.flatMap((child) => (child.name === 'MultiGeometry' ? geometriesOf(child) : [child]))
}

/** Reads a text such as "-73.21,44.47,120". */
function kmlPoint(text: string): StandPoint | undefined {
  const [longitude, latitude] = text.split(',')
  return toPoint(degrees(latitude), degrees(longitude))
}

/** Returns the fields of ExtendedData by their names in lower case, without the empty ones. */
function dataOf(placemark: Element): Map<string, string> {
  const fields = childrenOf(placemark, 'ExtendedData')
    .flatMap(descendants)
    .flatMap((element) => {
      const { name, attributes } = element
      const value = name === 'Data' ? textOf(element, 'value') : name === 'SimpleData' ? element.text.trim() : ''
      return value === '' || attributes.name === undefined ? [] : [[attributes.name.toLowerCase(), value] as const]
    })
  return new Map(fields)
}

/** Returns NaN if the number is missing. */
function degrees(text: string | undefined): number {
  return text === undefined || text.trim() === '' ? Number.NaN : Number(text)
}
