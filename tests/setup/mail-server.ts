/** A real SMTP server on a loopback port accepts mails or fails as a drill tells it to. */
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

export type Behavior =
  | 'accepts'
  | 'refuses the login'
  | 'refuses the sender'
  | 'refuses the recipient'
  | 'defers the recipient'
  | 'refuses the message'
  | 'answers late'
  | 'drops before the final dot'
  | 'drops after the final dot'

interface ReceivedMail {
  from: string
  to: string
  source: string
  receivedAt: number
}

export class MailServer {
  behavior: Behavior = 'accepts'
  lateMs = 1500
  readonly received: ReceivedMail[] = []
  connections = 0
  logins = 0
  #server: SMTPServer | undefined
  #port = 0
  #sockets = new Map<string, Socket>()

  get url(): string {
    return `smtp://warden:secret@127.0.0.1:${String(this.#port)}`
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      disableReverseLookup: true,
      onConnect: (_session, done) => {
        this.connections += 1
        done()
      },
      onAuth: (_login, _session, done) => {
        this.logins += 1
        if (this.behavior === 'refuses the login') done(refusal(535, '5.7.8 Username and password not accepted'))
        else done(null, { user: 'warden' })
      },
      onMailFrom: (_address, _session, done) => {
        done(this.behavior === 'refuses the sender' ? refusal(550, '5.7.1 You may not send as this address') : null)
      },
      onRcptTo: (_address, _session, done) => {
        if (this.behavior === 'refuses the recipient') done(refusal(550, '5.1.1 No such mailbox here'))
        else if (this.behavior === 'defers the recipient') done(refusal(451, '4.7.1 Greylisted, try again later'))
        else done()
      },
      onData: (stream, session, done) => {
        if (this.behavior === 'drops before the final dot') this.#drop(session)
        else void this.#take(stream, session, done)
      },
    })
    // A drill asked for the dropped connection.
    server.on('error', () => undefined)
    const listening = server.listen(this.#port, '127.0.0.1')
    listening.on('connection', (socket: Socket) => this.#sockets.set(String(socket.remotePort), socket))
    await once(listening, 'listening')
    this.#port = portOf(listening.address())
    this.#server = server
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    for (const socket of this.#sockets.values()) socket.destroy()
    if (server)
      await new Promise<void>((resolve) => {
        server.close(resolve)
      })
  }

  async #take(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    done: (error?: Error | null, words?: string) => void,
  ): Promise<void> {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    const isWhole = await once(stream, 'end').then(
      () => true,
      () => false,
    )
    // The sender was killed.
    if (!isWhole) return
    const { mailFrom, rcptTo } = session.envelope
    this.received.push({
      from: mailFrom === false ? '' : mailFrom.address,
      to: rcptTo.map(({ address }) => address).join(),
      source: Buffer.concat(chunks).toString(),
      receivedAt: Date.now(),
    })
    if (this.behavior === 'drops after the final dot') this.#drop(session)
    else if (this.behavior === 'refuses the message') done(refusal(554, '5.7.1 This looks like spam'))
    else {
      if (this.behavior === 'answers late') await wait(this.lateMs)
      done(null, '2.0.0 Queued')
    }
  }

  #drop({ remotePort }: SMTPServerSession): void {
    this.#sockets.get(String(remotePort))?.destroy()
  }
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The mail server listens on no port')
  return address.port
}

/** A folded header becomes one line. */
export function headerOf({ source }: ReceivedMail, name: string): string | undefined {
  const [head = ''] = source.split('\r\n\r\n', 1)
  return new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(head)?.[1]?.replaceAll(/\r\n[ \t]/g, ' ')
}
