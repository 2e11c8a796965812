import ExifReader from 'exifreader'
import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  cameraJpeg,
  exifOf,
  hyperFireNote,
  pngChunk,
  segment,
  withTags,
  type PictureTags,
} from '../../../../tests/setup/trail-cam-picture'
import { keptParts } from './clean-picture'
import { headBytes, readPicture, readPictureFile, type PictureFacts } from './read-picture'
import { readReconyx } from './reconyx'
import { toIsoWallTime } from './wall-time'
import { checksumOf, zipParts } from './zip-file'

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
let jpeg: Buffer
let png: Buffer
beforeAll(async () => {
  const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: '#556633' } })
  jpeg = await plain.clone().jpeg().toBuffer()
  png = await plain.png().toBuffer()
})

const arrayBuffer = (data: Uint8Array) => Uint8Array.from(data).buffer

function factsOf(file: Uint8Array): PictureFacts {
  const read = readPicture(arrayBuffer(file))
  if ('refused' in read) throw new Error(read.refused)
  return read.facts
}

describe('a picture', () => {
  test('says when, with what and where it was taken', () => {
    const facts = factsOf(
      withTags(jpeg, {
        make: 'BROWNING',
        model: 'BTC-7E',
        taken: '2026:11:14 06:42:10',
        orientation: 6,
        position: [44.4759, -73.2121],
        ambientTenths: -50,
      }),
    )
    expect(facts).toMatchObject({
      make: 'BROWNING',
      model: 'BTC-7E',
      orientation: 6,
      temperatureF: 23,
      moon: undefined,
    })
    expect(toIsoWallTime(facts.taken ?? 0)).toBe('2026-11-14T06:42:10')
    expect(facts.position?.degrees?.latitude).toBeCloseTo(44.4759, 5)
    expect(facts.position?.degrees?.longitude).toBeCloseTo(-73.2121, 5)
  })

  test('that writes the month first says when it was taken', () => {
    const { taken } = factsOf(withTags(jpeg, { taken: '11/04/2026 06:42:10' }))
    expect(toIsoWallTime(taken ?? 0)).toBe('2026-11-04T06:42:10')
  })

  test('of a Reconyx that keeps all of it in its maker note', () => {
    const makerNote = hyperFireNote({ taken: [2026, 11, 14, 6, 42, 10], moon: 5, fahrenheit: -9, label: 'EAST' })
    const facts = factsOf(withTags(jpeg, { makerNote }))
    expect(facts).toMatchObject({ make: 'RECONYX', label: 'EAST', temperatureF: -9, moon: 'Waning Gibbous' })
    expect(toIsoWallTime(facts.taken ?? 0)).toBe('2026-11-14T06:42:10')
  })

  test.each([
    ['without a fix', { position: [0, 0] }],
    ['without any', { make: 'X' }],
  ] satisfies [string, PictureTags][])('%s tells no position', (_name, tags) => {
    expect(factsOf(withTags(jpeg, tags)).position).toBeUndefined()
  })

  test('tells that it has a position in XMP', () => {
    const xmp = '<rdf:Description exif:GPSLatitude="44,28.55N" exif:GPSLongitude="73,12.7W"/>'
    expect(factsOf(withTags(jpeg, { xmp })).position).toEqual({ degrees: undefined })
  })

  test('without a time, or cut short, is a picture without a time', () => {
    const file = withTags(jpeg, { taken: '2026:11:14 06:42:10' })
    for (const each of [jpeg, file.subarray(0, 30), withTags(jpeg, { taken: '0000:00:00 00:00:00' })]) {
      expect(factsOf(each).taken).toBeUndefined()
    }
  })

  test.each([
    ['', 'empty, or cannot be read'],
    ['There was a deer.', 'not a picture or a video'],
  ])('is not %j', (content, refused) => {
    expect(readPicture(arrayBuffer(Buffer.from(content, 'latin1')))).toEqual({ refused })
  })

  const seconds = Date.UTC(2026, 10, 14, 6, 42, 10) / 1000 + 2_082_844_800
  const word = (number: number) =>
    String.fromCharCode(number >>> 24, (number >>> 16) & 255, (number >>> 8) & 255, number & 255)
  const box = (type: string, content: string) => `${word(content.length + 8)}${type}${content}`
  const header = box('mvhd', `\0\0\0\0${word(seconds)}${word(seconds)}${'\0'.repeat(80)}`)
  const longHeader = box('mvhd', `\x01\0\0\0${word(0)}${word(seconds)}${'\0'.repeat(90)}`)
  const idit = (text: string) =>
    `RIFF\0\0\0\0AVI LIST\0\0\0\0hdrlIDIT${String.fromCharCode(text.length)}\0\0\0${text}\n\0movi`

  test.each([
    ['MP4', `${box('ftyp', 'mp42\0\0\0\0')}${box('moov', header)}`],
    ['MP4 with its index last', `${box('ftyp', 'mp42\0\0\0\0')}${box('mdat', 'x'.repeat(5000))}${box('moov', header)}`],
    ['MOV with a long header', `${box('wide', '')}${box('moov', longHeader)}`],
    ['AVI', idit('SAT NOV 14 06:42:10 2026')],
    ['AVI with the year first', idit('2026-11-14 06:42:10')],
  ])('or an %s says when it was recorded', async (_name, content) => {
    const read = await readPictureFile(new Blob([Buffer.from(content, 'latin1')]))
    if ('refused' in read) throw new Error(read.refused)
    expect(toIsoWallTime(read.facts.taken ?? 0)).toBe('2026-11-14T06:42:10')
  })

  test.each([
    ['a clock that was never set', `${box('ftyp', 'mp42')}${box('moov', box('mvhd', '\0'.repeat(100)))}`],
    ['boxes of no length', `${word(4)}ftyp${word(0)}moov`],
    ['a file that is cut short', '\0\0\x10\0moov\0\0\0\x6cmvhd'],
    ['no text of its time', 'RIFF\0\0\0\0AVI LIST'],
    ['another kind of video', '\x1a\x45\xdf\xa3'],
  ])('without a time, as with %s, is a video without a time', async (_name, content) => {
    const read = await readPictureFile(new Blob([Buffer.from(content, 'latin1')]))
    expect(read).toMatchObject({ facts: { isVideo: true, taken: undefined } })
  })

  test('of a phone or a cell camera, as PNG, WebP, AVIF or HEIC, says when it was taken', async () => {
    const busy = sharp({ create: { width: 460, height: 340, channels: 3, background: '#777', noise } }).withExif({
      IFD2: { DateTimeOriginal: '2026:11:14 06:42:10' },
    })
    const avif = await busy.clone().avif({ quality: 100, effort: 0 }).toBuffer()
    const heic = Buffer.from(avif)
    heic.write('heic', 8, 'latin1')
    const webp = await busy.clone().webp({ quality: 100 }).toBuffer()
    for (const file of [await busy.clone().png().toBuffer(), webp, avif, heic]) {
      expect(file.length).toBeGreaterThan(headBytes)
      const read = await readPictureFile(new Blob([Uint8Array.from(file)]))
      expect('facts' in read && toIsoWallTime(read.facts.taken ?? 0)).toBe('2026-11-14T06:42:10')
    }
  })

  test('has no control characters in what it says of its camera', () => {
    const facts = factsOf(withTags(jpeg, { make: 'BROW\x01NING\x1f', model: 'BTC\x7f\n7E' }))
    expect(facts).toMatchObject({ make: 'BROWNING', model: 'BTC 7E' })
  })

  test('is never more than a picture without a time, whatever its bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(factsOf(Buffer.concat([Buffer.from('\xff\xd8\xff\xe1', 'latin1'), bytes]))).toBeDefined()
        const damaged = withTags(jpeg, { taken: '2026:11:14 06:42:10', makerNote: bytes })
        damaged.set(bytes.subarray(0, 60), 30)
        expect(factsOf(damaged)).toBeDefined()
      }),
    )
  })
})

