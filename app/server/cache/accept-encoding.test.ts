import { expect, test } from 'vitest'
import { acceptedCodings } from './accept-encoding'

test.each([
  [undefined, ['identity']],
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
  ['GZIP', ['gzip', 'identity']],
  ['x-gzip', ['gzip', 'identity']],
  ['deflate, zstd', ['identity']],
  ['br;q=0, gzip', ['gzip', 'identity']],
  ['br;q=0.000,gzip;q=0.001', ['gzip', 'identity']],
  ['gzip;q=1.0, br;q=0.9', ['gzip', 'br', 'identity']],
  ['gzip ; q=0.5 , br ; q=0.8', ['br', 'gzip', 'identity']],
  ['identity, gzip;q=0.5', ['identity', 'gzip']],
  ['*', ['br', 'gzip', 'identity']],
  ['*;q=0.5, br;q=0', ['gzip', 'identity']],
  ['gzip, *;q=0', ['gzip']],
  ['gzip, identity;q=0', ['gzip']],
  ['identity;q=0', []],
  ['*;q=0', []],
  ['br;q=2, gzip;q=x', ['identity']],
  ['br;q=, gzip', ['gzip', 'identity']],
  ['br;level=4;q=0.2, gzip;q=0.3', ['gzip', 'br', 'identity']],
  [',,gzip,,', ['gzip', 'identity']],
])('%j: %j', (header, expected) => {
  expect(acceptedCodings(header)).toEqual(expected)
})
