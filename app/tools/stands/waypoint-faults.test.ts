/** The files follow public bug reports of programs that read or write waypoints; names and points are made up. */
import { describe, expect, test } from 'vitest'
import { readWaypointFile, readWaypoints } from './read-waypoints'
import { answerOutside, leftOutText, toStands } from './waypoint'

const gpx = (body: string) => `<?xml version="1.0"?>\n<gpx version="1.1">\n${body}\n</gpx>\n`
const wpt = (name: string, point = 'lat="44.47" lon="-73.21"') => `<wpt ${point}><name>${name}</name></wpt>`
const kml = (body: string) => `<?xml version="1.0"?>\n<kml><Document>\n${body}\n</Document></kml>`
const place = (name: string, coordinates: string) =>
  `<Placemark><name>${name}</name><Point><coordinates>${coordinates}</coordinates></Point></Placemark>`
const geoJson = (...features: { geometry: unknown; properties?: unknown }[]) =>
  JSON.stringify({ type: 'FeatureCollection', features: features.map((each) => ({ type: 'Feature', ...each })) })

function read(text: string) {
  const file = readWaypoints(text)
  if (typeof file === 'string') throw new Error(file)
  const { found, leftOut } = toStands(file)
  return {
    found: found.map(({ stand: { name, point } }) => `${name} ${String(point?.latitude)},${String(point?.longitude)}`),
    left: leftOutText(leftOut),
    repairs: file.repairs,
  }
}

describe('a point', () => {
  test.each([
    ['KML with decimal commas', kml(place('Oak', '-73,21,44,47'))],
    ['KML with decimal commas and a height', kml(place('Oak', '-88,5,44,25,0'))],
    ['GPX at 0, 0', gpx(wpt('Oak', 'lat="0.0" lon="0.0"'))],
    ['KML at 0, 0', kml(place('Oak', '0,0,0'))],
    ['GeoJSON at 0, 0', geoJson({ geometry: { type: 'Point', coordinates: [0, 0] } })],
    ['CSV at 0, 0', 'name,lat,lon\nOak,0,0'],
  ])('that is no place on a map is left out, and counted: %s', (_name, text) => {
    expect(read(text)).toMatchObject({ found: [], left: '1 entry without a usable point was left out.' })
  })

  test.each([
    ['GPX', gpx(wpt('Oak', 'lat="44,47" lon="-73,21"'))],
    [
      'GeoJSON',
      geoJson({ geometry: { type: 'Point', coordinates: ['-73,21', '44,47'] }, properties: { name: 'Oak' } }),
    ],
  ])('with one decimal comma in each number is read: %s', (_name, text) => {
    expect(read(text)).toMatchObject({ found: ['Oak 44.47,-73.21'], left: '' })
  })
})

test.each([
  ['a.kml', kml(place('Oak', '45.6,-122.7'))],
  ['a.gpx', gpx(wpt('Oak', 'lat="-122.7" lon="45.6"'))],
  ['a.geojson', geoJson({ geometry: { type: 'Point', coordinates: [45.6, -122.7] }, properties: { name: 'Oak' } })],
  ['a.csv', 'name,lat,lon\nOak,-122.7,45.6'],
])('a pair that works in only one order is read in that order, and the page says so: %s', async (name, text) => {
  expect(await readWaypointFile(new File([text], name))).toMatchObject({
    waypoints: [{ point: { latitude: 45.6, longitude: -122.7 } }],
    repairs: ['Latitude and longitude were swapped for 1 point in the file. They are corrected here.'],
  })
})

test('a place named like a part of every object is read as any other', () => {
  const odd =
    '<constructor/><Placemark><name>Oak</name><toString/><Point><coordinates>-73.21,44.47</coordinates></Point>'
  expect(read(kml(`${odd}</Placemark>`)).found).toEqual(['Oak 44.47,-73.21'])
  const file = geoJson({ geometry: { type: 'constructor' } })
  expect(read(file).left).toBe('1 entry without a usable point was left out.')
})

test.each([
  ['KML', kml(`<Placemark><MultiGeometry>${'<LineString/>'.repeat(200_000)}</MultiGeometry></Placemark>`)],
  [
    'GeoJSON',
    JSON.stringify({
      type: 'GeometryCollection',
      geometries: Array.from({ length: 200_000 }, () => ({ type: 'LineString' })),
    }),
  ],
])('a place with more lines than a function takes arguments is read: %s', (_name, text) => {
  expect(read(text).left).toBe('200,000 lines were left out.')
})

