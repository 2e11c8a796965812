import type { BodyOutline } from './body-outline'
import type { LinkTarget } from './link-checks'

/** What the server looks up for the checks. */
export interface CheckFacts {
  siteUrl: string
  targetOf: (path: string) => LinkTarget
  /** Hashes of pictures with alternative text in the library. */
  described: ReadonlySet<string>
  /** Other records of the same name. */
  twins: readonly { kind: string; name: string }[]
}

/** What a kind's checks get beside the values of the form. */
export interface Checking {
  /** Of its HTML. */
  outline: BodyOutline
  facts: CheckFacts
}
