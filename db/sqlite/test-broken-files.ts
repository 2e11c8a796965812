import { randomBytes } from 'node:crypto'
import { copyFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import BetterSqlite3 from 'better-sqlite3'

const pageBytes = 4096

export function garblePages(file: string, { from, every }: { from: number; every: number }): void {
  const places: number[] = []
  for (let at = from * pageBytes; at < statSync(file).size; at += every * pageBytes) places.push(at)
  overwrite(file, places, pageBytes)
}

export function replaceByForeign(file: string): void {
  rmSync(file, { force: true })
  runStatements(file, 'CREATE TABLE notes (id INTEGER); INSERT INTO notes VALUES (1)')
}

export function replaceByForeignOfKysely(file: string): void {
  rmSync(file, { force: true })
  runStatements(
    file,
    `CREATE TABLE kysely_migration (name TEXT, timestamp TEXT);
     INSERT INTO kysely_migration VALUES ('2020-notes', '2020-01-01T00:00:00.000Z')`,
  )
}

/** The file looks like one from before the first release. */
export function makeOlder(file: string): void {
  runStatements(
    file,
    `DELETE FROM kysely_migration;
     INSERT INTO kysely_migration VALUES ('001-products', '2026-11-21'), ('002-quotes-and-contacts', '2026-11-21')`,
  )
}

export function leaveLog(file: string): void {
  const copies = ['', '-wal'].map((rest) => ({ from: file + rest, to: `${file}${rest}.copy` }))
  const handle = new BetterSqlite3(file)
  handle.pragma('journal_mode = WAL')
  handle.exec(`UPDATE seoSettings SET robotsTxt = robotsTxt || char(10) || '# ${randomBytes(8).toString('hex')}';
    UPDATE products SET description = description || ' It lasts.', version = version + 1`)
  for (const { from, to } of copies) copyFileSync(from, to)
  handle.close()
  for (const { from, to } of copies) {
    copyFileSync(to, from)
    rmSync(to)
  }
  rmSync(`${file}-shm`, { force: true })
}

export function leaveLogOfAnother(file: string): void {
  const other = `${file}.other`
  copyFileSync(file, other)
  runStatements(other, `DELETE FROM blogPosts; VACUUM`)
  leaveLog(other)
  rmSync(`${file}-shm`, { force: true })
  copyFileSync(`${other}-wal`, `${file}-wal`)
  for (const rest of ['', '-wal', '-shm']) rmSync(other + rest, { force: true })
}

export function runStatements(file: string, statements: string): void {
  const handle = new BetterSqlite3(file)
  handle.exec(statements)
  handle.close()
}

function overwrite(file: string, places: readonly number[], size: number): void {
  const bytes = readFileSync(file)
  for (const at of places) randomBytes(size).copy(bytes, at)
  writeFileSync(file, bytes)
}
