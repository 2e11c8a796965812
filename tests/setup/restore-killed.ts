import { restoreBackup } from '../../scripts/restore/restore-backup'

const [databaseUrl = '', file = '', last] = process.argv.slice(2)

await restoreBackup({
  databaseUrl,
  file,
  now: new Date('2026-11-21T09:30:00.000Z'),
  confirm: () => Promise.resolve(true),
  onStep: (step) => {
    if (step === last) process.kill(process.pid, 'SIGKILL')
  },
})
