import http, { IncomingMessage, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { begunSession, rememberBegunSession } from './begun-session.server'
import { numberExchange } from './front-door/exchange-number.server'

function letIn(sent: Record<string, string> = {}): { res: ServerResponse; copy: () => Request } {
  const req = new IncomingMessage(new Socket())
  Object.assign(req.headers, sent)
  const res = new http.ServerResponse(req)
  numberExchange(req, res)
  const number = String(req.headers['x-exchange'])
  return { res, copy: () => new Request('http://site.test/admin', { headers: { 'x-exchange': number } }) }
}

test('what a request has begun every copy of it knows from then on, and no other request does', () => {
  const one = letIn()
  const other = letIn()
  expect(begunSession(one.copy())).toBeUndefined()
  rememberBegunSession(one.copy(), 'first')
  expect(begunSession(one.copy())).toBe('first')
  expect(begunSession(other.copy())).toBeUndefined()
})

test('with the answer it is over', () => {
  const { res, copy } = letIn()
  rememberBegunSession(copy(), 'first')
  res.emit('close')
  expect(begunSession(copy())).toBeUndefined()
})

test('a number that the client sent is written over', () => {
  const { copy } = letIn()
  rememberBegunSession(copy(), 'first')
  const stranger = letIn({ 'x-exchange': copy().headers.get('x-exchange') ?? '' })
  expect(begunSession(stranger.copy())).toBeUndefined()
})

test('where there is no front door nothing is remembered', () => {
  const request = new Request('http://site.test/admin', { headers: { 'x-exchange': 'made up' } })
  rememberBegunSession(request, 'nobody’s')
  expect(begunSession(request)).toBeUndefined()
})
