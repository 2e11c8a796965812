import { expect, test } from 'vitest'
import { readMapFile, toMapFile } from './map-file'
import { addPin, makeMap } from './stand-map'

const bare = makeMap({ id: 'm', madeOn: '2026-11-14', width: 40, height: 30, fileName: 'Back forty.png' })
const map = addPin(bare, { kind: 'stand', id: 's', x: 0.25, y: 0.75 })
const picture = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256)

test('a saved map is opened with all of it', () => {
  expect(readMapFile(toMapFile(map, picture), 'a.json')).toEqual({ map, picture })
})

const text = toMapFile(map, Uint8Array.of(1, 2, 3))

test.each([
  ['', 'is damaged: it is not complete JSON'],
  [text.slice(0, -5), 'is damaged: it is not complete JSON'],
  ['{}', 'is not a map saved here: “format” is missing or wrong'],
  ['[]', 'is not a map saved here.'],
  ['{"format":"season-log","version":1,"sits":[]}', 'is not a map saved here: “format”'],
  [text.replace('"x":0.25', '"x":25'), '“map.pins.0.x” is missing or wrong'],
  [text.replace('"stand"', '"sofa"'), '“map.pins.0.kind” is missing or wrong'],
  [text.replace('2026-11-14', '2026-11-31'), '“map.madeOn” is missing or wrong'],
  [text.replace('base64,', 'base64,é'), 'The picture in “a.json” is damaged.'],
  [text.replace('data:image/jpeg', 'https://example.com/'), 'The picture in “a.json” is damaged.'],
])('%s is refused: %s', (wrong, reason) => {
  expect(readMapFile(wrong, 'a.json')).toContain(reason)
})
