import { expect, test } from 'vitest'
import { readUploadAnswer } from './upload-request'

const json = (answer: unknown) => JSON.stringify(answer)

test('the address, the size, and the words of a picture that was stored', () => {
  const text = json({ url: '/images/a-800.webp', width: 2, height: 1, alt: 'A deer', name: 'deer.jpg' })
  expect(readUploadAnswer('deer.jpg', 200, text)).toEqual({
    url: '/images/a-800.webp',
    size: { width: 2, height: 1 },
    alt: 'A deer',
  })
})

test.each([
  [413, json({ message: '“deer.jpg”: Too large.' }), '“deer.jpg”: Too large.', false],
  [415, json({ message: '“deer.jpg”: This is not an image.' }), '“deer.jpg”: This is not an image.', false],
  [
    413,
    '<!doctype html><title>Too large</title>',
    '“deer.jpg”: The server does not take this much. If your login has ended, save the form: you log in on the way. Else choose a smaller picture.',
    true,
  ],
  [503, json({ message: 'Please try again.' }), '“deer.jpg”: Please try again.', true],
  [502, '<h1>Bad Gateway</h1>', '“deer.jpg”: The upload failed. Please try again.', true],
  [500, json({ message: 5 }), '“deer.jpg”: The upload failed. Please try again.', true],
  [200, '', '“deer.jpg”: The upload failed. Please try again.', true],
  [200, 'null', '“deer.jpg”: The upload failed. Please try again.', true],
  [200, json({ url: 'https://elsewhere.example/a.png' }), '“deer.jpg”: The upload failed. Please try again.', true],
  [0, '', '“deer.jpg”: There is no connection to the site. Please try again.', true],
])('status %i with %j is told in words that name the file', (status, text, message, mayPass) => {
  expect(readUploadAnswer('deer.jpg', status, text)).toEqual({ message, mayPass })
})

test.each([
  [401, 'Your login has ended.'],
  [403, 'You have logged in again'],
])('status %i says that saving the form leads on', (status, words) => {
  const answer = readUploadAnswer('deer.jpg', status, json({ message: 'Unauthorized' }))
  expect(answer).toEqual({ message: expect.stringContaining(words), mayPass: true })
  expect(answer).toEqual({ message: expect.stringContaining('Save the form'), mayPass: true })
})

test.each([{ width: '1200', height: 630, alt: null }, { width: 1200 }, {}])('no size and no words in %j', (answer) => {
  const stored = { url: '/images/a', size: undefined, alt: '' }
  expect(readUploadAnswer('deer.jpg', 200, json({ url: '/images/a', ...answer }))).toEqual(stored)
})
