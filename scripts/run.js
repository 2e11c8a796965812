/** Runs a script, in TypeScript too: node scripts/run.js scripts/backup.ts ARGUMENTS */
import { runOn } from './supported-node.js'

const [script = '', ...args] = process.argv.slice(2)
process.exitCode = await runOn(process.execPath, [
  ...(script.endsWith('.ts') ? ['--import', 'tsx'] : []),
  script,
  ...args,
])