describe('several points under one name are a stand each', () => {
  const positions = [
    [-73.21, 44.47],
    [-73.22, 44.48],
  ]
  const points = positions.map((coordinates) => ({ type: 'Point', coordinates }))
  const shapes = positions.map((position) => `<Point><coordinates>${position.join(',')}</coordinates></Point>`).join('')
  const properties = { name: 'Ladders' }
  test.each([
    ['KML', kml(`<Placemark><name>Ladders</name><MultiGeometry>${shapes}</MultiGeometry></Placemark>`)],
    ['GeoJSON MultiPoint', geoJson({ geometry: { type: 'MultiPoint', coordinates: positions }, properties })],
    [
      'GeoJSON, collections in a collection',
      geoJson({
        geometry: {
          type: 'GeometryCollection',
          geometries: [points[0], { type: 'GeometryCollection', geometries: points.slice(1) }],
        },
        properties,
      }),
    ],
  ])('%s', (_name, text) => {
    expect(read(text)).toMatchObject({ found: ['Ladders 44.47,-73.21', 'Ladders 2 44.48,-73.22'], left: '' })
  })

  test('and one that is no point is counted', () => {
    const coordinates = [...positions, [0, 0]]
    expect(read(geoJson({ geometry: { type: 'MultiPoint', coordinates }, properties }))).toMatchObject({
      found: ['Ladders 44.47,-73.21', 'Ladders 2 44.48,-73.22'],
      left: '1 entry without a usable point was left out.',
    })
  })

  test('a GeoJSON file that is one geometry is read', () => {
    expect(read(JSON.stringify({ type: 'MultiPoint', coordinates: positions })).found).toHaveLength(2)
  })
})

test('saved places of Google Takeout have their point in a link and their name in the location', () => {
  const file = geoJson(
    {
      geometry: { type: 'Point', coordinates: [0, 0] },
      properties: {
        google_maps_url: 'http://maps.google.com/?q=44.47,-73.21',
        Comment: 'No location information is available for this saved place',
      },
    },
    {
      geometry: { type: 'Point', coordinates: [-73.22, 44.48] },
      properties: { google_maps_url: 'http://maps.google.com/?cid=1', location: { name: 'Box blind gate' } },
    },
    {
      geometry: { type: 'Point', coordinates: [-73.23, 44.49] },
      properties: { Location: { 'Business Name': 'Sugar house', Address: '1 Sample Rd' } },
    },
    { geometry: { type: 'Point', coordinates: [-73.24, 44.5] }, properties: { name: 7 } },
    {
      geometry: { type: 'Point', coordinates: [0, 0] },
      properties: { google_maps_url: 'http://maps.google.com/?cid=2' },
    },
  )
  expect(read(file)).toMatchObject({
    found: ['Waypoint 1 44.47,-73.21', 'Box blind gate 44.48,-73.22', 'Sugar house 44.49,-73.23', '7 44.5,-73.24'],
    left: '1 entry without a usable point was left out.',
  })
  const [first] = toStands(readOrThrow(file)).found
  expect(first?.stand.note).toBeUndefined()
})

test('a list of Google Takeout has its points in links', () => {
  const file =
    'Title,Note,URL\nOak,by the wall,"https://www.google.com/maps/search/44.47,-73.21"\nDiner,,https://a.example/x\n'
  expect(read(file)).toMatchObject({
    found: ['Oak 44.47,-73.21'],
    left: '1 entry without a usable point was left out.',
  })
})

test('lines of a table that cannot be split into cells are named, with the reason', () => {
  const text =
    'name,lat,lon,note\nOak,44.47,-73.21,x\nElm,44.5,-73.2,a,b\n"Big" Al,44.48,-73.22,y\nAsh,44.49,-73.23,z\n'
  expect(read(text)).toMatchObject({
    found: ['Oak 44.47,-73.21'],
    left: '',
    repairs: [
      'Not read: line 3: 5 cells for 4 columns. Put a cell that has a comma in it between quotation marks.',
      'Not read: lines 4 and 5: a quotation mark is opened and never closed, or closed too early.',
    ],
  })
})

test('many lines that cannot be read are named in one short sentence', () => {
  const [repair = ''] = read(`name,lat,lon\n${'Oak,44.47,-73.21\nElm,1,2,3\n'.repeat(2000)}`).repairs
  expect(repair).toMatch(/^Not read: lines 3, 5, .* 41, and 1,980 more: 4 cells/)
})

