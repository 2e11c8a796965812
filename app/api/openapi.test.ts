import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { BlogPostInput, BlogPostRequest } from '~/kinds/blog/blog.schema'
import { examplePath } from './contract'
import { apiRows } from './contract.data'
import { propertiesOf, toJsonSchema, withoutNull, type JsonSchema } from './json-schema'
import { toOpenApi } from './openapi'

const document = toOpenApi(apiRows, {
  site: { name: 'Stagwise', url: 'https://stagwise.example' },
  cookies: { http: 'plain', https: '__Host-plain' },
  bodyLimit: () => 1024 * 1024,
})

test('is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  const broken = { ...structuredClone(document), info: {} }
  expect(await new Validator().validate(broken)).toMatchObject({ valid: false })
})

test('no two rows are of one name, or of one method and path', () => {
  expect(new Set(apiRows.map(({ id }) => id)).size).toBe(apiRows.length)
  expect(new Set(apiRows.map(({ method, path }) => `${method} ${path}`)).size).toBe(apiRows.length)
})

test.each(apiRows)('$method $path has an example for each part that varies', (row) => {
  const names = Array.from(row.path.matchAll(/\{(\w+)\}/g), ([, name]) => name)
  expect(names).toEqual(Object.keys(row.params ?? {}))
  expect(examplePath(row)).not.toMatch(/[{}]|undefined/)
  for (const { schema, example } of Object.values({ ...row.params, ...row.query })) {
    expect(schema.safeParse(example).success).toBe(true)
  }
})

test('every operation says how it refuses, and every tag what it holds', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  const Responses = z.object({ responses: z.record(z.string(), z.unknown()) })
  for (const { responses } of operations.map((operation) => Responses.parse(operation))) {
    expect(Object.keys(responses).filter((status) => status.startsWith('4'))).not.toEqual([])
  }
  expect(document.tags.filter(({ description }) => description === '')).toEqual([])
  expect(document.info.license.name).toBe('MIT')
})

const bodies = apiRows.flatMap(({ id, body }) => (body ? [{ id, body }] : []))

test.each(bodies)('$id sends every field that its schema knows', ({ body }) => {
  if (body.kind === 'json') {
    expect(Object.keys(body.schema.shape)).toEqual(expect.arrayContaining(Object.keys(body.example)))
    return
  }
  const { text, json, flags } = body.payload
  const sent = [...text, ...json, ...flags].filter((name) => name !== 'version')
  expect(sent.toSorted()).toEqual(Object.keys(body.schema.shape).toSorted())
})

interface Bound {
  schema: (typeof bodies)[number]['body']['schema']
  field: string
  good: unknown
  bad: unknown
}

/** `good` just fits what the document says of a field, and `bad` just does not. */
function boundsOf(property: JsonSchema): { good: unknown; bad: unknown }[] {
  const { type, maxLength, minLength, format, pattern, maximum, minimum, maxItems, items } = withoutNull(property)
  const start = pattern?.includes('\\/') ? '/' : ''
  const end = format === 'email' ? '@example.org' : ''
  const fill = (length: number) => start + 'a'.repeat(length - start.length - end.length) + end
  return [
    ...(maxLength === undefined ? [] : [{ good: fill(maxLength), bad: fill(maxLength + 1) }]),
    ...(minLength === 1 ? [{ good: `a${end}`, bad: '' }] : []),
    ...(pattern === undefined ? [] : [{ good: '', bad: ' ../A b' }]),
    ...(type === 'integer' && maximum !== undefined ? [{ good: maximum, bad: maximum + 1 }] : []),
    ...(type === 'integer' && minimum === 0 ? [{ good: minimum, bad: minimum - 1 }] : []),
    ...(maxItems !== undefined && typeof items === 'object' && !Array.isArray(items) && items.type === 'string'
      ? [
          { good: Array(maxItems).fill('/a'), bad: Array(maxItems + 1).fill('/a') },
          ...boundsOf(items).map(({ good, bad }) => ({ good: [good], bad: [bad] })),
        ]
      : []),
  ]
}

const bounds: Bound[] = [...new Set(bodies.map(({ body }) => body.schema))].flatMap((schema) =>
  Object.entries(propertiesOf(toJsonSchema(schema, 'input'))).flatMap(([field, property]) =>
    boundsOf(property).map((bound) => ({
      // Pictures inside a post are taken out before its schema sees it.
      schema: schema === BlogPostRequest ? BlogPostInput : schema,
      field,
      ...bound,
    })),
  ),
)

describe('what the document says of a field', () => {
  test('is much', () => {
    expect(bounds.length).toBeGreaterThan(80)
  })

  test.each(bounds)('is what its schema holds: $field', ({ schema, field, good, bad }) => {
    const accepts = (value: unknown) =>
      !schema.safeParse({ [field]: value }).error?.issues.some(({ path }) => path[0] === field)
    expect(accepts(good)).toBe(true)
    expect(accepts(bad)).toBe(false)
  })
})
