import type { BodyOutline } from './body-outline'
import type { LinkTarget } from './link-checks'

export interface CheckFacts {
  siteUrl: string
  targetOf: (path: string) => LinkTarget
  described: ReadonlySet<string>
  twins: readonly { kind: string; name: string }[]
}

export interface Checking {
  outline: BodyOutline
  facts: CheckFacts
}
