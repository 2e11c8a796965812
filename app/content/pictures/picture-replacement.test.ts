import { describe, expect, test } from 'vitest'
import { replaceInValues, replacer } from './picture-replacement'

const from = 'a'.repeat(64)
const old = `/images/${from}-800.webp`
const other = `/images/${'c'.repeat(64)}-800.webp`
const to = { src: `/images/${'b'.repeat(64)}-600.webp`, fileName: 'doe.jpg', width: 600, height: 900 }
const replacement = { from, old: { width: 1200, height: 800 }, to }
const { url, urls, html, fileName } = replacer(replacement)

test('addresses of the picture, in whatever size, become the other one', () => {
  expect(url(old)).toBe(to.src)
  expect(url(`/images/${from}-1600.avif`)).toBe(to.src)
  expect([url(other), url(null)]).toEqual([other, null])
  expect(urls([other, old])).toEqual([other, to.src])
  expect(urls([to.src, old])).toEqual([to.src])
})

test('the file name of a featured picture follows', () => {
  expect(fileName({ featuredImageUrl: old, featuredImage: 'buck.jpg' })).toBe('doe.jpg')
  expect(fileName({ featuredImageUrl: other, featuredImage: 'buck.jpg' })).toBe('buck.jpg')
})

describe('in a text', () => {
  test.each([
    [
      'shown whole',
      `<img src="${old}" alt="A" width="1200" height="800">`,
      `<img src="${to.src}" alt="A" width="600" height="900">`,
    ],
    ['shown small', `<img src="${old}" width="300" height="200">`, `<img src="${to.src}" width="300" height="450">`],
    ['without a size', `<img alt="" src='${old}'>`, `<img alt="" src='${to.src}'>`],
    ['with one side', `<img width="300" src="${old}">`, `<img width="300" src="${to.src}">`],
    ['in a link', `<a href="/images/${from}-1600.webp">x</a>`, `<a href="${to.src}">x</a>`],
    ['another one', `<img src="${other}" width="1200" height="800">`, `<img src="${other}" width="1200" height="800">`],
  ])('%s', (_, before, after) => {
    expect(html(`<p>${before}</p>`)).toBe(`<p>${after}</p>`)
  })
})

test('what a form holds changes in its pictures alone', () => {
  const values = {
    title: old,
    content: `<img src="${old}">`,
    featuredImageUrl: old,
    featuredImage: 'x',
    additionalImages: [old, other],
    galleryImages: [old],
  }
  expect(replaceInValues('blogPosts', values, replacement)).toEqual({
    title: old,
    content: `<img src="${to.src}">`,
    featuredImageUrl: to.src,
    featuredImage: 'doe.jpg',
    additionalImages: [to.src, other],
    galleryImages: [old],
  })
  expect(replaceInValues('products', { imageUrl: old, name: 'A' }, replacement)).toEqual({
    imageUrl: to.src,
    name: 'A',
  })
})
