import { expect, test } from 'vitest'
import { openDatabase } from '~db/client.server'
import { DatabaseOpenError } from '~db/open-error'

test.each([
  'postgres://site:secret@db.example.org/deer',
  'postgresql://site:secret@10.0.0.5:5433/deer?application_name=deer',
  'postgres:///deer?host=db.example.org&user=site&password=secret',
])('a server on another machine needs to be told how to encrypt: %s', (url) => {
  expect(() => openDatabase(url)).toThrow(DatabaseOpenError)
  expect(() => openDatabase(url)).toThrow(/^Database postgres.*: .*\?sslmode=verify-full/)
  expect(() => openDatabase(url)).not.toThrow(/secret/)
})

test('an address that cannot be read is refused in one line', () => {
  expect(() => openDatabase('postgres://site:secret@/deer')).toThrow(/^Database .*: it must be an address like/)
})

test.each([
  'postgres://site:secret@db.example.org/deer?sslmode=verify-full',
  'postgres://site:secret@db.example.org/deer?sslmode=require',
  'postgres://site:secret@db.example.org/deer?sslmode=disable',
  'postgres://site:secret@localhost/deer',
  'postgres://site:secret@127.0.0.1:5433/deer',
  'postgres://site@[::1]/deer',
  'postgres:///deer?host=/var/run/postgresql',
  'postgres://site@%2Fvar%2Frun%2Fpostgresql/deer',
])('%s may be opened', async (url) => {
  await openDatabase(url).destroy()
})
