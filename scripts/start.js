/**
 * `npm start` prepares what is missing, then serves the site in this very process, so that signals reach the server.
 * The server build checks its configuration, migrates and seeds by itself.
 */
import './supported-node.js'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { prepare, serverBuild } from './prepare.js'
import { sayWhyItEnds } from './process-end.js'
import { root } from './run-command.js'

// The built files and the database's default place are relative to the working directory.
process.chdir(root)
process.env.NODE_ENV ||= 'production'

const end = sayWhyItEnds()
try {
  await prepare()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  end.hasSaid()
  process.exit(1)
}

/** @type {{ entry: { module: { serve: (build: unknown) => void } } }} */
const build = await import(pathToFileURL(serverBuild).href)
end.sayLast()
// V8 would let three times as much garbage pile up under a flood of requests before it collects any.
setFlagsFromString('--heap-growing-percent=30')
build.entry.module.serve(build)
// An idle site would keep the garbage of its start: 35 MB after the first, with a password to judge.
setTimeout(() => globalThis.gc?.(), 5000).unref()
