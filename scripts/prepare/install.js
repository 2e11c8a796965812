/**
 * The installed packages: exactly those of package-lock.json, compiled for this Node.
 * A stamp in node_modules says so (npm ci deletes the folder and the stamp with it).
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from './root.js'
import { runOrThrow } from './run-command.js'
import { readStamp, writeStamp } from './stamp.js'

const stampFile = inRoot('node_modules', '.stagwise-install')

/** The last that compiling leaves. */
const compiled = inRoot('node_modules', 'better-sqlite3', 'build', 'Release', 'better_sqlite3.node')

/** better-sqlite3 is compiled for one module version of Node on one platform. */
const target = `${process.platform}-${process.arch}-modules-${process.versions.modules}`

export function isInstalled() {
  const wanted = installKey()
  const stamp = readStamp(stampFile)
  if (stamp === wanted) return true
  const isOfOtherTarget = stamp !== undefined && !stamp.endsWith(target)
  if (isOfOtherTarget || !wasInstalledByHand()) return false
  writeStamp(stampFile, wanted)
  return true
}

export async function install() {
  await unpack()
  await compile()
}

/** The packages' files alone: enough for the checks of style and types, and for the build. */
export async function unpack() {
  console.log('Installing packages (npm ci)')
  // Under NODE_ENV=production npm would leave out what the build needs.
  await runOrThrow(npm('ci', '--include=dev', '--no-audit', '--no-fund', '--ignore-scripts'))
}

/** What packages do after they were unpacked: better-sqlite3 keeps one core busy for about a minute. */
export async function compile() {
  const wanted = installKey()
  await runOrThrow(npm('rebuild'))
  writeStamp(stampFile, wanted)
}

function installKey() {
  const lockfile = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex')
  return `${lockfile} ${target}`
}

/**
 * `npm install` leaves no stamp of ours, but npm's own record of what it put there: no reason to start again, unless
 * the packages were unpacked and not compiled.
 */
function wasInstalledByHand() {
  if (!existsSync(compiled)) return false
  const record = readStamp(inRoot('node_modules', '.package-lock.json'))
  return record !== undefined && holdsSamePackages(readFileSync(inRoot('package-lock.json'), 'utf8'), record)
}

/**
 * Whether every package that the lockfile requires is in npm's record with the same version and content.
 * Packages for other platforms may be absent.
 * @param {string} lockfile
 * @param {string} record
 */
export function holdsSamePackages(lockfile, record) {
  const installed = readPackages(record)
  return [...readPackages(lockfile)].every(([place, wanted]) => {
    if (place === '') return true
    const found = installed.get(place)
    if (!found) return wanted.optional === true || wanted.devOptional === true
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @param {string} text
 * @returns {Map<string, LockedPackage>} by place, such as "node_modules/zod"; "" is the project itself
 */
function readPackages(text) {
  /** @type {{ packages?: Record<string, LockedPackage> }} */
  const file = JSON.parse(text)
  return new Map(Object.entries(file.packages ?? {}))
}

/**
 * The npm that started us where there is one, so that a second copy on the PATH is never mixed in.
 * @param {string[]} args
 * @returns {[string, ...string[]]}
 */
function npm(...args) {
  const script = process.env.npm_execpath
  const isNpm = script !== undefined && /npm-cli\.[cm]?js$/.test(script)
  return isNpm ? [process.execPath, script, ...args] : ['npm', ...args]
}
