/** A map with its picture as a file, for another device: JSON, with the picture in base64. */
import * as z from 'zod/mini'
import { StandMap } from './stand-map.schema'

const MapFile = z.object({ format: z.literal('stand-map'), version: z.literal(1), map: StandMap, picture: z.string() })

const pictureStart = 'data:image/jpeg;base64,'
/** Of bytes that become characters at once: more would overflow the stack. */
const chunk = 0x8000

export function toMapFile(map: StandMap, picture: Uint8Array): string {
  let text = ''
  for (let at = 0; at < picture.length; at += chunk) text += String.fromCharCode(...picture.subarray(at, at + chunk))
  const file = { format: 'stand-map', version: 1, map, picture: pictureStart + btoa(text) } as const
  return JSON.stringify(file satisfies z.infer<typeof MapFile>)
}

/** @returns the map with the bytes of its picture, or what is wrong with the file */
export function readMapFile(text: string, name: string): { map: StandMap; picture: Uint8Array<ArrayBuffer> } | string {
  const read = parseJson(text)
  if (read === undefined) return `“${name}” is damaged: it is not complete JSON.`
  const { data: file, error } = z.safeParse(MapFile, read)
  if (!file) {
    const at = error.issues[0]?.path.join('.')
    return `“${name}” is not a map saved here${at ? `: “${at}” is missing or wrong` : ''}.`
  }
  const picture = file.picture.startsWith(pictureStart)
    ? fromBase64(file.picture.slice(pictureStart.length))
    : undefined
  return picture ? { map: file.map, picture } : `The picture in “${name}” is damaged.`
}

function parseJson(text: string): unknown {
  return attempt<unknown>(SyntaxError, () => JSON.parse(text))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  return attempt(DOMException, () => Uint8Array.from(atob(text), (character) => character.charCodeAt(0)))
}

/** Undefined where it throws such an error. */
function attempt<Result>(expected: typeof SyntaxError | typeof DOMException, action: () => Result): Result | undefined {
  try {
    return action()
  } catch (error) {
    if (error instanceof expected) return undefined
    throw error
  }
}
