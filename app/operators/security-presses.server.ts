import type { Kysely } from 'kysely'
import type { Message } from '~/lib/messages'
import type { Database } from '~db/database'
import { endOtherSessions } from '~/server/auth/session.server'
import { securityMessages, sessionsEndedMessage } from './second-factor-messages'
import { beginSetup, cancelSetup } from '~/server/auth/second-factor.server'
import type { OwnSession } from './security-page.server'
import type { PressIntent } from './security-intents'

interface Pressed {
  own: OwnSession
  /** Hash of the session that is named. */
  session: string
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
  'end-other-sessions': async (db, { own }, now) => sessionsEndedMessage(await endOtherSessions(db, own, now)),
  'end-session': async (db, { own, session }, now) => {
    const ended = await endOtherSessions(db, own, now, session)
    return ended === 0 ? securityMessages.noSession : sessionsEndedMessage(ended)
  },
} satisfies Record<PressIntent, Press>
