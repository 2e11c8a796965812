/** Finds Chromium: `CHROMIUM_PATH`, Debian's package, or Playwright's download. */
import { existsSync, readFileSync } from 'node:fs'
import { packageScript, runCommand, runOrThrow } from './run-command.js'

/** The best is first: tests in the headless shell take two thirds of the time. */
const debianPackages = ['chromium-headless-shell', 'chromium']
/** Fonts as wide as Arial and Times New Roman, which a page shows until its own have come. */
const debianFonts = 'fonts-liberation'

/**
 * @returns {string | undefined} undefined: Playwright's own
 */
export function findChromium(environment = process.env) {
  if (environment.CHROMIUM_PATH) return environment.CHROMIUM_PATH
  return debianPackages.map((name) => `/usr/bin/${name}`).find((file) => existsSync(file))
}

export async function prepareBrowser() {
  const found = findChromium()
  if (found !== undefined) {
    if (existsSync(found)) return
    throw new Error(`CHROMIUM_PATH names ${found}, where there is no file`)
  }
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath())) return

  console.log('Installing Chromium for the browser tests')
  const isRoot = process.getuid?.() === 0
  // Ubuntu has an empty package of that name.
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : ''
  if (isRoot && /^ID=debian$/m.test(system)) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await runCommand(['apt-get', 'update'], { env })
    for (const name of debianPackages) {
      await runCommand(['apt-get', 'install', '-y', '--no-install-recommends', name, debianFonts], { env })
      if (findChromium() !== undefined) return
    }
  }
  const withLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : []
  await runOrThrow(packageScript('@playwright/test/cli.js', 'install', ...withLibraries, 'chromium'))
}
