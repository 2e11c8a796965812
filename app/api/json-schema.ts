/** The dialect is JSON Schema 2020-12, that of OpenAPI 3.1. Throws if a schema has no equivalent. */
import { z } from 'zod'

export type JsonSchema = z.core.JSONSchema.BaseSchema

export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' })
  return jsonSchema
}

export function propertiesOf({ properties = {} }: JsonSchema): Record<string, JsonSchema> {
  return mapEntries(properties, (property) => (typeof property === 'boolean' ? {} : property))
}

/** An update requires nothing and has no defaults. */
export function asChange(schema: JsonSchema): JsonSchema {
  const { required: _, ...rest } = schema
  const properties = mapEntries(propertiesOf(schema), ({ default: _default, ...property }) => property)
  return { ...rest, properties: { ...properties, version } }
}

/** A multipart form cannot send null. */
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
