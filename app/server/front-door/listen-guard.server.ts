/**
 * The proof that the door is shut: a server of this process that did not come out of `createGuardedServer` and wants
 * to listen means that remix-serve has got hold of the real `createServer`, and that nothing stands before the site.
 */
import http, { type Server } from 'node:http'
import net from 'node:net'

const message =
  'The front door is not in place: a server that it did not make wants to listen. The process ends, since limits, ' +
  'security headers and the cross-site check would be missing. See app/server/front-door.server.ts.'

/** @returns a function that takes the guard away again. */
export function guardListen(isGuarded: (server: Server) => boolean, exit: (code: number) => void): () => void {
  const inherited: unknown = Reflect.get(net.Server.prototype, 'listen')
  if (typeof inherited !== 'function') throw new TypeError('node:net has no listen to hand on to')
  Object.defineProperty(http.Server.prototype, 'listen', {
    configurable: true,
    writable: true,
    value: function listen(this: Server, ...args: unknown[]): Server {
      if (isGuarded(this)) {
        Reflect.apply(inherited, this, args)
        return this
      }
      process.stderr.write(`${message}\n`)
      exit(1)
      return this
    },
  })
  return () => {
    Reflect.deleteProperty(http.Server.prototype, 'listen')
  }
}
