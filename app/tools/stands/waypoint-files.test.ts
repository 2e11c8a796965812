/** The layouts follow public descriptions of what each program writes; names and points are made up. */
import { deflateRawSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readWaypointFile, readWaypoints } from './read-waypoints'
import { parseStand, type Stand } from './stand'
import { addFound, isKnownIn, leftOutText, toStands } from './waypoint'
import { standFormats } from './write-stands'

const read = (text: string) => {
  const file = readWaypoints(text)
  if (typeof file === 'string') throw new Error(file)
  const { found, leftOut } = toStands(file)
  return {
    left: leftOutText(leftOut),
    found: found.map(({ stand: { name, point, note }, kind, isLikely }) =>
      [name, point && `${String(point.latitude)},${String(point.longitude)}`, note, kind, isLikely ? '+' : '-'].join(
        '|',
      ),
    ),
  }
}

const gpx = (body: string, rest = '') =>
  `<?xml version="1.0" encoding="UTF-8"?><gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1"${rest}>${body}</gpx>`

describe('what is read of a file of', () => {
  test('onX, GPX: the notes are one line of a list in the description', () => {
    const file = gpx(
      `<metadata/><wpt lat="44.47123" lon="-73.21456"><ele>120</ele><name>Oak ladder</name>
<desc>name=Oak ladder
notes=Two ash trees
behind the wall
id=1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed
color=rgba(8,122,255,1)
icon=Tree Stand</desc><extensions><onx:color>rgba(8,122,255,1)</onx:color><onx:icon>Tree Stand</onx:icon></extensions></wpt>
<wpt lat="44.48" lon="-73.22"><name>Truck</name><extensions><onx:icon>Parking</onx:icon></extensions></wpt>
<rte><name>Fence</name><rtept lat="44.4" lon="-73.2"/></rte><trk><trkseg><trkpt lat="44.4" lon="-73.2"/></trkseg></trk>`,
      ' creator="onXmaps hunt web" xmlns:onx="https://wwww.onxmaps.com/"',
    )
    expect(read(file)).toEqual({
      left: '1 route and 1 track were left out.',
      found: [
        'Oak ladder|44.47123,-73.21456|Two ash trees behind the wall|Tree Stand|+',
        'Truck|44.48,-73.22||Parking|-',
      ],
    })
  })

  test('onX, KML: no folders, the notes among the extended data', () => {
    const file = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>
<Placemark><name>Creek</name><ExtendedData><Data name="notes"><value>Low bank</value></Data><Data name="icon"><value>Blind</value></Data></ExtendedData><Point><coordinates>-73.21,44.47</coordinates></Point></Placemark>
<Placemark><name>Line</name><LineString><coordinates>-73.2,44.4,0 -73.3,44.5,0</coordinates></LineString></Placemark>
<Placemark><name>Lease</name><Polygon><outerBoundaryIs><LinearRing><coordinates>-73,44 -73,45 -74,45 -73,44</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>
</Document></kml>`
    expect(read(file)).toEqual({
      left: '1 line and 1 area were left out.',
      found: ['Creek|44.47,-73.21|Low bank|Blind|+'],
    })
  })

  test('HuntStand: KML with folders, and HTML in the descriptions', () => {
    const file = `<kml xmlns="http://earth.google.com/kml/2.1"><Document><name>Home farm</name>
<Folder><name>Stands</name><Placemark><name><![CDATA[Barn & field]]></name><description><![CDATA[<b>Ladder</b><br>15 ft]]></description><Point><coordinates>
  -82.97,40.446,0
</coordinates></Point></Placemark></Folder>
<Folder><name>Trail cameras</name><Placemark><name>Cam 3</name><Point><coordinates>-82.98,40.45</coordinates></Point></Placemark></Folder>
<GroundOverlay><name>Aerial</name></GroundOverlay></Document></kml>`
    expect(read(file)).toEqual({
      left: '1 picture was left out.',
      found: ['Barn & field|40.446,-82.97|Ladder 15 ft|Stands|+', 'Cam 3|40.45,-82.98||Trail cameras|-'],
    })
  })

  test('Gaia GPS: GPX in one line, with its own extensions', () => {
    const file = gpx(
      '<wpt lat="45.6" lon="-122.7"><ele>300.0</ele><time>2026-09-21T16:05:00Z</time><name>Bench</name><desc>Steep &amp; quiet</desc><sym>deer</sym></wpt><wpt lat="45.61" lon="-122.71"/><trk><name>In</name><extensions><line xmlns="http://www.topografix.com/GPX/gpx_style/0/2"><color>FF0000</color></line></extensions></trk><trk/>',
      ' creator="GaiaGPS"',
    )
    expect(read(file)).toEqual({
      left: '2 tracks were left out.',
      found: ['Bench|45.6,-122.7|Steep & quiet|deer|-', 'Waypoint 2|45.61,-122.71|||-'],
    })
  })

  test('Garmin BaseCamp: GPX with comments, symbols, and an address that is not the name', () => {
    const file = `\uFEFF${gpx(
      '<wpt lat="40.4460000" lon="-82.9700001"><time>2026-11-01T10:00:00Z</time><name>STAND 1</name><cmt>NW only</cmt><desc>NW only</desc><sym>Tree Stand</sym><type>user</type><extensions><gpxx:WaypointExtension><gpxx:DisplayMode>SymbolAndName</gpxx:DisplayMode><gpxx:Categories><gpxx:Category>Deer</gpxx:Category></gpxx:Categories></gpxx:WaypointExtension></extensions></wpt><wpt lat="95" lon="-182"><name>Bad</name></wpt><rte/><rte/>',
      ' creator="Garmin Desktop App" xmlns:gpxx="http://www.garmin.com/xmlschemas/GpxExtensions/v3"',
    )}`
    expect(read(file)).toEqual({
      left: '1 entry without a usable point and 2 routes were left out.',
      found: ['STAND 1|40.446,-82.97|NW only|Tree Stand|+'],
    })
  })

  test('Google Earth: KML with styles, several shapes in one place, and tracks', () => {
    const file = `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document><Style id="a"><IconStyle/></Style>
<Folder><name>My Places</name><open>1</open><Placemark><name>Saddle</name><LookAt><longitude>1</longitude><latitude>2</latitude></LookAt><MultiGeometry><Point><coordinates>-73.2,44.4,0</coordinates></Point><LineString><coordinates>-73,44 -74,45</coordinates></LineString></MultiGeometry></Placemark>
<Placemark><name>Walk</name><gx:Track><when>2026-11-01T10:00:00Z</when><gx:coord>-73 44 0</gx:coord></gx:Track></Placemark><NetworkLink/></Folder></Document></kml>`
    expect(read(file)).toEqual({
      left: '1 line, 1 track, and 1 link to another file were left out.',
      found: ['Saddle|44.4,-73.2||My Places|+'],
    })
  })

  test('CalTopo: GeoJSON, with folders that have no place', () => {
    const file = JSON.stringify({
      type: 'FeatureCollection',
      features: [
        { type: 'Feature', geometry: null, properties: { class: 'Folder', title: 'Deer' } },
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [-73.21, 44.47, 0, 0] },
          properties: { class: 'Marker', title: 'Ridge', description: 'Wind', 'marker-symbol': 'point' },
        },
        { type: 'Feature', geometry: { type: 'LineString', coordinates: [] }, properties: null },
        { type: 'Feature', geometry: { type: 'Polygon', coordinates: [] }, properties: {} },
      ],
    })
    expect(read(file)).toEqual({
      left: '1 entry without a usable point, 1 line, and 1 area were left out.',
      found: ['Ridge|44.47,-73.21|Wind|point|-'],
    })
  })

  test.each([
    ['a spreadsheet', 'Name,Latitude,Longitude,Notes\r\n"Oak, big",44.47,-73.21,By the wall\r\nNo place,,,\r\n'],
    [
      'a spreadsheet with semicolons and degrees',
      'name;lat;lon;notes\n"Oak, big";44°28\'12"N;73°12\'36"W;By the wall\n;;;x',
    ],
    ['Google My Maps', 'WKT,name,description\n"POINT (-73.21 44.47)","Oak, big",By the wall\n"POINT EMPTY",x,y\n'],
    ['one column of coordinates', 'title,coordinates,comment\n"Oak, big","44.47, -73.21",By the wall\nx,here,\n'],
  ])('%s, CSV', (_name, text) => {
    expect(read(text)).toEqual({
      left: '1 entry without a usable point was left out.',
      found: ['Oak, big|44.47,-73.21|By the wall||-'],
    })
  })

  test('Garmin POI Loader: CSV without names of columns, the longitude first', () => {
    expect(read('-73.21,44.47,"Oak","By the wall"\n-73.3,44.5,Creek\n').found).toEqual([
      'Oak|44.47,-73.21|By the wall||-',
      'Creek|44.5,-73.3|||-',
    ])
  })
})

const bytesOf = (bytes: Uint8Array<ArrayBuffer> | string, name: string) => new File([bytes], name)

/** Makes a ZIP archive of packed files. */
function zip(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(text)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04_03_4b_50, 0)
    local.writeUInt16LE(name.length, 26)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02_01_4b_50, 0)
    central.writeUInt16LE(8, 10)
    central.writeUInt32LE(packed.length, 20)
    central.writeUInt16LE(name.length, 28)
    central.writeUInt32LE(Buffer.concat(parts).length, 42)
    parts.push(local, Buffer.from(name), packed)
    list.push(central, Buffer.from(name))
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50, 0)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(Buffer.concat(parts).length, 16)
  return new Uint8Array(Buffer.concat([...parts, ...list, end]))
}

const kml = '<kml><Placemark><name>Oak</name><Point><coordinates>-73.21,44.47</coordinates></Point></Placemark></kml>'

test('a KMZ file is unpacked', async () => {
  const file = await readWaypointFile(bytesOf(zip({ 'doc.kml': kml }), 'a.kmz'))
  expect(file).toMatchObject({ waypoints: [{ name: 'Oak' }] })
})

test.each([
  ['empty.gpx', '', '“empty.gpx” is empty.'],
  ['half.gpx', gpx('<wpt lat="1" lon="2"><name>a</name>').slice(0, 120), '“half.gpx” is damaged or not complete'],
  ['walk.gpx', gpx('<trk/>'), '“walk.gpx” holds no waypoints, only 1 track.'],
  ['none.kml', '<kml/>', '“none.kml” holds no waypoints.'],
  ['page.kml', '<!DOCTYPE html><html></html>', 'is a web page'],
  ['run.tcx', '<TrainingCenterDatabase/>', 'holds a workout (TCX)'],
  ['x.xml', '<rss/>', 'is XML of another kind (“rss”)'],
  ['log.json', '{"format":"season-log"}', 'is JSON of another kind'],
  ['a.json', '{"type":"FeatureCollection","features":[', 'it is not valid JSON'],
  ['a.csv', 'name,note\nOak,x\n', 'lacks the columns “latitude” and “longitude”'],
  ['a.fit', '\u000e\u0010\0\0\0\0\0\0.FIT', 'is a FIT file'],
  ['a.xlsx', zip({ 'sheet.xml': '<x/>' }), 'is an archive without a KML or GPX file'],
  ['cut.kmz', zip({ 'doc.kml': kml }).slice(0, 80), 'is damaged or not complete'],
])('%s is refused by name, with the reason', async (name, content, reason) => {
  expect(await readWaypointFile(bytesOf(content, name))).toContain(reason)
})

describe('a waypoint with the name of a stand', () => {
  const known = parseStand('Oak*N.NW*S*east*@1,2*Old note')
  const file = (body: string) => {
    const waypoints = readWaypoints(gpx(body))
    if (typeof waypoints === 'string' || !known) throw new Error('a file')
    return toStands(waypoints)
  }

  test('gets its point and note, and the stand keeps its winds', () => {
    const { found } = file('<wpt lat="44.47" lon="-73.21"><name>OAK</name></wpt>')
    expect(found.map(isKnownIn(known ? [known] : []))).toEqual([true])
    expect(addFound(known ? [known] : [], found)).toEqual([{ ...known, point: { latitude: 44.47, longitude: -73.21 } }])
  })

  test('that was changed or removed after the file was opened keeps the change', () => {
    const { found } = file('<wpt lat="44.47" lon="-73.21"><name>Oak</name></wpt>')
    const changed = parseStand('Oak*S.SW*E*west*@1,2*New note')
    const point = { latitude: 44.47, longitude: -73.21 }
    expect(addFound(changed ? [changed] : [], found)).toEqual([{ ...changed, point }])
    expect(found.map(isKnownIn([]))).toEqual([false])
    expect(addFound([], found)).toMatchObject([{ name: 'Oak', goodWinds: [], note: undefined, point }])
  })

  test('twice in a file: the same point once, another point under another name', () => {
    const point = '<wpt lat="44.47" lon="-73.21"><name>Ridge</name></wpt>'
    const { found, leftOut } = file(`${point}${point}<wpt lat="44.5" lon="-73.21"><name>ridge</name></wpt>`)
    expect(found.map(({ stand }) => stand.name)).toEqual(['Ridge', 'ridge 2'])
    expect(leftOut).toEqual(['repeated'])
  })
})

const texts = ['Oak & "ash" <1>', '=SUM(A1)', "Hunter's*", 'Creek; low, wet', '🦌 – Ümlaut', '100%25']
const stand: fc.Arbitrary<Stand> = fc.record({
  name: fc.constantFrom(...texts),
  goodWinds: fc.subarray(['N', 'E', 'NW']),
  access: fc.constantFrom(undefined, 'S'),
  slope: fc.constantFrom(undefined, 'ridge-top', 'east'),
  point: fc.option(
    fc.record({
      latitude: fc.integer({ min: -89_999_999, max: 89_999_999 }).map((each) => each / 1e6),
      longitude: fc.integer({ min: -179_999_999, max: 179_999_999 }).map((each) => each / 1e6),
    }),
    { nil: undefined },
  ),
  note: fc.constantFrom(undefined, ...texts),
})

test.each(standFormats)('$name: what is saved is read back, all of it', ({ id, write }) => {
  fc.assert(
    fc.property(fc.uniqueArray(stand, { selector: ({ name }) => name, minLength: 1 }), (stands) => {
      const kept = id === 'gpx' ? stands.filter(({ point }) => point) : stands
      const file = readWaypoints(write(stands))
      if (typeof file === 'string') throw new Error(file)
      expect(toStands(file).found.map(({ stand: each }) => each)).toEqual(kept)
    }),
  )
})

describe('an archive', () => {
  const named = (name: string) => kml.replace('Oak', name)
  const links = (...hrefs: string[]) =>
    `<kml>${hrefs.map((href) => `<NetworkLink><Link><href>${href}</href></Link></NetworkLink>`).join('')}</kml>`
  const open = async (files: Readonly<Record<string, string>>) => {
    const file = await readWaypointFile(bytesOf(zip(files), 'a.kmz'))
    return typeof file === 'string' ? file : [...file.waypoints.map(({ name }) => name), leftOutText(file.leftOut)]
  }

  test.each([
    ['the notes that a Mac adds are not read', { '__MACOSX/._doc.kml': 'Mac OS X', 'doc.kml': kml }, ['Oak', '']],
    [
      'doc.kml comes first, and another KML is counted',
      { 'layers/old.kml': named('Old'), 'doc.kml': kml },
      ['Oak', '1 other file inside was left out.'],
    ],
    ['without a doc.kml, all are read', { 'a.kml': kml, 'b.kml': named('Elm'), 'c.txt': '' }, ['Oak', 'Elm', '']],
    [
      'links into it are followed, each once',
      {
        'doc.kml': links('files/stands.kml', './files/gate.kml', 'https://a.example/x.kml'),
        'files/stands.kml': kml,
        'files/gate.kml': named('Gate').replace('</kml>', links('stands.kml', '../doc.kml').slice(5)),
      },
      ['Oak', 'Gate', '1 link to another file was left out.'],
    ],
    [
      'GPX in a ZIP is read',
      { 'x/stands.gpx': gpx('<wpt lat="44.47" lon="-73.21"><name>Oak</name></wpt>') },
      ['Oak', ''],
    ],
    [
      'a file in it that is not a map is counted',
      { 'a.kml': kml, 'b.kml': '<rss/>' },
      ['Oak', '1 other file inside was left out.'],
    ],
    [
      'more than 20 MB unpacked',
      { 'doc.kml': ' '.repeat(20_000_001) },
      '“a.kmz” is larger than 20 MB when unpacked. Export the waypoints without the tracks.',
    ],
  ])('%s', async (_name, files, expected) => {
    expect(await open(files)).toEqual(expected)
  })

  test('of one file with .gz is unpacked', async () => {
    const packed = new Uint8Array(gzipSync(gpx('<wpt lat="44.47" lon="-73.21"><name>Oak</name></wpt>')))
    expect(await readWaypointFile(bytesOf(packed, 'a.gpx.gz'))).toMatchObject({ waypoints: [{ name: 'Oak' }] })
    expect(await readWaypointFile(bytesOf(packed.slice(0, 20), 'a.gpx.gz'))).toContain('is damaged or not complete')
  })
})
