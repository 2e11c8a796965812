/** The site's HTTP server: what `npm start` runs around the Remix build. */
import type { Server } from 'node:http'
import type { ServerBuild } from '@remix-run/node'
import { createHttpServer } from './create-http-server'
import type { ServerOptions } from './options'
import { createRemixListener } from './remix-adapter'

export interface Place {
  port: number
  /** Every interface where it is left out. */
  host: string | undefined
}

/** Listens, and ends with the process's first signal. An address that cannot be had ends the process with one line. */
export function serve(build: ServerBuild, place: Place, options: ServerOptions): Server {
  const { server, close } = createHttpServer(
    { ...options, exit: (code) => process.exit(code) },
    createRemixListener(build),
  )
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, close)
  server.once('error', (error) => {
    process.stderr.write(`${explainListenError(error, place)}\n`)
    process.exit(1)
  })
  server.listen({ port: place.port, host: place.host }, () => {
    process.stdout.write(`Listening on http://${place.host ?? 'localhost'}:${String(place.port)}\n`)
  })
  return server
}

function explainListenError(error: Error, { port, host }: Place): string {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${String(port)} is already in use. Stop the other program or start with PORT=…`
  }
  if (code === 'EACCES') return `This user may not listen on port ${String(port)}. Start with PORT=… (1024 or above).`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `HOST ${String(host)} is no address of this machine.`
  }
  return error.message
}
