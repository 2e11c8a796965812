/**
 * Chromium for the browser tests. `CHROMIUM_PATH` wins, then Debian's package, then Playwright's own download.
 */
import { existsSync, readFileSync } from 'node:fs'
import { packageScript, runCommand, runOrThrow } from './run-command.js'

const debianChromium = '/usr/bin/chromium'

/**
 * The browser to start; undefined leaves the choice to Playwright, which then starts its own.
 * @returns {string | undefined}
 */
export function findChromium(environment = process.env) {
  const chosen = environment.CHROMIUM_PATH
  if (chosen) return chosen
  return existsSync(debianChromium) ? debianChromium : undefined
}

/** Leaves a browser behind that tests/playwright.config.ts finds. */
export async function prepareBrowser() {
  const found = findChromium()
  if (found !== undefined) {
    if (existsSync(found)) return
    throw new Error(`CHROMIUM_PATH names ${found}, where there is no file`)
  }
  if (await isPlaywrightChromiumThere()) return

  console.log('Installing Chromium for the browser tests')
  if (isRoot() && isDebian() && (await installDebianChromium())) return
  await runOrThrow(packageScript('@playwright/test/cli.js', 'install', ...withSystemLibraries(), 'chromium'))
}

async function installDebianChromium() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const update = await runCommand(['apt-get', 'update'], { env })
  if (update.code !== 0) return false
  const { code } = await runCommand(['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'], { env })
  return code === 0 && existsSync(debianChromium)
}

/** Only asked after the packages are installed: Playwright itself knows where its browser belongs. */
async function isPlaywrightChromiumThere() {
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath())
}

function withSystemLibraries() {
  return process.platform === 'linux' && isRoot() ? ['--with-deps'] : []
}

function isRoot() {
  return process.getuid?.() === 0
}

/** Not Ubuntu, whose package of this name only points to a snap. */
function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}
