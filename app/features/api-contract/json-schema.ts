/** zod's schemas as JSON Schema (2020-12, the dialect of OpenAPI 3.1). What has no JSON Schema throws. */
import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** `input` is what may be sent, `output` what comes back. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' })
  return jsonSchema
}

/** Each property of an object's schema; a property is never merely true or false here. */
export function propertiesOf({ properties = {} }: JsonSchema): Record<string, JsonSchema> {
  return mapEntries(properties, (property) => (typeof property === 'boolean' ? {} : property))
}

/** For a change: nothing is required, and what is absent keeps its value instead of taking a default. */
export function asChange(schema: JsonSchema): JsonSchema {
  const { required: _, ...rest } = schema
  const properties = mapEntries(propertiesOf(schema), ({ default: _default, ...property }) => property)
  return { ...rest, properties: { ...properties, version } }
}

/** The same where null cannot be sent. */
export function withoutNull({ anyOf, ...schema }: JsonSchema): JsonSchema {
  if (!anyOf) return schema
  const [only, ...more] = anyOf.filter((choice) => typeof choice === 'object' && choice.type !== 'null')
  return typeof only === 'object' && more.length === 0 ? { ...only, ...schema } : { anyOf, ...schema }
}

const version = {
  type: 'integer',
  minimum: 1,
  description:
    'What the change was made from: 409 when the record has been saved since. Without it the last write wins.',
} as const satisfies JsonSchema

export function mapEntries<V, W>(
  record: Readonly<Record<string, V>>,
  map: (value: V, name: string) => W,
): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value, name)]))
}
