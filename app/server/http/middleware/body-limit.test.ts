import { expect, test } from 'vitest'
import { bodyLimit, hasCookie } from './body-limit'

const kib = 1024
const mib = 1024 * kib
const form = 'application/x-www-form-urlencoded'

test.each([
  ['/api/quotes', 'application/json', false, 256 * kib],
  ['/api/contacts/', 'Application/JSON; charset=utf-8', true, 256 * kib],
  ['/api/contacts', 'application/merge-patch+json', false, 256 * kib],
  ['/api/quotes/12', 'application/json', true, mib],
  ['/api/admin/blog/posts', 'application/json', false, 32 * mib],
  ['/api/admin/blog/posts/12', 'application/json', true, 32 * mib],
  ['/api/admin/blog/posts/12/more', 'application/json', true, mib],
  ['/api/admin/blog/postsX', 'application/json', true, mib],
  ['/api/admin/blog/posts', 'text/plain', true, 256 * kib],
  ['/contact', form, false, 256 * kib],
  ['/admin/products/1', form, true, 256 * kib],
  ['/admin/blog/new', form, false, 256 * kib],
  ['/admin/blog/new', form, true, mib],
  ['/admin/blog/3.data', `${form};charset=UTF-8`, true, mib],
  ['/admin/blogs', form, true, 256 * kib],
  ['/admin/products/new', 'multipart/form-data; boundary=a', true, 64 * mib],
  ['/admin/products/new', 'multipart/form-data; boundary=a', false, 256 * kib],
  ['/admin/blog/3/edit.data', 'multipart/form-data; boundary=a', false, 256 * kib],
  ['/admin/images', 'multipart/form-data; boundary=a', false, 256 * kib],
  ['/contact', 'multipart/form-data; boundary=a', false, 256 * kib],
  ['/api/products', undefined, true, 256 * kib],
  ['/api/products', 'application/octet-stream', true, 256 * kib],
  ['/api/products', 'application/jsonp', true, 256 * kib],
])('%s with %s (session: %s) takes %i bytes', (pathname, contentType, hasSessionCookie, limit) => {
  expect(bodyLimit({ pathname, contentType, hasSessionCookie })).toBe(limit)
})

test.each([
  [true, 'session=a'],
  [true, 'theme=dark; session=a.b'],
  [false, undefined],
  [false, ''],
  [false, 'session='],
  [false, 'xsession=a'],
  [false, 'a=session=b'],
  [false, '__Host-session=a'],
])('%s for the cookies "%s"', (expected, header) => {
  expect(hasCookie(header, 'session')).toBe(expected)
})
