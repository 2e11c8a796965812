import { expect, test } from 'vitest'
import { toDashboardAddress } from './login-prompt'

test.each(
  `/admin /admin/ /admin?status=pending /admin/quotes /admin/quotes?q=%2F..%2F&cursor=after-50
  /admin/products/1/edit?back=%2Fadmin%2Fproducts%3Fq%3Drope#seo /admin/a..b`.split(/\s+/),
)('%s is an address of the dashboard', (text) => {
  expect(toDashboardAddress(text)).toBe(text)
})

test.each([
  '',
  '/',
  '/products',
  '/administration',
  'admin',
  'https://elsewhere.example/admin',
  '//elsewhere.example/admin',
  '/\\elsewhere.example',
  '/admin@elsewhere.example',
  '/admin/..//elsewhere.example',
  '/admin/../../elsewhere.example',
  '/admin/%2e%2e//elsewhere.example',
  '/admin/.%2E/products',
  '/admin/\\..\\..\\elsewhere.example',
  '/admin/ x',
  '/admin/é',
  '/admin\r\nSet-Cookie: a=b',
  'javascript:alert(1)',
  null,
  undefined,
  7,
])('%j is none, and leads to its front page', (text) => {
  expect(toDashboardAddress(text)).toBe('/admin')
})
