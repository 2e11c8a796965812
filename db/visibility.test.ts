import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

test('no other query decides what is public', () => {
  const files = ['app', 'db'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  const found = files.filter(
    (file) =>
      file.endsWith('.server.ts') &&
      /where\([^)]*'(?:isActive|isPublished|isDraft)'/.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(found).toEqual([])
})
