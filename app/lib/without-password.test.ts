import { expect, test } from 'vitest'
import { withoutPassword } from './without-password'

test.each([
  ['postgres://site:s3cret@db.example.org/deer', 'postgres://site:…@db.example.org/deer'],
  ['postgres://site:s3@cret@db.example.org/deer', 'postgres://site:…@db.example.org/deer'],
  ['postgres://site:s3/c?re#t@db.example.org/deer', 'postgres://site:…@db.example.org/deer'],
  ['postgres://:s3cret@/deer', 'postgres://:…@/deer'],
  [
    'postgres://db.example.org/deer?user=site&password=s3cret&sslmode=require',
    'postgres://db.example.org/deer?user=site&password=…&sslmode=require',
  ],
  ['postgres:///deer?password=s3#cret', 'postgres:///deer?password=…'],
  ['sftp://backup:s3cret@nas.example.org/deer', 'sftp://backup:…@nas.example.org/deer'],
  ['postgres://site@db.example.org:5433/deer', 'postgres://site@db.example.org:5433/deer'],
  ['postgres://db.example.org:5433/deer', 'postgres://db.example.org:5433/deer'],
  ['file:data/stag@wise.db', 'file:data/stag@wise.db'],
  ['/srv/site/data.db', '/srv/site/data.db'],
])('%s is shown as %s', (text, shown) => {
  expect(withoutPassword(text)).toBe(shown)
})
