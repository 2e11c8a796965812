/**
 * Loads dynamic imports early, so that a later build in the same folder cannot take them away from this process. A test
 * compares the list with the code. Packages stay where they are.
 */
import { setTimeout as wait } from 'node:timers/promises'

type Piece = () => Promise<unknown>

export const pieces: Readonly<Record<string, Piece>> = {
  '~/kinds/blog/post-html.server': () => import('~/kinds/blog/post-html.server'),
  '~/kinds/blog/feed': () => import('~/kinds/blog/feed'),
  '~/content/pictures/art/social-card.server': () => import('~/content/pictures/art/social-card.server'),
  '~/api/contract.data': () => import('~/api/contract.data'),
  '~/api/openapi': () => import('~/api/openapi'),
  '~/content/checks/body-outline.server': () => import('~/content/checks/body-outline.server'),
  '~/content/revisions/text-difference.server': () => import('~/content/revisions/text-difference.server'),
  '~db/seed/seed.server': () => import('~db/seed/seed.server'),
}

type Report = (event: string, fields: Readonly<Record<string, unknown>>) => void

/** Pauses between two modules, so that requests can run. */
export async function warmUp(
  report: Report,
  {
    list = pieces,
    firstAfterMs = 1000,
    pauseMs = 50,
  }: { list?: typeof pieces; firstAfterMs?: number; pauseMs?: number } = {},
): Promise<void> {
  await wait(firstAfterMs, undefined, { ref: false })
  for (const [piece, load] of Object.entries(list)) {
    try {
      await load()
    } catch (error) {
      report('a part of the site could not be loaded', { part: piece, error })
    }
    await wait(pauseMs, undefined, { ref: false })
  }
}
