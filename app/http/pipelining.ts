/**
 * Requests that a client sends without waiting for the answers to earlier ones. Node hands all of them on as they come
 * in and keeps each answer until its turn: 64 KiB of requests for a picture that nobody reads were hundreds of megabytes
 * of answers, and a response that never gets the connection is never told that it has closed. Here a request gets
 * further only when its answer can be sent.
 */
import type { RequestListener } from 'node:http'
import { isDraining } from './drain-socket'
import type { OpenRequests } from './open-requests'

/** Those clients that do so at all send about ten. */
const mostDue = 16

export function limitPipelining(openRequests: OpenRequests, listener: RequestListener): RequestListener {
  return (req, res) => {
    const { socket } = req
    const isOver = () => socket.destroyed || isDraining(socket)
    if (isOver()) return
    // Whose turn it is has the socket; the others are given it one by one.
    if (res.socket === socket) {
      listener(req, res)
    } else if (openRequests.dueOn(socket).length > mostDue) {
      socket.destroy()
    } else {
      // Node is not done with it yet when it says so.
      res.once('socket', () => {
        process.nextTick(() => {
          if (!isOver()) listener(req, res)
        })
      })
    }
  }
}
