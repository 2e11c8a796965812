import * as z from 'zod/mini'
import { Day } from '~/tools/legal-light/legal-light.schema'
import { directions } from '~/tools/wind-picker/wind-picker.data'
import { characterCount, cleanLine } from '~/lib/text'
import { mostCharacters, mostMiles, mostPins, pinKinds, units, yardsInMile } from './stand-map.data'

const line = z.string().check(
  z.overwrite(cleanLine),
  z.refine((text) => characterCount(text) <= mostCharacters),
)
const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const share = z.number().check(z.minimum(0), z.maximum(1))
const side = z.int().check(z.minimum(1), z.maximum(100_000))

/** Both are shares of the picture’s width and height, from its top left corner. */
const Point = z.object({ x: share, y: share })

const Pin = z.object({
  id,
  kind: z.enum(pinKinds.map((kind) => kind.id)),
  x: share,
  y: share,
  number: z.int().check(z.minimum(1), z.maximum(9999)),
  name: line,
})

const Scale = z.object({
  /** The picture’s width covers so much ground. */
  yardsAcross: z.number().check(z.gt(0), z.maximum(1000 * mostMiles * yardsInMile)),
  unit: z.enum(units.map((unit) => unit.id)),
})

export const StandMap = z.object({
  id,
  name: line,
  madeOn: Day,
  width: side,
  height: side,
  /** North is in degrees clockwise from the top of the picture. */
  north: z.int().check(z.minimum(0), z.maximum(359)),
  wind: z.union([z.literal(''), z.enum(directions.map((direction) => direction.id))]),
  ruler: z.array(Point).check(z.maxLength(2)),
  scale: z.nullable(Scale),
  pins: z.array(Pin).check(z.maxLength(mostPins)),
})

export type StandMap = z.infer<typeof StandMap>
export type Pin = z.infer<typeof Pin>
export type Point = z.infer<typeof Point>
