/** Another program holds the write lock or reads for long. The file is the argument, and messages are statements. */
import BetterSqlite3 from 'better-sqlite3'

const handle = new BetterSqlite3(process.argv[2] ?? '', { fileMustExist: true, timeout: 2000 })

process.on('message', (statements) => {
  handle.exec(String(statements))
  process.send?.('done')
})
