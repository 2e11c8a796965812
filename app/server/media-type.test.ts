import { expect, test } from 'vitest'
import { mediaTypeOf } from './media-type'

test.each([
  [null, ''],
  ['', ''],
  ['Application/JSON ; charset=utf-8', 'application/json'],
  ['application/json;Charset="UTF-8"', 'application/json'],
  ['application/json; charset=utf8; x=y', 'application/json'],
  ['multipart/form-data; boundary="charset"', 'multipart/form-data'],
  ['application/json; charset=utf-7', undefined],
  ['application/json;charset="ISO-8859-1"', undefined],
  ['application/json; charset=utf-8; charset=utf-16', undefined],
  ['application/json; charset="utf-8', undefined],
  ['application/json; charset=', undefined],
])('reads %j as %j', (header, type) => {
  expect(mediaTypeOf(header)).toBe(type)
})
