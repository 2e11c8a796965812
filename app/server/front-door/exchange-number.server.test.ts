import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { exchangeNumber, numberExchange, responseTo } from './exchange-number.server'

function begin(headers: Record<string, string> = {}) {
  const req = new IncomingMessage(new Socket())
  Object.assign(req.headers, headers)
  const res = new ServerResponse(req)
  numberExchange(req, res)
  const request = new Request('http://127.0.0.1/', { headers: { 'x-exchange': String(req.headers['x-exchange']) } })
  return { res, request }
}

test('each request leads to its own response, and so does its copy', () => {
  const [first, second] = [begin(), begin()]
  expect(responseTo(first.request)).toBe(first.res)
  expect(responseTo(second.request)).toBe(second.res)
  expect(responseTo(new Request(first.request))).toBe(first.res)
})

test('an answer that is over is found no more, though another has its place', () => {
  const over = begin()
  over.res.emit('close')
  expect(responseTo(over.request)).toBeUndefined()
  const next = begin()
  expect(responseTo(over.request)).toBeUndefined()
  expect(responseTo(next.request)).toBe(next.res)
  expect(exchangeNumber(next.request)).not.toBe(exchangeNumber(over.request))
})

test('a second close takes no place from others', () => {
  const over = begin()
  over.res.emit('close')
  over.res.emit('close')
  const [one, other] = [begin(), begin()]
  expect(responseTo(one.request)).toBe(one.res)
  expect(responseTo(other.request)).toBe(other.res)
})

test('what a client sends under the name counts for nothing', () => {
  const { res, request } = begin({ 'x-exchange': '1-0' })
  expect(responseTo(request)).toBe(res)
  expect(responseTo(new Request('http://127.0.0.1/', { headers: { 'x-exchange': '0-0' } }))).toBeUndefined()
})

test('without a front door there is none', () => {
  const request = new Request('http://127.0.0.1/')
  expect(exchangeNumber(request)).toBe('')
  expect(responseTo(request)).toBeUndefined()
})