test('the error of a formula is no name, and no point', () => {
  expect(read('name,lat,lon\n#REF!,44.47,-73.21\nOak,#N/A,-73.21\n')).toMatchObject({
    found: ['Waypoint 1 44.47,-73.21'],
    left: '1 entry without a usable point was left out.',
  })
})

test('a table whose first column is named PK is no archive', async () => {
  const file = await readWaypointFile(new File(['PK,name,lat,lon\n1,Oak,44.47,-73.21\n'], 'a.csv'))
  expect(file).toMatchObject({ waypoints: [{ name: 'Oak' }] })
})

function readOrThrow(text: string) {
  const file = readWaypoints(text)
  if (typeof file === 'string') throw new Error(file)
  return file
}

describe('XML with a fault', () => {
  test.each([
    ['a bare &', 'Dad & I ladder', 'Dad & I ladder', 'A stray “&” on line 3 was read as text.'],
    ['an entity nobody defined', 'Dad &amigo; ladder', 'Dad &amigo; ladder', 'A stray “&” on line 3 was read as text.'],
    ['a space of HTML', 'Oak&nbsp;ladder', 'Oak ladder', 'A stray “&” on line 3 was read as text.'],
    ['a bare <', 'Oak < 20 ft', 'Oak < 20 ft', 'A stray “<” on line 3 was read as text.'],
    ['a reference to no letter', 'Oak&#0; ladder', 'Oak&#0; ladder', 'A stray “&” on line 3 was read as text.'],
    ['a control character', 'Oak\u000B ladder', 'Oak ladder', undefined],
  ])('with only one possible meaning is mended, and the page says so: %s', (_name, written, name, repair) => {
    expect(read(gpx(`${wpt(written)}\n${wpt('Box')}`))).toEqual({
      found: [`${name} 44.47,-73.21`, 'Box 44.47,-73.21'],
      left: '',
      repairs: repair === undefined ? [] : [repair],
    })
  })

  test('is mended in attributes, and not in CDATA or comments', () => {
    const body = `<!-- A & B -->\n<wpt lat="44.47" lon="-73.21" by="A & B"><name><![CDATA[A & B < C]]></name></wpt>\n${wpt('D & E')}`
    expect(read(gpx(body))).toEqual({
      found: ['A & B < C 44.47,-73.21', 'D & E 44.47,-73.21'],
      left: '',
      repairs: ['A stray “&” on lines 4 and 5 was read as text.'],
    })
  })

  test.each([
    ['a tag closed by another name', `${wpt('Oak')}\n<wpt lat="1" lon="2">\n<name>Box</nam>\n</wpt>\n${wpt('Elm')}`, 5],
    ['a tag never closed', `${wpt('Oak')}\n<wpt lat="1" lon="2"><name>Box</name>\n${wpt('Elm')}`, 4],
    ['a name never closed', `${wpt('Oak')}\n<wpt lat="1" lon="2">\n<name>Box\n</wpt>\n${wpt('Elm')}`, 5],
    ['an attribute without quotation marks', `${wpt('Oak')}\n<wpt lat=1 lon="2"/>`, 4],
  ])('keeps the waypoints before it: %s', (_name, body, line) => {
    expect(read(gpx(body))).toEqual({
      found: ['Oak 44.47,-73.21'],
      left: '',
      repairs: [`The file is damaged on line ${String(line)}: nothing after that was read.`],
    })
  })

  test('that is cut short names its last line, and refuses a file without a whole waypoint', async () => {
    const cut = gpx(`${wpt('Oak')}\n<wpt lat="1" lon="2">\n<name>Bo`).replace(/\n<\/gpx>\n$/, '\n')
    expect(read(cut).repairs).toEqual(['The file is damaged on line 5: nothing after that was read.'])
    const [file] = [new File([gpx('<wpt lat="1" lon="2"><name>Oak</nam></wpt>')], 'a.gpx')]
    expect(await readWaypointFile(file)).toBe('“a.gpx” is damaged or not complete: line 3 is not valid XML.')
  })

  test.each([
    ['too deep', '<a>'.repeat(200) + '</a>'.repeat(200), 'too deep'],
    ['too many elements', '<a/>'.repeat(1_000_001), 'more than 1,000,000 elements'],
  ])('that no map program writes is refused: %s', (_name, body, reason) => {
    expect(readWaypoints(gpx(body))).toContain(reason)
  })
})

