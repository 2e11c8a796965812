/**
 * `server.close()` alone waits for every keep-alive connection. This cuts idle ones, and the exit code is 1 only if the
 * site still owed a response.
 */
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { log } from '~/server/log.server'
import { isDraining } from './early-response'
import type { OpenRequests } from './open-requests'

interface ShutdownOptions {
  hardEndMs: number
  onClosed?: (() => void | Promise<void>) | undefined
  exit?: ((code: number) => void) | undefined
}

interface Shutdown {
  close: () => void
  isClosing: () => boolean
  afterAnswer: (socket: Socket) => void
}

export function shutDownGracefully(server: Server, openRequests: OpenRequests, options: ShutdownOptions): Shutdown {
  let closing = false
  let code = 0
  const close = () => {
    if (closing) return
    closing = true
    const hardEnd = setTimeout(() => {
      if (openRequests.owesAnswer()) code = 1
      server.closeAllConnections()
    }, options.hardEndMs)
    const lastResort = setTimeout(() => options.exit?.(1), options.hardEndMs + 1000)
    server.once('close', () => {
      clearTimeout(hardEnd)
      clearTimeout(lastResort)
    })
    server.close()
    for (const socket of openRequests.idleSockets()) leave(socket)
  }
  server.once('close', () => {
    void finish(options, code)
  })
  return {
    close,
    isClosing: () => closing,
    afterAnswer: (socket) => {
      // Node finishes with the response first.
      if (closing) setImmediate(() => openRequests.dueOn(socket).length === 0 && leave(socket))
    },
  }
}

function leave(socket: Socket): void {
  if (!isDraining(socket)) socket.destroy()
}

async function finish({ onClosed, exit }: ShutdownOptions, code: number): Promise<void> {
  try {
    await onClosed?.()
    exit?.(code)
  } catch (error) {
    log.error('closing failed', { error })
    exit?.(1)
  }
}
