/**
 * `npm run fuzz -- --seconds 600 --seed 7`: sends random requests to every address of the built site, and minimizes
 * those with a wrong response. Prints the seed of a failure. `npm test` does it for a few seconds.
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
const env = { ...process.env, TEST_TIER: 'deep', FUZZ_SECONDS: String(seconds), FUZZ_SEED: String(seed) }
const { code } = await runCommand(packageScript('vitest/vitest.mjs', 'run', 'tests/security/fuzz.deep.test.ts'), {
  env,
})
process.exitCode = code