describe('a point outside of the United States and Canada', () => {
  const read = async (name: string, text: string) => {
    const file = await readWaypointFile(new File([text], name))
    if (typeof file === 'string') throw new Error(file)
    return toStands(file).found
  }
  test.each([
    ['swapped.kml', kml(place('Oak stand', '44.47,-73.21')), 'in Antarctica'],
    ['minus.gpx', gpx(wpt('Oak stand', 'lat="44.47" lon="73.21"')), 'in Asia'],
    ['minus.csv', 'name,lat,lon\nOak stand,44.47,73.21', 'in Asia'],
    [
      'swapped.geojson',
      geoJson({ geometry: { type: 'Point', coordinates: [44.47, -73.21] }, properties: { name: 'Oak stand' } }),
      'in Antarctica',
    ],
    [
      'takeout.json',
      geoJson({
        geometry: null,
        properties: { google_maps_url: 'https://maps.google.com/?q=44.47,73.21', name: 'Oak stand' },
      }),
      'in Asia',
    ],
  ])('is asked about: %s', async (name, text, where) => {
    const found = await read(name, text)
    expect(found).toMatchObject([
      { outside: { where, meant: { latitude: 44.47, longitude: -73.21, name: 'Vermont' } } },
    ])
    expect(answerOutside(found, 'change')).toMatchObject([
      { stand: { point: { latitude: 44.47, longitude: -73.21 } }, outside: undefined },
    ])
    expect(answerOutside(found, 'keep')[0]?.stand.point).toEqual(found[0]?.stand.point)
    expect(answerOutside(found, 'keep')[0]?.outside).toBeUndefined()
  })

  test('is also asked about if no point in them can be meant', async () => {
    const found = await read('a.gpx', gpx(wpt('Hochsitz', 'lat="50.1" lon="8.6"')))
    expect(found).toMatchObject([{ outside: { where: 'in Europe', meant: undefined } }])
  })

  test('is not asked about if letters name the hemispheres, or this site wrote the file', async () => {
    expect(await read('a.csv', 'name,lat,lon\nOak,44.47N,73.21E')).toMatchObject([{ outside: undefined }])
    const own = '<extensions><stagwiseStand>Oak</stagwiseStand></extensions>'
    expect(await read('a.gpx', gpx(`<wpt lat="44.47" lon="73.21">${own}</wpt>`))).toMatchObject([
      { outside: undefined },
    ])
  })
})

test('five thousand waypoints of one name get a number each', () => {
  const points = Array.from({ length: 5000 }, (_, index) =>
    wpt('Waypoint', `lat="${String(44 + index / 10_000)}" lon="-73"`),
  )
  expect(read(gpx(points.join(''))).found.at(-1)).toBe('Waypoint 5000 44.4999,-73')
})

test('only what looks like a stand is checked: an icon that nobody knows says nothing', () => {
  const body = `<wpt lat="44.47" lon="-73.21"><name>Elk wallow</name><sym>unknown-7</sym></wpt>${wpt('Ridge ladder')}`
  const likely = (text: string) => toStands(readOrThrow(text)).found.map(({ isLikely }) => isLikely)
  expect(likely(gpx(body))).toEqual([false, true])
  expect(likely(gpx(body.slice(0, body.indexOf('<wpt', 1))))).toEqual([false])
})

test.each([
  ['walk.gpx', gpx('<trk/><rte/>'), '“walk.gpx” holds no waypoints, only 1 track and 1 route.'],
  [
    'online.kml',
    kml('<NetworkLink><Link><href>https://a.example/x.kml</href></Link></NetworkLink>'),
    '“online.kml” holds no waypoints, only 1 link to another file. Export the map itself, not a link to it.',
  ],
  [
    'many.csv',
    `lat,lon\n${'44.47,-73.21\n'.repeat(5001)}`,
    '“many.csv” holds more than 5,000 waypoints. Export only those of your stands.',
  ],
  [
    'log.csv',
    `lat,lon\n${'44.47,-73.21\n'.repeat(20_001)}`,
    '“log.csv” has more than 20,000 lines. Keep only those of your stands.',
  ],
])('%s is refused with what it is', async (name, text, sentence) => {
  expect(await readWaypointFile(new File([text], name))).toBe(sentence)
})
