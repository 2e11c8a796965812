/**
 * `npm run fuzz -- --seconds 600 --seed 7`: sends made-up requests to every address of the built site for as long as
 * that, and says what was sent, made as small as it gets, when an answer is not what it should be. The seed of a failure
 * is printed with it. `npm test` does the same for a few seconds.
 */
import { parseArgs } from 'node:util'
import { prepare } from './prepare.js'
import { packageScript, runCommand } from './run-command.js'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string' } } })
const seconds = Number(values.seconds)
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed)
if (!(seconds > 0) || !Number.isInteger(seed)) {
  console.error('Use: npm run fuzz -- --seconds 600 --seed 7')
  process.exit(1)
}

await prepare()
console.log(`For ${String(seconds)} seconds, seed ${String(seed)}`)
const env = { ...process.env, FUZZ_SECONDS: String(seconds), FUZZ_SEED: String(seed) }
const { code } = await runCommand(packageScript('vitest/vitest.mjs', 'run', 'tests/security/fuzz.test.ts'), { env })
process.exitCode = code
