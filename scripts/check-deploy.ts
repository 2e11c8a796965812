/**
 * `npm run check:deploy` says what to do before going live, with the site's own environment. Exits with 1 on errors.
 * Options: `--json`; `--skip ID`, repeatable; `--backups FOLDER`.
 */
import { parseArgs } from 'node:util'
import { readFacts } from './check-deploy/read-facts'
import { findingsOf, type Finding } from './check-deploy/rule'
import { rules } from './check-deploy/rules'
import { PlainError, plainCommand } from './plain-command'

await plainCommand(async () => {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      skip: { type: 'string', multiple: true, default: [] },
      backups: { type: 'string' },
    },
  })
  const unknown = values.skip.find((id) => !rules.some((rule) => rule.id === id))
  if (unknown !== undefined) throw new PlainError(`There is no rule "${unknown}".`)
  const asked = rules.filter(({ id }) => !values.skip.includes(id))
  const facts = await readFacts({ environment: process.env, backupFolder: values.backups, now: new Date() })
  const findings = findingsOf(asked, facts)
  if (findings.some(({ level }) => level === 'error')) process.exitCode = 1
  if (values.json) return JSON.stringify({ findings, skipped: values.skip }, null, 2)
  return [...findings.map(describeFinding), summary(findings, values.skip)].join('\n')
})

function describeFinding({ id, level, problem, remedy, to }: Finding): string {
  const place = to === undefined ? '' : ` (${to})`
  return `${level.toUpperCase()} ${id}\n  ${problem}\n  Remedy: ${remedy}${place}`
}

function summary(findings: readonly Finding[], skipped: readonly string[]): string {
  const errors = findings.filter(({ level }) => level === 'error').length
  const left = skipped.length > 0 ? ` Left out: ${skipped.join(', ')}.` : ''
  return [
    `${String(errors)} errors, ${String(findings.length - errors)} warnings.${left}`,
    'Nothing can tell whether the password of the first start is still in use: change it if anybody else saw it.',
  ].join('\n')
}
