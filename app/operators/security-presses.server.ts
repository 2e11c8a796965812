import type { Kysely } from 'kysely'
import { toRowId } from '~/lib/ids'
import type { Message } from '~/lib/messages'
import type { Database } from '~db/database'
import { revokeToken } from '~/server/auth/api-tokens.server'
import { endOtherAccess, OperatorRefusedError } from '~/server/auth/operator-access.server'
import { endOneSession } from '~/server/auth/session.server'
import { accessEndedMessage, securityMessages, tokenRevokedMessage } from './second-factor-messages'
import { beginSetup, cancelSetup } from '~/server/auth/second-factor.server'
import type { OwnSession } from './security-page.server'
import type { PressIntent } from './security-intents'

interface Pressed {
  own: OwnSession
  /** Hash of the session that is named. */
  session: string
  /** Id of the token that is named. */
  token: string
  alsoMade: boolean
}

type Press = (db: Kysely<Database>, pressed: Pressed, now: Date) => Promise<Message>

/** @throws DatabaseWriteError */
export const presses = {
  'begin-second-factor': async (db, { own }, now) => {
    await beginSetup(db, own, now)
    return securityMessages.setupBegun
  },
  'cancel-second-factor': async (db, { own }) => {
    await cancelSetup(db, own)
    return securityMessages.setupCancelled
  },
  'end-other-sessions': async (db, { own, alsoMade }, now) => {
    return accessEndedMessage(await endOtherAccess(db, { own, alsoMade }, now))
  },
  'end-session': async (db, { own, session }, now) => {
    const sessions = await endOneSession(db, own, session, now)
    return sessions === 0 ? securityMessages.noSession : accessEndedMessage({ sessions })
  },
  'revoke-api-token': async (db, { own, token }, now) => {
    try {
      const name = await revokeToken(db, toRowId(token) ?? 0, { by: own, now })
      return name === undefined ? securityMessages.tokenGone : tokenRevokedMessage(name)
    } catch (error) {
      if (error instanceof OperatorRefusedError) return { title: 'Error', description: error.message }
      throw error
    }
  },
} satisfies Record<Exclude<PressIntent, 'keep-recovery-codes'>, Press>
