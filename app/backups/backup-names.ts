/**
 * A name is such as `stagwise-2026-11-21T09-30-00.123Z.db`, in UTC. An unfinished backup is hidden and named after its
 * process: `.stagwise-2026-11-21T09-30-00.123Z.myhost.4711.partial`.
 */
interface Partial {
  host: string
  pid: number
}

const instant = String.raw`\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z`

/** Some file systems do not allow colons. */
export function stampOf(at: Date): string {
  return at.toISOString().replaceAll(':', '-')
}

export function backupName(base: string, at: Date): string {
  return `${base}-${stampOf(at)}.db`
}

export function readBackupName(base: string, name: string): Date | undefined {
  const stamp = new RegExp(`^(${instant})\\.db$`).exec(restOf(name, `${base}-`))?.[1]
  if (stamp === undefined) return undefined
  const at = new Date(stamp.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'))
  return Number.isNaN(at.getTime()) ? undefined : at
}

export function partialName(base: string, at: Date, { host, pid }: Partial): string {
  return `.${base}-${stampOf(at)}.${toHostPart(host)}.${String(pid)}.partial`
}

/** Also reads the names of SQLite's files beside the backup. */
export function readPartialName(base: string, name: string): Partial | undefined {
  const pattern = new RegExp(`^${instant}\\.([a-z0-9-]+)\\.(\\d{1,10})\\.partial(-journal|-wal|-shm)?$`)
  const [, host, pid] = pattern.exec(restOf(name, `.${base}-`)) ?? []
  return host === undefined ? undefined : { host, pid: Number(pid) }
}

/** Keeps the `keep` newest, and always the one just made, even if the clock was set back. */
export function outdated(base: string, names: readonly string[], { keep, made }: { keep: number; made: string }) {
  const backups = names.filter((name) => readBackupName(base, name) !== undefined).sort()
  return backups.slice(0, Math.max(0, backups.length - keep)).filter((name) => name !== made)
}

export function newestBackup(base: string, names: readonly string[]): { name: string; at: Date } | undefined {
  const dated = names.flatMap((name) => {
    const at = readBackupName(base, name)
    return at === undefined ? [] : [{ name, at }]
  })
  return dated.sort((one, other) => one.at.getTime() - other.at.getTime()).at(-1)
}

const hourMs = 60 * 60 * 1000

/** A file is abandoned after an hour, or sooner if its process was on this machine and has ended. */
export function isAbandoned(
  partial: Partial,
  { host, isAlive, ageMs }: { host: string; isAlive: (pid: number) => boolean; ageMs: number },
): boolean {
  return ageMs > hourMs || (partial.host === toHostPart(host) && !isAlive(partial.pid))
}

function toHostPart(host: string): string {
  return host.toLowerCase().replaceAll(/[^a-z0-9-]/g, '-') || 'host'
}

function restOf(name: string, start: string): string {
  return name.startsWith(start) ? name.slice(start.length) : ''
}
