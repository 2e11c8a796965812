/**
 * Another program at the database: holds its write lock, or reads for long. Started with the file's name; takes
 * statements as messages and answers each when it has run.
 */
import BetterSqlite3 from 'better-sqlite3'

const handle = new BetterSqlite3(process.argv[2] ?? '', { fileMustExist: true, timeout: 2000 })

process.on('message', (statements) => {
  handle.exec(String(statements))
  process.send?.('done')
})