describe('the maker note of a Reconyx', () => {
  const bytesThenYear = (note: Buffer, at: number) => {
    note.set([10, 42, 6, 14, 11, 2026 & 255, 2026 >> 8], at)
  }
  const words = (note: Buffer, at: number, parts: readonly number[]) => {
    for (const [index, part] of parts.entries()) note.writeUInt16LE(part, at + index * 2)
  }

  test.each([
    {
      mark: 'RECONYXUF',
      write: (note: Buffer) => {
        bytesThenYear(note, 0x3b)
        note.writeUInt8(4, 0x43)
        note.writeInt16LE(-9, 0x44)
        note.write('EAST', 0x5a)
      },
    },
    {
      mark: 'RECONYXH2',
      write: (note: Buffer) => {
        words(note, 0x3e, [10, 42, 6, 14, 11, 2026])
        note.writeUInt16LE(4, 0x4c)
        note.writeInt16LE(-9, 0x4e)
        note.write('EAST', 0x68)
      },
    },
    {
      mark: 'RECONYXMF',
      write: (note: Buffer) => {
        words(note, 0x4e, [10, 42, 6, 11, 14, 2026])
        note.writeUInt16LE(4, 0x5c)
        note.writeInt16LE(-9, 0x5e)
        note.write('EAST', 0x76)
      },
    },
    {
      mark: 'RECONYXHF4K',
      write: (note: Buffer) => {
        bytesThenYear(note, 0x2f)
        note.writeUInt8(4, 0x37)
        note.writeInt16LE(-9, 0x38)
        note.write('EAST', 0x51)
      },
    },
    {
      mark: '\x01\xf1',
      write: (note: Buffer) => {
        words(
          note,
          0x16,
          [10, 42, 6, 11, 14, 2026].map((part) => ((part & 255) << 8) | (part >> 8)),
        )
        words(note, 0x24, [4])
        note.writeInt16LE(-9, 0x26)
        note.write('EAST', 0x56)
      },
    },
  ])('that begins with $mark', ({ mark, write }) => {
    const note = Buffer.alloc(0xa0)
    note.write(`${mark}\0`, 0, 'latin1')
    if (mark === '\x01\xf1') note.writeUInt16LE(3, 2)
    write(note)
    expect(readReconyx(note, 'RECONYX')).toEqual({
      time: '2026:11:14 06:42:10',
      moon: 'Full Moon',
      temperatureF: -9,
      label: 'EAST',
    })
  })

  test('is told from that of another make', () => {
    expect(readReconyx(Buffer.from('\x01\xf1\x07\x00'.padEnd(200), 'latin1'), 'Canon')).toBeUndefined()
    expect(readReconyx(Buffer.from('RECONYXH2\0', 'latin1'), 'RECONYX')).toBeUndefined()
  })
})

