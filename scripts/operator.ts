/**
 * `npm run stagwise -- operator COMMAND` manages operators, also while the site runs. Passwords are typed, piped or
 * generated (`--invent`), never arguments.
 */
import { parseArgs } from 'node:util'
import { OperatorRefusedError } from '~/server/auth/operator-access.server'
import { env } from '~/server/env.server'
import { commandLine } from '~db/audit-log.server'
import { askForYes } from './ask'
import { madeUpPassword, operatorCommands, usageText, type OperatorCommand } from './operator/commands'
import { readPassword } from './operator/read-password'
import { openMigrated } from './open-migrated'
import { PlainError, plainCommand } from './plain-command'

await plainCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      role: { type: 'string' },
      invent: { type: 'boolean', default: false },
      'keep-tokens': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  })
  const [word, name = '', role = values.role] = positionals
  const command = operatorCommands.find((each) => each.name === word)
  const isRoleMisplaced = values.role !== undefined && word !== 'new'
  if (command === undefined || isRoleMisplaced || !fits(command, positionals.length - 1))
    throw new PlainError(usageText())
  const db = await openMigrated(env().DATABASE_URL)
  try {
    return await command.run({
      db,
      name,
      role,
      isForAll: values.all,
      keepTokens: values['keep-tokens'],
      act: { by: commandLine, now: new Date() },
      choosePassword: async () => {
        if (values.invent) return madeUpPassword()
        return { password: await readPassword({ input: process.stdin, output: process.stderr }), isInvented: false }
      },
      confirm: async (question) => values.yes || askForYes(question),
    })
  } catch (error) {
    throw error instanceof OperatorRefusedError ? new PlainError(error.message, { cause: error }) : error
  } finally {
    await db.destroy()
  }
})

function fits({ usage }: OperatorCommand, count: number): boolean {
  if (usage === '') return count === 0
  if (usage === 'NAME ROLE') return count === 2
  return count === 1 || (usage === '[NAME]' && count === 0)
}
