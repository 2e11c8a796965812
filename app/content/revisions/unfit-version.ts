import { Refusal } from '~/lib/refusal'
import { versionMessages } from './versions'

/** A version that the site's rules no longer accept. */
export class UnfitVersionError extends Refusal {
  readonly status = 409

  constructor(reason: string) {
    super(versionMessages.noLonger(reason))
    this.name = 'UnfitVersionError'
  }
}
