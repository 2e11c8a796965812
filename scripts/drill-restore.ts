/** `npm run drill:restore`: plays a disaster in a temporary folder, some times (`-- --rounds 5`). Builds before that. */
import { parseArgs } from 'node:util'
import { restoreDrill } from './drills/restore'
import { PlainError, plainCommand } from './plain-command'

await plainCommand(async () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
  if (!/^[1-9]\d{0,3}$/.test(values.rounds)) throw new PlainError('--rounds must be a number from 1 to 9999.')
  const result = await restoreDrill({
    rounds: Number(values.rounds),
    log: (line) => {
      console.log(line)
    },
  })
  for (const fault of result.faults) console.error(fault)
  if (result.lost + result.lostAside + result.faults.length > 0) process.exitCode = 1
  const { rounds, storedBefore, storedAfter, lost, lostAside, faults } = result
  return [
    `${String(rounds)} rounds: of ${String(storedBefore)} messages from before the backups ${String(lost)} are lost;`,
    `of ${String(storedBefore + storedAfter)} the former databases lack ${String(lostAside)};`,
    `${String(faults.length)} other faults`,
  ].join(' ')
})
