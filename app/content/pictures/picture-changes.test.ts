import { describe, expect, test } from 'vitest'
import { changePictureList, type PictureChange } from './picture-changes'
import { countUnderWay, currentUpload, startPictureList, type PictureList } from './picture-list'

function file(name: string, size = 10): File {
  return new File([new Uint8Array(size)], name)
}

function after(list: PictureList, ...changes: PictureChange[]): PictureList {
  return changes.reduce(changePictureList, list)
}

const gallery = (...urls: string[]) => startPictureList({ urls, max: 3 })
const single = (url = '') => startPictureList({ urls: [url], max: 1 })
const add = (...names: string[]) => ({ type: 'add', files: names.map((name) => file(name)) }) as const
const stored = (id: number, url: string) => ({ type: 'stored', id, url, alt: '' }) as const
const fault = { message: '“a”: This is not an image.', mayPass: false }

test('starts with each address once, and without the empty one', () => {
  expect(gallery('/a', '', '/b', '/a').pictures).toEqual(['/a', '/b'])
  expect(single().pictures).toEqual([])
})

describe('uploads', () => {
  test('go one after the other, in the order in which they were chosen', () => {
    const chosen = after(gallery(), add('a', 'b'))
    expect(currentUpload(chosen)?.file.name).toBe('a')
    expect(countUnderWay(chosen)).toBe(2)
    const half = after(chosen, { type: 'progress', id: 1, percent: 43 }, stored(1, '/a'))
    expect(half).toMatchObject({ pictures: ['/a'], notice: '“a” is uploaded.' })
    expect(currentUpload(half)).toMatchObject({ id: 2, percent: 0 })
    const done = after(half, stored(2, '/b'))
    expect(done).toMatchObject({ pictures: ['/a', '/b'], uploads: [] })
    expect(countUnderWay(done)).toBe(0)
  })

  test('that fail let the next one through, and can be tried again or dismissed', () => {
    const failed = after(gallery(), add('a', 'b'), { type: 'failed', id: 1, failure: fault })
    expect(failed.notice).toBe(fault.message)
    expect(currentUpload(failed)?.id).toBe(2)
    expect(countUnderWay(failed)).toBe(1)
    expect(currentUpload(after(failed, { type: 'retry', id: 1 }))?.id).toBe(1)
    expect(after(failed, { type: 'cancel', id: 1 })).toMatchObject({ uploads: [{ id: 2 }], notice: '' })
  })

  test('that were cancelled change nothing when they arrive all the same', () => {
    const cancelled = after(gallery(), add('a'), { type: 'cancel', id: 1 })
    expect(after(cancelled, stored(1, '/a'))).toEqual(cancelled)
  })

  test('of a picture that is there already are told and add nothing', () => {
    expect(after(gallery('/a'), add('a'), stored(1, '/a'))).toMatchObject({
      pictures: ['/a'],
      notice: '“a” is here already.',
    })
  })

  test('of an empty choice are none', () => {
    expect(after(gallery('/a'), add()).uploads).toEqual([])
  })
})

describe('what does not fit', () => {
  test.each([
    [gallery(), 4, 3, 'Only 3 pictures fit here: 1 was left out.'],
    [gallery('/a', '/b'), 4, 1, 'Only 3 pictures fit here: 3 were left out.'],
    [gallery('/a', '/b', '/c'), 1, 0, 'Only 3 pictures fit here: 1 was left out.'],
    [gallery('/a', '/b', '/c', '/d'), 1, 0, 'Only 3 pictures fit here: 1 was left out.'],
    [single('/a'), 3, 1, 'Only one picture fits here: 2 were left out.'],
    [gallery('/a'), 2, 2, ''],
  ])('%#: is dropped, and it is said how many', (list, count, taken, notice) => {
    const names = Array.from({ length: count }, (_, index) => String(index))
    const next = after(list, add(...names))
    expect(next.uploads).toHaveLength(taken)
    expect(next.leftOut).toBe(notice)
  })

  test('is told until more is chosen', () => {
    const list = after(gallery('/a', '/b'), add('a', 'b'), stored(1, '/c'))
    expect(list).toMatchObject({ notice: '“a” is uploaded.', leftOut: 'Only 3 pictures fit here: 1 was left out.' })
    expect(after(list, { type: 'remove', index: 0 }).leftOut).toBe('')
  })

  test('counts what is on its way, but not what failed', () => {
    const list = after(gallery('/a'), add('a'), { type: 'failed', id: 1, failure: fault }, add('b', 'c', 'd'))
    expect(countUnderWay(list)).toBe(2)
    const full = after(list, { type: 'retry', id: 1 })
    expect(countUnderWay(full)).toBe(2)
    expect(full.leftOut).toBe('Only 3 pictures fit here: 1 was left out.')
  })
})

describe('one picture', () => {
  test('is replaced when the new one has arrived, not before', () => {
    const chosen = after(single('/old'), add('a'))
    expect(chosen.pictures).toEqual(['/old'])
    expect(after(chosen, stored(1, '/new')).pictures).toEqual(['/new'])
  })

  test('that is chosen while another is on its way takes its place', () => {
    const list = after(single(), add('a'), add('b'))
    expect(list.uploads.map(({ file: { name } }) => name)).toEqual(['b'])
    expect(after(list, stored(1, '/a')).pictures).toEqual([])
    expect(after(list, stored(2, '/b')).pictures).toEqual(['/b'])
  })

  test('can be removed and brought back', () => {
    const removed = after(single('/a'), { type: 'remove', index: 0 })
    expect(removed).toMatchObject({ pictures: [], notice: 'The picture is removed once you save.' })
    expect(after(removed, { type: 'undo' })).toMatchObject({ pictures: ['/a'], removed: null })
  })

  test('cannot be brought back beside the one that came after it', () => {
    const list = after(single('/a'), { type: 'remove', index: 0 }, add('b'), stored(1, '/b'), { type: 'undo' })
    expect(list.pictures).toEqual(['/b'])
  })
})

describe('the order', () => {
  test.each([
    [0, 1, ['/b', '/a', '/c']],
    [2, -1, ['/a', '/c', '/b']],
    [0, -1, ['/a', '/b', '/c']],
    [2, 1, ['/a', '/b', '/c']],
    [5, -1, ['/a', '/b', '/c']],
  ] as const)('of picture %i changes by %i', (index, by, expected) => {
    expect(after(gallery('/a', '/b', '/c'), { type: 'move', index, by }).pictures).toEqual(expected)
  })

  test('is the old one after a removal is undone', () => {
    const list = after(gallery('/a', '/b', '/c'), { type: 'remove', index: 1 })
    expect(list.pictures).toEqual(['/a', '/c'])
    expect(after(list, { type: 'undo' }).pictures).toEqual(['/a', '/b', '/c'])
    expect(after(list, { type: 'undo' }, { type: 'undo' }).pictures).toEqual(['/a', '/b', '/c'])
  })

  test('a full list takes nothing back', () => {
    const list = after(gallery('/a', '/b', '/c'), { type: 'remove', index: 1 }, add('d'), { type: 'undo' })
    expect(list).toMatchObject({
      pictures: ['/a', '/c'],
      leftOut: 'Only 3 pictures fit here: 1 was left out.',
      removed: { url: '/b' },
    })
  })
})

test('what the uploaded files were called is known by their addresses', () => {
  expect(after(single('/a'), add('buck.png'), stored(1, '/b')).fileNames).toEqual({ '/b': 'buck.png' })
})
