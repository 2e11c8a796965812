import { expect, test } from 'vitest'
import { dumpCommand, onPostgres, restoreDumpCommand } from './postgres-commands'

test('the commands name the very database, and no password', () => {
  const url = 'postgres://site:s3cret%40word@db.example.org:5433/deer?sslmode=verify-full&password=other&ssl=true'
  const address = "'postgres://site@db.example.org:5433/deer?sslmode=verify-full'"
  expect(dumpCommand(url)).toBe(`pg_dump --format=custom --file=stagwise.dump ${address}`)
  expect(restoreDumpCommand(url)).toBe(
    `pg_restore --clean --if-exists --no-owner --single-transaction --dbname=${address} stagwise.dump`,
  )
  for (const say of Object.values(onPostgres)) {
    expect(say(url)).toContain(address)
    expect(say(url)).not.toMatch(/s3cret|other|\n/)
  }
})

test.each([
  ['postgres://site@localhost/deer', 'postgres://site@localhost/deer'],
  ['postgresql://site@[::1]:5432/deer', "'postgresql://site@[::1]:5432/deer'"],
  ['postgres://site@%2Fvar%2Frun%2Fpostgresql/deer', 'postgres://site@%2Fvar%2Frun%2Fpostgresql/deer'],
  ['postgres:///deer?host=/var/run/postgresql', "'postgres:///deer?host=/var/run/postgresql'"],
  ['postgres://site:a@h/deer?sslmode=no-verify', "'postgres://site@h/deer?sslmode=require'"],
  ["postgres://o'brien:a@h/deer", "'postgres://o'\\''brien@h/deer'"],
])('%s is written for a shell', (url, address) => {
  expect(dumpCommand(url).replace(/^.*dump /, '')).toBe(address)
})
