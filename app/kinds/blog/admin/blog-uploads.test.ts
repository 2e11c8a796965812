import { describe, expect, test } from 'vitest'
import { takeInlinePictures } from './blog-uploads.server'

const url = `data:image/png;base64,${Buffer.from('a picture').toString('base64')}`

function takenFrom(content: string): [string, number] {
  const { fields, pictures } = takeInlinePictures({ content })
  return [String(fields.content).replaceAll(/\/images\/[0-9a-f]{64}-0\.webp/g, '*'), pictures.length]
}

describe('a picture of the content is taken', () => {
  test.each([
    ['in double quotes', `<img src="${url}">`, '<img src="*">'],
    ['in single quotes', `<img src='${url}'/>`, "<img src='*'/>"],
    ['without quotes', `<p><img alt=a src=${url}></p>`, '<p><img alt=a src=*></p>'],
    ['with spaces around', `<img src = " ${url}\n">`, '<img src = "*">'],
    ['in any case', `<IMG SRC="${url.replace('data', 'DATA')}">`, '<IMG SRC="*">'],
    ['behind an attribute with a bracket', `<img alt="a > b" src="${url}">`, '<img alt="a > b" src="*">'],
    ['behind one that nothing parts from it', `<img alt="a"src="${url}">`, '<img alt="a"src="*">'],
    ['behind a slash', `<img/src="${url}">`, '<img/src="*">'],
  ])('%s', (_, content, expected) => {
    expect(takenFrom(content)).toEqual([expected, 1])
  })

  test.each([
    ['of another address', '<img src="/images/a.webp"><img src="https://a.example/data:image/png">'],
    ['of another attribute', `<img data-src="${url}" alt="src=${url}">`],
    ['of another element', `<a href="${url}">x</a><image src="${url}"><iframe src="${url}"></iframe>`],
    ['in the text', `<p>src="${url}"</p>`],
    ['in a tag that never ends', `<img src="${url}`],
  ])('but nothing %s', (_, content) => {
    expect(takenFrom(content)).toEqual([content, 0])
  })

  test('each one, also the same twice', () => {
    expect(takenFrom(`<img src="${url}">x<img src="${url}"><img src="data:,">`)).toEqual([
      '<img src="*">x<img src="*"><img src="*">',
      3,
    ])
  })

  test('and a body of many megabytes stops nothing', () => {
    for (const part of [' a', ' a="b"', '<img ', '<img a="', ' ']) {
      const content = `<img${part.repeat(3_000_000 / part.length)}`
      expect(takenFrom(content)).toEqual([content, 0])
    }
  })
})

test('the pictures of the fields are named by their places', () => {
  const additionalImages = ['/images/a.webp', url, 7]
  const { fields, pictures } = takeInlinePictures({ title: 'x', featuredImageUrl: url, additionalImages })
  expect(pictures.map(({ field, place }) => [field, place])).toEqual([
    ['featuredImageUrl', 'The featured image'],
    ['additionalImages', 'Additional image 2'],
  ])
  expect(fields).toEqual({
    title: 'x',
    featuredImageUrl: pictures[0]?.standIn,
    additionalImages: ['/images/a.webp', pictures[0]?.standIn, 7],
  })
})

test('what is no text is left to the schema', () => {
  const fields = { content: 7, featuredImageUrl: null, additionalImages: 'x' }
  expect(takeInlinePictures(fields)).toEqual({ fields, pictures: [] })
})
