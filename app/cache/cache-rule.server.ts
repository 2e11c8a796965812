/**
 * What a route says about keeping its page, in `handle.keep`. Without a word a page is kept under its bare address, so
 * a route whose answer hangs on anything but address, content and configuration has to speak:
 * - `query`: parameters that the page reads. An address with any other is rendered each time and not kept.
 * - `depends`: the page shows, or reckons with, the date or the hour in the site's time zone.
 * - `false`: never kept, for chance in the answer, or for pages that only one visitor sees.
 * What a layout says holds for the pages in it. A value that cannot be read means never.
 */
import { z } from 'zod'

export type Moment = 'date' | 'hour'

/** For a route: `handle = { keep: { query: ['cursor'] } satisfies CacheRule }`. */
export type CacheRule = false | { query?: readonly string[]; depends?: Moment }

/** The rule for a page, from all of its routes. */
export interface Keeping {
  query: ReadonlySet<string>
  depends: Moment | undefined
}

const Handle = z.object({
  keep: z
    .union([
      z.literal(false),
      z.strictObject({ query: z.array(z.string()).optional(), depends: z.enum(['date', 'hour']).optional() }),
    ])
    .optional(),
})

/** @returns undefined when the page is not to be kept. */
export function readCacheRule(handles: readonly unknown[]): Keeping | undefined {
  const query = new Set<string>()
  let depends: Moment | undefined
  for (const handle of handles) {
    const parsed = Handle.safeParse(handle ?? {})
    if (!parsed.success || parsed.data.keep === false) return undefined
    const { keep } = parsed.data
    for (const name of keep?.query ?? []) query.add(name)
    if (keep?.depends !== undefined && depends !== 'hour') depends = keep.depends
  }
  return { query, depends }
}

/**
 * The path with its query, exactly as they are in the address; undefined for an address that is not to be kept. The
 * values of a listed parameter are not looked at: whatever somebody makes up, the store is bounded.
 */
export function pageKey(url: string, { query }: Keeping): string | undefined {
  const { pathname, search, searchParams } = new URL(url)
  return [...searchParams.keys()].every((name) => query.has(name)) ? pathname + search : undefined
}