describe('the copy without metadata', () => {
  const clean = (file: Uint8Array) => {
    const kept = keptParts(file)
    return kept && Buffer.concat([...kept.ranges.map(([start, end]) => file.subarray(start, end)), kept.end])
  }
  const tags: PictureTags = {
    make: 'RECONYX',
    model: 'HC500',
    taken: '2026:11:14 06:42:10',
    orientation: 6,
    position: [44.4759, -73.2121],
    makerNote: Buffer.alloc(900, 7),
    xmp: '<x exif:GPSLatitude="1"/>',
    comment: 'serial 4711',
  }

  test('of a JPEG has no tag left, and the same picture', async () => {
    const tagged = withTags(jpeg, tags)
    const copy = clean(tagged) ?? Buffer.alloc(0)
    const { exif, gps, xmp, makerNotes, jfif, iptc, icc, Thumbnail } = ExifReader.load(copy, { expanded: true })
    expect({ exif, gps, xmp, makerNotes, jfif, iptc, icc, Thumbnail }).toEqual({})
    for (const trace of ['Exif', 'RECONYX', '2026', 'GPS', 'serial']) expect(copy.includes(trace), trace).toBe(false)
    expect(await sharp(copy).raw().toBuffer()).toEqual(await sharp(jpeg).raw().toBuffer())
    expect(clean(copy)).toEqual(copy)
  })

  test('of a progressive JPEG has its scans, and nothing from between and behind them', async () => {
    const progressive = await sharp(png).jpeg({ progressive: true }).toBuffer()
    const scan = progressive.indexOf(Buffer.from([0xff, 0xda]), progressive.indexOf(Buffer.from([0xff, 0xda])) + 2)
    const between = segment(0xed, Buffer.from('between'))
    const file = Buffer.concat([
      progressive.subarray(0, scan),
      between,
      progressive.subarray(scan),
      withTags(jpeg, tags),
    ])
    const copy = clean(file) ?? Buffer.alloc(0)
    expect(copy.includes('between')).toBe(false)
    expect(copy.includes('Exif')).toBe(false)
    expect(await sharp(copy).raw().toBuffer()).toEqual(await sharp(progressive).raw().toBuffer())
  })

  test('keeps how the colors are coded', async () => {
    const cmyk = await sharp(png).toColorspace('cmyk').jpeg().toBuffer()
    expect(cmyk.includes('Adobe')).toBe(true)
    expect(clean(withTags(cmyk, tags))?.includes('Adobe')).toBe(true)
  })

  test.each([
    ['without its end marker', (file: Buffer) => file.subarray(0, -2)],
    ['without half of it', (file: Buffer) => file.subarray(0, -1)],
    ['that was cut off', (file: Buffer) => file.subarray(0, -400)],
  ])('of a JPEG %s gets one, and shows the same', async (_, cut) => {
    const busy = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#777', noise } })
      .jpeg()
      .toBuffer()
    const progressive = await sharp(busy).jpeg({ progressive: true }).toBuffer()
    for (const whole of [busy, progressive]) {
      const file = cut(withTags(whole, tags))
      const copy = clean(file) ?? Buffer.alloc(0)
      expect(copy.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]))
      expect(copy.includes('Exif')).toBe(false)
      const shownOf = (each: Buffer) => sharp(each, { failOn: 'none' }).raw().toBuffer()
      expect(await shownOf(copy)).toEqual(await shownOf(file))
    }
  })

  test.each(['jpeg', 'png'] as const)(
    'of a %s keeps the color profile, so that colors do not shift',
    async (format) => {
      const wide = await sharp(png).withIccProfile('p3').toFormat(format).toBuffer()
      const copy = clean(format === 'jpeg' ? withTags(wide, tags) : wide) ?? Buffer.alloc(0)
      expect((await sharp(copy).metadata()).icc).toEqual((await sharp(wide).metadata()).icc)
      expect(await sharp(copy).raw().toBuffer()).toEqual(await sharp(wide).raw().toBuffer())
      expect(copy.includes('Exif')).toBe(false)
    },
  )

  test('has no other data of the segments that hold a color profile', () => {
    const pictures = segment(0xe2, Buffer.from('MPF\0secret'))
    expect(clean(Buffer.concat([jpeg.subarray(0, 2), pictures, jpeg.subarray(2)]))?.includes('secret')).toBe(false)
  })

  test('of a PNG has no text, time or EXIF', async () => {
    const at = png.length - 12
    const chunks = ['tEXt', 'iTXt', 'zTXt', 'eXIf', 'tIME', 'prVt'].map((name) =>
      pngChunk(name, Buffer.concat([Buffer.from('secret\0'), exifOf(tags)])),
    )
    const copy = clean(Buffer.concat([png.subarray(0, at), ...chunks, png.subarray(at), Buffer.from('secret')]))
    expect(copy?.includes('secret')).toBe(false)
    expect(await sharp(copy).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer())
  })

  test.each([
    ['GIF', Buffer.from('GIF89a'.padEnd(40))],
    ['JPEG without a picture', cameraJpeg(100).subarray(0, 20)],
    ['JPEG of four bytes', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['PNG without an end', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1')],
    ['empty file', Buffer.alloc(0)],
  ])('is refused for a %s', (_name, file) => {
    expect(keptParts(file)).toBeUndefined()
  })

  test('never has EXIF in it, wherever a JPEG is damaged', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.uint8Array({ minLength: 1, maxLength: 8 }), (at, bytes) => {
        const file = withTags(jpeg, tags)
        file.set(bytes, 2 + (at % (file.length - 10)))
        for (const [start, end] of keptParts(file)?.ranges ?? []) expect(start).toBeLessThan(end)
      }),
    )
  })
})

