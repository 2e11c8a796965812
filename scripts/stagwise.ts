/** `npm run stagwise -- COMMAND …` runs the file of that name in this folder, which reads the arguments after it. */
import { PlainError, plainCommand } from './plain-command'

const commands = new Map([
  ['backup', { does: 'a verified copy of the database, while the site runs', run: () => import('./backup') }],
  ['restore', { does: 'put a backup in place; --drill only tries the newest one', run: () => import('./restore') }],
  ['replicate', { does: 'copy each commit to REPLICA_URL, beside the site', run: () => import('./replicate') }],
  ['operator', { does: 'who may log in to the dashboard', run: () => import('./operator') }],
  ['check-deploy', { does: 'what is missing before the site goes live', run: () => import('./check-deploy') }],
  ['config', { does: 'every setting, its value and its source', run: () => import('./config') }],
  ['copy-database', { does: 'move all rows to another database', run: () => import('./copy-database') }],
  [
    'prune-images',
    { does: 'delete uploads that no record has used for 24 hours', run: () => import('./prune-images') },
  ],
  ['check-content', { does: 'check the sample content', run: () => import('./check-content') }],
  ['fake-data', { does: 'fill a new database with made-up rows', run: () => import('./fake-data') }],
])

await plainCommand(async () => {
  const [name = ''] = process.argv.splice(2, 1)
  const command = commands.get(name)
  if (command === undefined) {
    const rows = [...commands].map(([each, { does }]) => `  ${each.padEnd(15)}${does}`)
    throw new PlainError(['Usage: npm run stagwise -- COMMAND', ...rows].join('\n'))
  }
  await command.run()
  return ''
})
