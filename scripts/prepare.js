/**
 * Makes a checkout ready to run: packages, build and, where asked for, a browser. Does nothing, in well below a tenth
 * of a second, when all of it is there. Built-in modules alone: it runs before anything is installed.
 */
import { prepareBrowser } from './prepare/browser.js'
import { build, isBuilt } from './prepare/build.js'
import { compile, isInstalled, unpack } from './prepare/install.js'
import { withLock } from './prepare/lock.js'
import { inRoot } from './prepare/root.js'
import { runSome } from './prepare/run-some.js'

/**
 * @param {object} parts
 * @param {boolean} parts.browser also Chromium, for the tests
 * @param {boolean} [parts.build] false where the packages are enough
 * @param {readonly (() => Promise<unknown>)[]} [parts.besides] work that the packages' files are enough for: it fills
 *   the core that compiling one of them leaves free
 */
export async function prepare({ browser, build: needsBuild = true, besides = [] }) {
  const isReady = () => isInstalled() && (!needsBuild || isBuilt())
  const others = [...(browser ? [prepareBrowser] : []), ...besides]
  if (isReady()) return runSome(others)

  await withLock(inRoot('.cache', 'prepare.lock'), async () => {
    // Asked again: another run may have done it while we waited.
    const isWhole = isInstalled()
    if (!isWhole) await unpack()
    await runSome([...(isWhole ? [] : [compile]), ...(needsBuild && !isBuilt() ? [build] : []), ...others])
  })
}
