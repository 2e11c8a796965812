/**
 * Prepares a checkout: `npm ci` if packages are missing or outdated, and a build if sources changed. It runs before
 * anything is installed, so it uses only Node's own modules.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { inRoot, packageScript, runOrThrow } from './run-command.js'

export const serverBuild = inRoot('build', 'server', 'index.js')
const stampFile = inRoot('build', '.stagwise-build')
const lockFile = inRoot('.cache', 'prepare.lock')
const staleLockMs = 15 * 60_000

const buildInputs = [
  ...['app', 'db', 'public', 'scripts/vite', 'scripts/subset-fonts.ts', 'scripts/build-service-worker.ts'],
  ...['package-lock.json', 'remix.config.js', 'vite.config.ts', 'tsconfig.json'],
]

/**
 * @param {{ build?: boolean }} [parts] false if the packages are enough
 */
export async function prepare({ build: needsBuild = true } = {}) {
  if (isInstalled() && (!needsBuild || isBuilt())) return
  await withLock(async () => {
    if (!isInstalled()) await install()
    if (needsBuild && !isBuilt()) await build()
  })
}

export async function buildAlways() {
  await withLock(async () => {
    if (!isInstalled()) await install()
    await build()
  })
}

function isInstalled() {
  const record = readIfThere(inRoot('node_modules', '.package-lock.json'))
  if (record === undefined) return false
  return holdsSamePackages(readFileSync(inRoot('package-lock.json'), 'utf8'), record)
}

/**
 * npm must have installed exactly the lockfile's packages. Packages for other platforms may be missing.
 * @param {string} lockfile
 * @param {string} record
 */
export function holdsSamePackages(lockfile, record) {
  /** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */
  const read = (/** @type {string} */ text) => {
    /** @type {{ packages: Record<string, LockedPackage> }} */
    const { packages } = JSON.parse(text)
    return packages
  }
  const installed = read(record)
  return Object.entries(read(lockfile)).every(([place, { version, integrity, ...wants }]) => {
    const found = installed[place]
    if (place === '') return true
    if (!found) return wants.optional === true || wants.devOptional === true
    return found.version === version && found.integrity === integrity
  })
}

async function install() {
  console.log('Installing packages (npm ci)')
  // Under NODE_ENV=production npm would skip what the build needs.
  await runOrThrow(['npm', 'ci', '--include=dev', '--no-audit', '--no-fund'])
}

async function build() {
  console.log('Building')
  // The stamp is taken before the build, so that a file changed meanwhile triggers another.
  const stamp = `${hashInputs(readFileSync)}\n${hashInputs(stateOf)}`
  rmSync(stampFile, { force: true })
  await runOrThrow([process.execPath, '--import', 'tsx', 'scripts/subset-fonts.ts'])
  const { VITEST: _, ...env } = process.env
  await runOrThrow(packageScript('@remix-run/dev/dist/cli.js', 'vite:build'), {
    env: { ...env, NODE_ENV: 'production' },
  })
  await runOrThrow([process.execPath, '--import', 'tsx', 'scripts/build-service-worker.ts'])
  const { compressFiles } = await import('./vite/compress.js')
  await compressFiles(inRoot('build', 'client'), inRoot('build', 'compressed'))
  writeFileSync(stampFile, stamp)
}

/** Hashes contents only if sizes or times have changed. */
function isBuilt() {
  const stamp = readIfThere(stampFile)
  if (stamp === undefined || !existsSync(serverBuild)) return false
  const [contents, states] = stamp.split('\n')
  const statesNow = hashInputs(stateOf)
  if (states === statesNow) return true
  if (contents !== hashInputs(readFileSync)) return false
  try {
    writeFileSync(stampFile, `${contents}\n${statesNow}`)
  } catch {
    // The checkout is read-only, so the next start hashes again.
  }
  return true
}

/** @param {(file: string) => string | Buffer} describe */
function hashInputs(describe) {
  const hash = createHash('sha256')
  for (const name of buildInputs.flatMap(listFiles).filter(isBuildInput)) {
    hash
      .update(`${name}\0`)
      .update(describe(inRoot(name)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** @param {string} file */
function stateOf(file) {
  const { size, mtimeMs, ctimeMs } = statSync(file)
  return `${size} ${mtimeMs} ${ctimeMs}`
}

/**
 * Tests, READMEs and generated fonts are no input.
 * @param {string} name
 */
export function isBuildInput(name) {
  return !/\.test\.tsx?$|\.md$/.test(name) && !name.startsWith('app/fonts/generated/')
}

/** @param {string} name @returns {string[]} every file at or below it, in one order */
function listFiles(name) {
  if (!statSync(inRoot(name)).isDirectory()) return [name]
  const entries = readdirSync(inRoot(name), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => `${entry.parentPath.slice(inRoot().length + 1)}/${entry.name}`).sort()
}

/**
 * Only one run works on a checkout: a lock file has the owner's process id. It is stale if that process has ended, or
 * if it is very old (ids are reused in containers).
 * @template T
 * @param {() => Promise<T>} work
 */
export async function withLock(work, file = lockFile) {
  mkdirSync(inRoot('.cache'), { recursive: true })
  for (let tries = 0; !takeLock(file); tries += 1) {
    if (tries === 0) console.log(`Waiting for another run to finish its preparation (${file})`)
    await wait(250)
  }
  const release = () => rmSync(file, { force: true })
  // A signal releases the lock, too.
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/** @param {string} file */
function takeLock(file) {
  const owner = Number(readIfThere(file) ?? NaN)
  if (owner > 0 && (owner === process.pid || hasEnded(owner) || isOld(file))) rmSync(file, { force: true })
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** @param {string} file */
function isOld(file) {
  const lock = statSync(file, { throwIfNoEntry: false })
  return lock !== undefined && Date.now() - lock.mtimeMs > staleLockMs
}

/** @param {number} pid */
function hasEnded(pid) {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return hasCode(error, 'ESRCH')
  }
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** @param {unknown} error @param {string} code */
function hasCode(error, code) {
  return error instanceof Error && 'code' in error && error.code === code
}
