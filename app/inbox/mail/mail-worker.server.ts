/**
 * Sends what is due in the outbox, outside of requests: soon after a mail was queued here, and every ten seconds what
 * other processes queued or what is to be tried again.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { isClockBelieved } from '~db/clock.server'
import type { Database } from '~db/database'
import type { MailRow } from '~db/tables/mails'
import { claimNext, sendLimitMs, settleFailed, settleSent } from './claims.server'
import { onMail } from './outbox.server'
import { queueOverdueMails } from './overdue.server'
import { readFailure, type SendMail } from './smtp-failure'

type Report = (event: string, fields: Readonly<Record<string, unknown>>) => void

interface MailWork {
  send: SendMail
  now: () => Date
  report: Report
}

export interface MailWorker {
  /** Finishes the mail that is being sent. */
  stop: () => Promise<void>
}

const pollMs = 10_000
/** The worker rests after a failure that would meet any mail, so that it does not ask a server again for each. */
const restMs = 60_000
/** A shutdown leaves this time to the mail that is being sent. */
const lastMailMs = 10_000
const storeAgainMs = 1_000

export function startMail(db: Kysely<Database>, work: MailWork): MailWorker {
  const state = new WorkerState()
  const round = () => {
    state.isAsked = true
    state.running ??= workUntilDone(db, work, state)
  }
  const stopListening = onMail((isPressed) => {
    if (isPressed) state.restsUntil = 0
    round()
  })
  const poll = setInterval(round, pollMs).unref()
  round()
  return {
    stop: async () => {
      stopListening()
      clearInterval(poll)
      state.isStopped = true
      const lastCall = setTimeout(() => {
        state.abort.abort()
      }, lastMailMs)
      await state.running
      clearTimeout(lastCall)
    },
  }
}

class WorkerState {
  running: Promise<void> | undefined
  isAsked = false
  isStopped = false
  restsUntil = 0
  readonly abort = new AbortController()
}

async function workUntilDone(db: Kysely<Database>, work: MailWork, state: WorkerState): Promise<void> {
  while (state.isAsked && !state.isStopped) {
    state.isAsked = false
    try {
      if (await isClockBelieved(db, work.now())) await queueOverdueMails(db, work.now())
      await sendDue(db, work, state)
    } catch (error) {
      work.report('the outbox could not be read or written', { error })
    }
  }
  state.running = undefined
}

/** Sends one mail after another, until none is due or the mail server accepts none. */
export async function sendDue(db: Kysely<Database>, work: MailWork, state = new WorkerState()): Promise<void> {
  while (!state.isStopped && work.now().getTime() >= state.restsUntil) {
    const mail = await claimNext(db, work.now())
    if (!mail) return
    const settled = await attempt(mail, work, state)
    await untilStored(() => settled.store(db), work, state)
    if (settled.isUnreachable) state.restsUntil = work.now().getTime() + restMs
  }
}

async function attempt(mail: MailRow, { send, now, report }: MailWork, { abort }: WorkerState) {
  try {
    const words = await send(mail, AbortSignal.any([abort.signal, AbortSignal.timeout(sendLimitMs)]))
    return { isUnreachable: false, store: (db: Kysely<Database>) => settleSent(db, mail.id, words, now()) }
  } catch (error) {
    const failure = readFailure(error)
    // The server's words may name the recipient, so they are not for the log.
    report('a mail was not sent', { mail: mail.id, attempts: mail.attempts, refused: failure.of })
    return {
      isUnreachable: failure.of === 'connection',
      store: (db: Kysely<Database>) => settleFailed(db, mail, failure, now()),
    }
  }
}

/** A sent mail that is not noted would be sent again, so a busy database is asked until it is stored. */
async function untilStored(store: () => Promise<void>, { report }: MailWork, state: WorkerState): Promise<void> {
  for (;;) {
    try {
      await store()
      return
    } catch (error) {
      report('it could not be noted what became of a mail', { error })
      if (state.isStopped) return
      await wait(storeAgainMs, undefined, { ref: false })
    }
  }
}
