/** SQLite's durable commits per second on this disk, without anything around them. */
import BetterSqlite3 from '../../db/sqlite/better-sqlite3.js'

/**
 * @param {string} file that is not there yet
 * @param {number} seconds
 */
export function countCommits(file, seconds) {
  const database = new BetterSqlite3(file)
  try {
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.exec('CREATE TABLE rows (id INTEGER PRIMARY KEY, content TEXT)')
    const insert = database.prepare('INSERT INTO rows (content) VALUES (?)')
    const content = 'about as long as a request for a quote is. '.repeat(6)
    const start = performance.now()
    let count = 0
    for (; performance.now() < start + seconds * 1000; count += 1) insert.run(content)
    return (count * 1000) / (performance.now() - start)
  } finally {
    database.close()
  }
}
