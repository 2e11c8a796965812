/**
 * `npm start`: prepares what is missing, then serves the site in this very process, so that signals reach the server
 * and nothing stands between. The server build checks its configuration, migrates and seeds by itself.
 */
import { createRequire } from 'node:module'
import { prepare } from './prepare.js'
import { serverBuild } from './prepare/build.js'
import { root } from './prepare/root.js'

// remix-serve serves public/ and the browser's files relative to the working directory.
process.chdir(root)
// An empty value counts as absent. Without a PORT remix-serve would quietly move to another when 3000 is busy.
process.env.PORT ||= '3000'
process.env.NODE_ENV ||= 'production'

try {
  await prepare({ browser: false })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

// remix-serve listens without an error handler, so the failure surfaces as an uncaught exception. The monitor sees it
// first and changes nothing for any other error.
process.on('uncaughtExceptionMonitor', (error) => {
  const line = explainListenError(error)
  if (line === undefined) return
  console.error(line)
  process.exit(1)
})

const require = createRequire(import.meta.url)
const remixServe = require.resolve('@remix-run/serve/dist/cli.js')
process.argv = [process.execPath, remixServe, serverBuild]
require(remixServe)

/** @param {Error} error */
function explainListenError(error) {
  if (!('syscall' in error && 'code' in error)) return undefined
  const { PORT: port, HOST: host } = process.env
  const isHostUnknown = error.syscall === 'getaddrinfo' && 'hostname' in error && error.hostname === host
  if (isHostUnknown) return `HOST ${host} is no address of this machine.`
  if (error.syscall !== 'listen') return undefined
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the other program or start with PORT=…`
  }
  if (error.code === 'EACCES') return `This user may not listen on port ${port}. Start with PORT=… (1024 or above).`
  if (error.code === 'EADDRNOTAVAIL') return `HOST ${host} is no address of this machine.`
  return undefined
}
