import { dumpCommand } from '~/backups/postgres-commands'
import { formatSize } from '~/backups/size'
import { listSome } from '~/lib/text'
import type { DeployRule } from './rule'

const mib = 1024 * 1024
const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs
const unusedDays = 90
const drillDays = 90

export const databaseRules: readonly DeployRule[] = [
  {
    id: 'database-opens',
    level: 'error',
    check: ({ databaseProblem }) => databaseProblem,
    remedy: 'Set DATABASE_URL as for the site, see that the site starts, and run this as the same user.',
  },
  {
    id: 'database-whole',
    level: 'error',
    check: ({ databaseDamage }) => databaseDamage,
    remedy:
      'See that DATABASE_URL is the site’s, stop the site, and restore a backup: npm run stagwise -- restore FILE. Check the disk.',
  },
  {
    id: 'file-system',
    level: 'error',
    check: ({ files }) =>
      files?.networkFileSystem === undefined
        ? undefined
        : `The database lies on a network's file system (${files.networkFileSystem}), where locks and writes may be lost.`,
    remedy: 'Move the data folder to a disk of this machine.',
  },
  {
    id: 'file-rights',
    level: 'error',
    check: ({ files }) =>
      files && files.exposed.length > 0
        ? `Other users of this machine can read what visitors wrote: ${listSome(files.exposed, 5)}.`
        : undefined,
    remedy: 'chmod 700 the data folder, and chmod 600 the files in it.',
  },
  {
    id: 'secret-rights',
    level: 'error',
    check: ({ files }) =>
      files?.secretMode !== undefined && (files.secretMode & 0o077) !== 0
        ? 'Other users of this machine can read the file session-secret.'
        : undefined,
    remedy: 'chmod 600 it, beside the database.',
  },
  {
    id: 'disk-space',
    level: 'error',
    check: ({ files }) =>
      files && files.free < Math.max(500 * mib, 2 * files.size)
        ? `The disk has ${formatSize(files.free)} free, for a database of ${formatSize(files.size)}.`
        : undefined,
    remedy: 'Make room: at least 500 MB and twice the database, for a backup and a restore.',
  },
  {
    id: 'database-size',
    level: 'warning',
    check: ({ files }) =>
      files && files.size > 10 * 1024 * mib ? `The database has ${formatSize(files.size)}.` : undefined,
    remedy: 'npm run stagwise -- prune-images deletes pictures that nothing names. Backups of this size take minutes.',
  },
  {
    id: 'migrations',
    level: 'warning',
    check: ({ database }) =>
      database && database.pendingMigrations.length > 0
        ? `The next start will change the database (${listSome(database.pendingMigrations, 5)}), and there is no way back.`
        : undefined,
    remedy: ({ env, server }) =>
      `${server && env ? dumpCommand(env.DATABASE_URL) : 'npm run backup'}, then start the site.`,
  },
  {
    id: 'backup-whole',
    level: 'error',
    check: ({ backup }) =>
      backup?.newest?.damage === undefined
        ? undefined
        : `The backup ${backup.newest.name} is damaged: ${backup.newest.damage}.`,
    remedy: 'Make another at once, and check the disk.',
  },
  {
    id: 'restore-drill',
    level: 'warning',
    check: ({ database, backup, server, now }) => {
      // The site does not know about dumps.
      if (database === undefined || backup?.newest === undefined || server) return undefined
      const { lastDrill } = database
      if (lastDrill === undefined) return 'Nobody has tried to restore a backup.'
      if (!lastDrill.isPassed) return `The last restore drill failed (${lastDrill.at.slice(0, 10)}).`
      const days = Math.floor((now.getTime() - new Date(lastDrill.at).getTime()) / dayMs)
      return days > drillDays ? `The last restore drill was ${String(days)} days ago.` : undefined
    },
    remedy: 'npm run stagwise -- restore --drill. It changes nothing.',
  },
  {
    id: 'backup-elsewhere',
    level: 'warning',
    check: ({ backup }) =>
      backup?.newest && backup.isOnSameDisk
        ? `The backups lie on the disk of the database (${backup.folder}).`
        : undefined,
    remedy: 'Copy each to another machine: a disk that fails, or a thief, takes both.',
  },
  {
    id: 'continuous-copy',
    level: 'error',
    check: ({ replica }) => {
      if (replica === undefined) return undefined
      const { copiedAt, writtenAt, problem } = replica
      if (problem !== undefined) return `The continuous copy cannot be read. ${problem}`
      if (copiedAt === undefined) return 'REPLICA_URL is set, but there is no continuous copy yet.'
      const minutes = Math.floor((writtenAt.getTime() - copiedAt.getTime()) / minuteMs)
      return minutes >= 5 ? `The continuous copy is ${String(minutes)} minutes behind the database.` : undefined
    },
    remedy:
      'See that npm run stagwise -- replicate runs beside the site (scripts/replicate/stagwise-replicate.service).',
  },
  {
    id: 'operators-several',
    level: 'warning',
    check: ({ database }) =>
      database && database.operators.length > 1
        ? `${String(database.operators.length)} operators may log in: ${database.operators.map(({ username }) => username).join(', ')}.`
        : undefined,
    remedy: 'See that each is a person whom you know: npm run stagwise -- operator remove NAME.',
  },
  {
    id: 'operators-unused',
    level: 'warning',
    check: ({ database, now }) => {
      const since = new Date(now.getTime() - unusedDays * dayMs).toISOString()
      const unused =
        database?.operators.filter(({ lastLoginAt, createdAt }) => (lastLoginAt ?? createdAt) < since) ?? []
      if (unused.length === 0) return undefined
      return `No login for ${String(unusedDays)} days: ${unused.map(({ username }) => username).join(', ')}.`
    },
    remedy: 'Remove who needs the dashboard no more: npm run stagwise -- operator remove NAME.',
  },
]
