import { imageTypes } from '~/content/pictures/images'
import type { JsonBody, MultipartBody } from './contract'
import { asChange, mapEntries, propertiesOf, toJsonSchema, withoutNull, type JsonSchema } from './json-schema'

export function requestBody(body: JsonBody | MultipartBody) {
  const schema = body.kind === 'json' ? jsonSchema(body) : multipartSchema(body)
  return { required: true, content: { [contentType(body)]: { schema, ...encodingOf(body), example: body.example } } }
}

export function contentType({ kind }: JsonBody | MultipartBody): string {
  return kind === 'json' ? 'application/json' : 'multipart/form-data'
}

function jsonSchema({ schema, isChange }: JsonBody): JsonSchema {
  const whole = toJsonSchema(schema, 'input')
  return isChange ? asChange(whole) : whole
}

/** Lists and objects are JSON text, booleans `true` or `false`. */
function multipartSchema({ schema, payload, files, isChange }: MultipartBody): JsonSchema {
  const whole = toJsonSchema(schema, 'input')
  const shape = isChange ? asChange(whole) : whole
  const { properties: _, required = [], ...rest } = shape
  const fields: Record<string, JsonSchema> = {}
  for (const [name, property] of Object.entries(propertiesOf(shape))) {
    if (payload.text.includes(name)) fields[name] = withoutNull(property)
    else if (payload.json.includes(name)) fields[name] = jsonText(withoutNull(property))
    else if (payload.flags.includes(name)) fields[name] = flag(isChange === true)
  }
  const uploads = mapEntries(files, (file, name) => upload(file, fields[name]))
  // Flags have defaults, so they are not required.
  const needed = required.filter((name) => !payload.flags.includes(name))
  return {
    ...rest,
    ...(needed.length === 0 ? {} : { required: needed }),
    properties: { ...fields, ...uploads },
  }
}

function jsonText({ description, ...contentSchema }: JsonSchema): JsonSchema {
  const described = ['JSON text.', description].filter((part) => part !== undefined).join(' ')
  return { type: 'string', description: described, contentMediaType: 'application/json', contentSchema }
}

function flag(isChange: boolean): JsonSchema {
  const words = { description: 'Also 1 or 0, on or off.' }
  return { type: 'string', enum: ['true', 'false'], ...(isChange ? {} : { default: 'true' }), ...words }
}

/** `text` describes what may be sent as text under the same name. */
function upload({ description, isList }: { description: string; isList?: true }, text?: JsonSchema): JsonSchema {
  const file = { type: 'string', format: 'binary' } as const satisfies JsonSchema
  const part = text ? { anyOf: [file, text] } : file
  return isList ? { type: 'array', items: part, description } : { ...part, description }
}

function encodingOf(body: JsonBody | MultipartBody) {
  if (body.kind === 'json') return {}
  const types = imageTypes.map((type) => `image/${type.toLowerCase()}`).join(', ')
  const files = Object.entries(body.files).filter(([name]) => !body.payload.json.includes(name))
  return { encoding: Object.fromEntries(files.map(([name]) => [name, { contentType: types }])) }
}
