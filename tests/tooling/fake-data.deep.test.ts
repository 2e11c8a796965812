import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { expect, test } from 'vitest'
import { packageScript } from '../../scripts/run-command.js'

test('db:fake-data fills a new database beside its sample content', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stagwise-fake-data-'))
  try {
    const file = path.join(folder, 'site.db')
    const [node, ...tsx] = packageScript('tsx/dist/cli.mjs', 'scripts/fake-data.ts', '--posts', '5', '--quotes', '7')
    const output = execFileSync(node, tsx, {
      env: { ...process.env, DATABASE_URL: `file:${file}`, SESSION_SECRET: undefined },
      encoding: 'utf8',
    })
    expect(output).toContain('5 posts')
    const database = new BetterSqlite3(file, { readonly: true })
    const count = (table: string) => database.prepare(`SELECT count(*) FROM ${table}`).pluck().get()
    expect(count('quotes')).toBe(7)
    expect(count('blogPosts')).toBeGreaterThan(5)
    database.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
