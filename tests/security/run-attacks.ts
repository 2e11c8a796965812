import { testServer } from '~db/test-database'
import { countOpenFiles, memoryOf, type MemoryFigures } from '../setup/process-figures'
import { type Answer, hangUp } from './ask'
import { canaryPattern, type Attack, type Theme } from './attack'
import { generalFaults } from './general-rules'
import { changedTables, readRows } from './rows'
import { idOf, operator, type Target } from './target'

interface Outcome {
  theme: string
  attack: string
  answers: number
  faults: readonly string[]
}

interface Aftermath {
  faults: readonly string[]
  before: MemoryFigures | undefined
  after: MemoryFigures | undefined
  files: { before: number; after: number } | undefined
}

export interface Report {
  outcomes: readonly Outcome[]
  aftermath: Aftermath
}

const atOnce = 4
/** Connections to PostgreSQL stay for a while. */
const pooled = testServer === undefined ? 0 : 10
/**
 * The limits are in MiB. A password's verification takes 128 while it runs, cached pages take up to 64, and V8 gives
 * little back of what it was allowed (see target.ts). A leak into its heap ends the process.
 */
const memoryLimits = { peak: 500, growth: 180 } as const

export async function runAttacks(target: Target, themes: readonly Theme[]): Promise<Report> {
  const pid = target.site.process.pid
  await warmUp(target)
  const before = { memory: memoryOf(pid), files: countOpenFiles(pid) }

  const outcomes: Outcome[] = []
  const waiting = themes.filter(({ beside }) => beside).map((theme) => runTheme(target, theme))
  for (const theme of themes.filter(({ beside }) => !beside)) {
    outcomes.push(...(await runTheme(target, theme)))
  }
  for (const done of waiting) outcomes.push(...(await done))

  hangUp()
  await untilClosed(pid, before.files === undefined ? undefined : before.files + pooled)
  const after = { memory: memoryOf(pid), files: countOpenFiles(pid) }
  const faults = [
    ...(await deathFaults(target, pid)),
    ...[target, ...(await target.others())].flatMap(logFaults),
    ...memoryFaults(before.memory, after.memory),
    ...(after.files !== undefined && before.files !== undefined && after.files > before.files + pooled
      ? [`open files: ${String(before.files)} before, ${String(after.files)} after`]
      : []),
  ]
  const files =
    before.files === undefined || after.files === undefined ? undefined : { before: before.files, after: after.files }
  return { outcomes, aftermath: { faults, before: before.memory, after: after.memory, files } }
}

async function runTheme(target: Target, theme: Theme): Promise<Outcome[]> {
  await theme.setUp?.(target)
  const quiet = theme.attacks.filter(({ changes = 'nothing' }) => changes === 'nothing')
  const loud = theme.attacks.filter((attack) => !quiet.includes(attack))
  const rows = await readRows(target.database)
  let outcomes = await inTurns(quiet, theme.inOrder ? 1 : atOnce, (attack) => runAttack(target, theme, attack))
  const changed = theme.beside ? [] : changedTables(rows, await readRows(target.database))
  if (changed.length > 0) {
    const again = await findWhoChanges(target, theme, quiet)
    const whole = { theme: theme.name, attack: 'all together', answers: 0, faults: [`changed ${changed.join(', ')}`] }
    outcomes = [...outcomes, ...again, whole]
  }
  for (const attack of loud) outcomes.push(await runLoud(target, theme, attack))
  return outcomes
}

async function runLoud(target: Target, theme: Theme, attack: Attack): Promise<Outcome> {
  const before = await readRows(target.database)
  const outcome = await runAttack(target, theme, attack)
  const changed = changedTables(before, await readRows(target.database))
  const { changes = 'nothing' } = attack
  const allowed = changes === 'nothing' ? [] : [...changes].sort()
  if (changed.join() === allowed.join()) return outcome
  const fault = `changed [${changed.join(', ')}], and not [${allowed.join(', ')}]`
  return { ...outcome, faults: [...outcome.faults, fault] }
}

