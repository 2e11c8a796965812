import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { answerBody, crossSite } from './error-responses'

test('the API gets the message as JSON', () => {
  const { headers, body } = answerBody(crossSite, true)
  expect(JSON.parse(body)).toEqual({ message: 'Cross-site request refused' })
  expect(headers).toMatchObject({ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
})

test('a visitor gets a page with the words, what to do, and a way home', () => {
  const { headers, body } = answerBody(crossSite, false)
  expect(body).toContain('<html lang="en">')
  expect(body).toContain('<title>Cross-site request refused</title>')
  expect(body).toContain('<h1>Cross-site request refused</h1>')
  expect(body).toContain(crossSite.advice)
  expect(body).toContain('href="/"')
  expect(headers['Content-Length']).toBe(String(Buffer.byteLength(body)))
})

test("the page's policy names its one style by hash and allows nothing else to run", () => {
  const { headers, body } = answerBody(crossSite, false)
  const style = /<style>(.*)<\/style>/s.exec(body)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['Content-Security-Policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'`)
})

test('words from elsewhere stay words', () => {
  expect(answerBody({ status: 400, message: '<b>', advice: '"' }, false).body).not.toContain('<b>')
})

test('an answer without a message has no body', () => {
  expect(answerBody({ status: 301, headers: { Location: '/a' } }, false)).toEqual({
    headers: { 'Content-Length': '0', Location: '/a' },
    body: '',
  })
  expect(answerBody({ status: 204 }, true).headers).toEqual({})
})
