/** Litestream's program comes from its npm package or LITESTREAM_BIN. */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { databaseFile } from '~db/client.server'
import { PlainError } from '../plain-command'

export interface CopyPlace {
  databaseUrl: string
  replica: string
}

const settings = path.join(import.meta.dirname, 'litestream.yml')

export function startCopying(place: CopyPlace, stdio: 'ignore' | 'inherit'): ChildProcess {
  // The copy holds what visitors wrote.
  const umask = process.umask(0o077)
  try {
    return spawn(programPath(), ['replicate', '-config', settings], { stdio, env: environmentOf(place) })
  } finally {
    process.umask(umask)
  }
}

/** @param at the newest copy by default. @throws PlainError with what Litestream says */
export async function restoreCopy(place: CopyPlace, file: string, at?: Date): Promise<void> {
  const time = at === undefined ? [] : ['-timestamp', at.toISOString().replace(/\.\d+Z$/, 'Z')]
  await run(place, ['restore', '-config', settings, ...time, '-o', file, fileOf(place)])
}

export async function newestCopyAt(place: CopyPlace): Promise<Date | undefined> {
  return parseGenerations(await run(place, ['generations', '-config', settings, fileOf(place)]))
}

export function parseGenerations(table: string): Date | undefined {
  const ends = table
    .split('\n')
    .slice(1)
    .flatMap((line) => line.trim().split(/\s+/)[4] ?? [])
  const [latest] = ends.toSorted().toReversed()
  return latest === undefined ? undefined : new Date(latest)
}

async function run(place: CopyPlace, args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(programPath(), args, { env: environmentOf(place) })
    return stdout
  } catch (error) {
    const said =
      error instanceof Error && 'stderr' in error ? String(error.stderr) + String(Reflect.get(error, 'stdout')) : ''
    const reason = /error="?([^"\n]+)/.exec(said)?.[1]
    throw new PlainError(`Litestream: ${reason ?? String(error)}`, { cause: error })
  }
}

function environmentOf(place: CopyPlace): NodeJS.ProcessEnv {
  return { ...process.env, LITESTREAM_DATABASE: fileOf(place), REPLICA_URL: place.replica }
}

function fileOf({ databaseUrl }: CopyPlace): string {
  const file = databaseFile(databaseUrl)
  if (file === undefined) throw new PlainError('A database in memory cannot be copied.')
  return file
}

function programPath(): string {
  const given = process.env.LITESTREAM_BIN
  if (given !== undefined && given !== '') return given
  try {
    return createRequire(import.meta.url).resolve(`@flydotio/litestream-${process.platform}-${process.arch}/litestream`)
  } catch (error) {
    const remedy = 'Install it, and name its program in LITESTREAM_BIN.'
    throw new PlainError(`Litestream is not installed for this platform. ${remedy}`, { cause: error })
  }
}