async function findWhoChanges(target: Target, theme: Theme, attacks: readonly Attack[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const attack of attacks) {
    const outcome = await runLoud(target, theme, attack)
    if (outcome.faults.length > 0) outcomes.push({ ...outcome, attack: `${attack.name}, alone` })
  }
  return outcomes
}

async function runAttack(target: Target, theme: Theme, attack: Attack): Promise<Outcome> {
  const outcome = { theme: theme.name, attack: attack.name }
  try {
    const result = await attack.run(target)
    const answers = isList(result) ? result : [result]
    const faults = answers.flatMap((answer) => faultsOf(answer, attack).map((fault) => `${answer.asked}: ${fault}`))
    return { ...outcome, answers: answers.length, faults: answers.length === 0 ? ['it asked nothing'] : faults }
  } catch (error) {
    return { ...outcome, answers: 0, faults: [error instanceof Error ? error.message : String(error)] }
  }
}

function isList(result: Answer | readonly Answer[]): result is readonly Answer[] {
  return Array.isArray(result)
}

function faultsOf(answer: Answer, { expected, says }: Attack): string[] {
  const statuses = typeof expected === 'number' ? [expected] : expected
  return [
    ...(statuses.includes(answer.status) ? [] : [`${String(answer.status)}, and not ${statuses.join(' or ')}`]),
    ...(says && !says.test(answer.body) ? [`it does not say ${String(says)}: ${answer.body.slice(0, 160)}`] : []),
    ...generalFaults(answer),
  ]
}

/** The first request of each kind loads code and fills caches, which is no fault of an attack. */
async function warmUp(target: Target): Promise<void> {
  for (const path of ['/', '/blog', '/admin', '/api/products', '/search?q=deer', '/hunting-tools', '/contact']) {
    await target.ask(path)
  }
}

async function deathFaults(target: Target, pid: number | undefined): Promise<string[]> {
  const { process } = target.site
  const { status } = await target.ask('/healthz')
  return [
    ...(process.pid === pid && process.exitCode === null && process.signalCode === null ? [] : ['the process ended']),
    ...(status === 200 ? [] : [`/healthz answers ${String(status)}`]),
  ]
}

function logFaults(target: Target): string[] {
  const output = target.site.output()
  const secrets = [operator.password, ...Object.values(target.sessions).map(idOf), ...Object.values(target.token)]
  return [
    ...output
      .split('\n')
      .filter((line) => line.includes('"level":"error"') || /^\s+at /.test(line))
      .slice(0, 5)
      .map((line) => `an error in the log: ${line.slice(0, 400)}`),
    ...(canaryPattern.test(output) ? [`what a visitor sent is in the log: ${lineWith(output, canaryPattern)}`] : []),
    ...secrets.filter((secret) => output.includes(secret)).map((secret) => `a secret is in the log: ${secret}`),
  ]
}

function lineWith(text: string, pattern: RegExp): string {
  return (text.split('\n').find((line) => pattern.test(line)) ?? '').slice(0, 400)
}

function memoryFaults(before: MemoryFigures | undefined, after: MemoryFigures | undefined): string[] {
  if (!before || !after) return []
  const grown = after.now - before.now
  return [
    ...(after.peak > memoryLimits.peak ? [`memory rose to ${String(after.peak)} MiB`] : []),
    ...(grown > memoryLimits.growth ? [`memory is ${String(grown)} MiB more than before the attacks`] : []),
  ]
}

/** A connection's end reaches the other side a moment later. */
async function untilClosed(pid: number | undefined, before: number | undefined): Promise<void> {
  if (before === undefined) return
  for (let tries = 0; tries < 60 && (countOpenFiles(pid) ?? 0) > before; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function inTurns<Item, Result>(
  items: readonly Item[],
  workers: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: workers }, worker))
  return results
}
