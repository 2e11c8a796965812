/**
 * The code that no start waits for, read once the site has begun to serve, one piece after the other: who asks first
 * waits for none of it, what cannot be loaded is told of at once, and a build that takes the place of this one later
 * takes nothing away from this process. A test holds the list against what the code imports when it is needed.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { loadSharp } from '~/features/images/sharp.server'

type Piece = () => Promise<unknown>

/** What is asked for most comes first. */
export const pieces: Readonly<Record<string, Piece>> = {
  '~/features/blog/post-html.server': () => import('~/features/blog/post-html.server'),
  '~/features/art/art': () => import('~/features/art/art'),
  '~/features/blog/feed': () => import('~/features/blog/feed'),
  '~/features/art/social-card': () => import('~/features/art/social-card'),
  '~/features/art/social-card.server': () => import('~/features/art/social-card.server'),
  sharp: loadSharp,
  '~/features/api-contract/contract.data': () => import('~/features/api-contract/contract.data'),
  '~/features/api-contract/openapi': () => import('~/features/api-contract/openapi'),
  '~db/seed/seed.server': () => import('~db/seed/seed.server'),
}

/** The log's own function. */
type Report = (event: string, fields: Readonly<Record<string, unknown>>) => void

/** Resolves when all is read; between two pieces others have their turn. */
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