describe('the ZIP file', () => {
  test('has the checksum that the format’s own example has', () => {
    expect(checksumOf([Buffer.from('1234'), Buffer.from('56789')])).toBe(0xcbf43926)
  })

  test('has each file with its checksum, and says where it is', () => {
    const files = [Buffer.from('first'), Buffer.from('the second')]
    const names = ['Eiche é/IMG_1.JPG', 'IMG_2.JPG']
    const checksums = files.map((file) => checksumOf([file.subarray(0, 2), file.subarray(2)]))
    const zip = zipParts(
      files.map((file, index) => ({ name: names[index] ?? '', size: file.length, checksum: checksums[index] ?? 0 })),
    )
    const bytes = Buffer.concat([
      ...files.flatMap((file, index) => [zip?.headers[index] ?? Buffer.alloc(0), file]),
      zip?.end ?? Buffer.alloc(0),
    ])
    const end = bytes.length - 22
    expect(bytes.readUInt32LE(end)).toBe(0x06054b50)
    expect(bytes.readUInt16LE(end + 10)).toBe(2)
    let at = bytes.readUInt32LE(end + 16)
    for (const [index, file] of files.entries()) {
      const nameLength = bytes.readUInt16LE(at + 28)
      expect(bytes.subarray(at + 46, at + 46 + nameLength).toString()).toBe(names[index])
      const local = bytes.readUInt32LE(at + 42)
      expect(bytes.readUInt32LE(local)).toBe(0x04034b50)
      const start = local + 30 + bytes.readUInt16LE(local + 26)
      expect(bytes.subarray(start, start + bytes.readUInt32LE(at + 24))).toEqual(file)
      at += 46 + nameLength
    }
    expect(at).toBe(end)
  })

  test('is refused beyond 4 GB', () => {
    const entry = { name: 'a', size: 2 ** 31, checksum: 0 }
    expect(zipParts([entry])).toBeDefined()
    expect(zipParts([entry, entry])).toBeUndefined()
  })
})
