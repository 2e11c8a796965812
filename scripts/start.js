/**
 * `npm start`: prepares what is missing, then serves the site in this very process, so that signals reach the server.
 * The server build checks its configuration, migrates and seeds by itself.
 */
import { pathToFileURL } from 'node:url'
import { prepare, serverBuild } from './prepare.js'
import { root } from './run-command.js'

// The built files and the database's default place are relative to the working directory.
process.chdir(root)
process.env.NODE_ENV ||= 'production'

try {
  await prepare()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** @type {{ entry: { module: { serve: (build: unknown) => void } } }} */
const build = await import(pathToFileURL(serverBuild).href)
build.entry.module.serve(build)
