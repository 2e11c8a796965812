import * as z from 'zod/mini'
import { parseJson } from '~/lib/parse-json'
import { StandMap } from './stand-map.schema'

const MapFile = z.object({ format: z.literal('stand-map'), version: z.literal(1), map: StandMap, picture: z.string() })

const pictureStart = 'data:image/jpeg;base64,'
/** So many bytes become characters at once: more would overflow the stack. */
const chunk = 0x8000

export interface MapWithPicture {
  map: StandMap
  picture: Uint8Array<ArrayBuffer>
}

/** A browser may have lost the picture, and still has the pins. */
export interface StoredMap {
  map: StandMap
  picture: MapWithPicture['picture'] | undefined
}

export function toMapFile(map: StandMap, picture: Uint8Array): string {
  return JSON.stringify(toMapRecord(map, picture))
}

export function toMapRecord(map: StandMap, picture?: Uint8Array): z.infer<typeof MapFile> {
  if (!picture) return { format: 'stand-map', version: 1, map, picture: '' }
  let text = ''
  for (let at = 0; at < picture.length; at += chunk) text += String.fromCharCode(...picture.subarray(at, at + chunk))
  return { format: 'stand-map', version: 1, map, picture: pictureStart + btoa(text) }
}

/** @returns the map with the bytes of its picture, or a sentence that says what is wrong with the file */
export function readMapFile(text: string, name: string): MapWithPicture | string {
  const record = parseJson(text)
  if (record === undefined) return `“${name}” is damaged: it is not complete JSON.`
  const read = readMapRecord(record, name)
  if (typeof read === 'string') return read
  const { map, picture } = read
  return picture ? { map, picture } : `“${name}” has no picture.`
}

export function readMapRecord(read: unknown, name: string): StoredMap | string {
  const { data: file, error } = z.safeParse(MapFile, read)
  if (!file) {
    const at = error.issues[0]?.path.join('.')
    return `“${name}” is not a map saved here${at ? `: “${at}” is missing or wrong` : ''}.`
  }
  if (file.picture === '') return { map: file.map, picture: undefined }
  const picture = file.picture.startsWith(pictureStart)
    ? fromBase64(file.picture.slice(pictureStart.length))
    : undefined
  return picture ? { map: file.map, picture } : `The picture in “${name}” is damaged.`
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}
