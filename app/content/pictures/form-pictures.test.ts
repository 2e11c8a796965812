import { describe, expect, test } from 'vitest'
import { Refusal } from '~/lib/refusal'
import { changeFormPictures, formPictures, readPictures, storeFormPictures } from './form-pictures'
import { chooseIntent, takeIntent } from './library-choice'

class NoImage extends Refusal {
  readonly status = 415
}

function store(file: File): Promise<string> {
  if (!file.name.endsWith('.jpg')) return Promise.reject(new NoImage('This is not an image.'))
  return Promise.resolve(`/images/${file.name}`)
}

function file(name: string, text = 'bytes'): File {
  return new File([text], name)
}

/** A browser sends this for a file input without a choice. */
const noChoice = new File([], '', { type: 'application/octet-stream' })

function formOf(entries: readonly (readonly [string, string | File])[]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

describe('one picture', () => {
  const singles = [{ name: 'imageUrl', fileName: 'image' }]

  test.each([
    ['stays when no file is chosen', [['imageUrl', '/images/old']], '/images/old'],
    ['is none where there was none', [['imageUrl', '']], ''],
    [
      'takes the place of the one that was there',
      [
        ['imageUrl', '/images/old'],
        ['image', file('a.jpg')],
      ],
      '/images/a.jpg',
    ],
    [
      'goes when that is ticked',
      [
        ['imageUrl', '/images/old'],
        ['imageUrlRemoved', '1'],
      ],
      '',
    ],
    [
      'comes when the old one is ticked to go',
      [
        ['imageUrl', '/images/old'],
        ['imageUrlRemoved', '1'],
        ['image', file('a.jpg')],
      ],
      '/images/a.jpg',
    ],
    [
      'is the first, where two are sent',
      [
        ['image', file('a.jpg')],
        ['image', file('b.jpg')],
      ],
      '/images/a.jpg',
    ],
  ] as const)('%s', async (_, entries, expected) => {
    const form = formOf([['name', 'Rope'], ['image', noChoice], ...entries])
    expect(await storeFormPictures(form, { singles }, store)).toEqual({ refused: {}, notices: {} })
    expect([...form.entries()].sort()).toEqual([
      ['imageUrl', expected],
      ['name', 'Rope'],
    ])
  })

  test('that is refused leaves the old one, and is named', async () => {
    const form = formOf([
      ['imageUrl', '/images/old'],
      ['image', file('notes.txt')],
    ])
    expect(await storeFormPictures(form, { singles }, store)).toEqual({
      refused: { imageUrl: ['“notes.txt”: This is not an image.'] },
      notices: {},
    })
    expect([...form.entries()]).toEqual([['imageUrl', '/images/old']])
  })

  test('of no bytes but with a name is no empty input: it is refused like any other file', async () => {
    const form = formOf([['image', file('notes.txt', '')]])
    const { refused } = await storeFormPictures(form, { singles }, store)
    expect(refused.imageUrl).toHaveLength(1)
  })

  test('text in the place of a file is dropped', async () => {
    const form = formOf([['image', '/images/elsewhere']])
    await storeFormPictures(form, { singles }, store)
    expect([...form.keys()]).toEqual([])
  })
})

describe('a list of pictures', () => {
  const lists = [{ name: 'gallery', fileName: 'files', max: 4 }]

  test('is followed by what is added, without gaps', async () => {
    const form = formOf([
      ['gallery[7]', '/images/second'],
      ['gallery[2]', '/images/first'],
      ['gallery[3]', ''],
      ['galleryNote', 'x'],
      ['files', file('a.jpg')],
      ['files', noChoice],
      ['files', file('b.jpg')],
    ])
    expect(await storeFormPictures(form, { lists }, store)).toEqual({ refused: {}, notices: {} })
    expect(Object.fromEntries(form)).toEqual({
      'gallery[0]': '/images/first',
      'gallery[1]': '/images/second',
      'gallery[2]': '/images/a.jpg',
      'gallery[3]': '/images/b.jpg',
      galleryNote: 'x',
    })
  })

  test('keeps the good ones when others are refused', async () => {
    const form = formOf(['x.txt', 'a.jpg', 'y.txt'].map((name) => ['files', file(name)]))
    const { refused } = await storeFormPictures(form, { lists }, store)
    expect(readPictures(form, 'gallery')).toEqual(['/images/a.jpg'])
    expect(refused.gallery).toEqual(['“x.txt”: This is not an image.', '“y.txt”: This is not an image.'])
  })

  test.each([
    [3, 2, 4, 'Only 4 pictures fit here: 1 was left out.'],
    [4, 3, 4, 'Only 4 pictures fit here: 3 were left out.'],
    [5, 1, 5, 'Only 4 pictures fit here: 1 was left out.'],
    [0, 4, 4, undefined],
  ])('of %i takes %i more as far as they fit', async (there, more, expected, notice) => {
    const stored: string[] = []
    const form = new FormData()
    for (let index = 0; index < there; index += 1) form.append(`gallery[${String(index)}]`, `/images/${String(index)}`)
    for (let index = 0; index < more; index += 1) form.append('files', file(`${String(index)}.jpg`))
    const { notices } = await storeFormPictures(form, { lists }, (each) => {
      stored.push(each.name)
      return store(each)
    })
    expect(readPictures(form, 'gallery')).toHaveLength(expected)
    expect(stored).toHaveLength(expected - there)
    expect(notices.gallery).toBe(notice)
  })

  test('names the same picture once', async () => {
    const form = formOf([
      ['gallery[0]', '/images/a.jpg'],
      ['files', file('a.jpg')],
    ])
    await storeFormPictures(form, { lists }, store)
    expect(readPictures(form, 'gallery')).toEqual(['/images/a.jpg'])
  })
})

test('what is no fault of the file goes on', async () => {
  const form = formOf([['image', file('a.jpg')]])
  const failing = () => Promise.reject(new Error('The disk is full'))
  const stored = storeFormPictures(form, { singles: [{ name: 'imageUrl', fileName: 'image' }] }, failing)
  await expect(stored).rejects.toThrow('The disk is full')
})

describe('a button of the gallery', () => {
  test.each([
    ['remove-gallery-1', ['a', 'c']],
    ['earlier-gallery-1', ['b', 'a', 'c']],
    ['later-gallery-1', ['a', 'c', 'b']],
    ['earlier-gallery-0', ['a', 'b', 'c']],
    ['later-gallery-2', ['a', 'b', 'c']],
    ['remove-gallery-3', ['a', 'b', 'c']],
  ])('%s', (intent, expected) => {
    const form = formOf(['a', 'b', 'c'].map((url, index) => [`gallery[${String(index)}]`, url]))
    expect(changeFormPictures(form, 'gallery', intent)).toBe(true)
    expect(readPictures(form, 'gallery')).toEqual(expected)
    expect([...form.keys()]).toHaveLength(expected.length)
  })

  test.each(['save', 'remove-gallery', 'remove-gallery-x', 'remove-other-0', 'drop-gallery-0', null])(
    'is not %s',
    (intent) => {
      const form = formOf([['gallery[0]', 'a']])
      expect(changeFormPictures(form, 'gallery', intent)).toBe(false)
      expect(readPictures(form, 'gallery')).toEqual(['a'])
    },
  )
})

test('the name of a picture’s file is kept where the form asks for it, and the old one where the file is refused', async () => {
  const singles = [{ name: 'imageUrl', fileName: 'image', keepsFileName: 'imageFile' }]
  const nameAfter = async (name: string) => {
    const form = formOf([
      ['imageFile', 'old.jpg'],
      ['image', file(name)],
    ])
    await storeFormPictures(form, { singles }, store)
    return form.get('imageFile')
  }
  expect(await nameAfter('new.jpg')).toBe('new.jpg')
  expect(await nameAfter('new.svg')).toBe('old.jpg')
})

describe('the library without JavaScript', () => {
  const picture = (src: string) => ({
    src,
    hash: src,
    thumbnail: src,
    fileName: 'buck.jpg',
    alt: 'A “buck” & more',
    width: 60,
    height: 40,
  })
  const {
    store: take,
    change,
    look,
  } = formPictures(
    {
      singles: [{ name: 'imageUrl', fileName: 'image', keepsFileName: 'file', altFrom: 'alt' }],
      lists: [{ name: 'gallery', fileName: 'files', max: 3 }],
      texts: ['content'],
    },
    store,
    {
      find: (addresses) => Promise.resolve(addresses.filter((src) => src !== '/images/gone').map(picture)),
      page: ({ search, cursor }) => Promise.resolve({ pictures: [picture(search)], next: cursor }),
    },
  )

  test('a chosen picture takes its place, with its name, and its text where there is none', async () => {
    const form = formOf([
      ['imageUrl', '/images/old'],
      ['alt', ' '],
      ['imageUrlChosen[0]', '/images/new'],
    ])
    await take(form)
    expect(Object.fromEntries(form)).toEqual({ imageUrl: '/images/new', alt: 'A “buck” & more', file: 'buck.jpg' })
  })

  test('a text that is there stays, and so does a picture if the chosen one is gone', async () => {
    const form = formOf([
      ['imageUrl', '/images/old'],
      ['alt', 'Mine'],
      ['imageUrlChosen[0]', '/images/gone'],
    ])
    await take(form)
    expect(Object.fromEntries(form)).toEqual({ imageUrl: '/images/old', alt: 'Mine' })
  })

  test('chosen pictures follow those of a list, without repeats, as far as they fit', async () => {
    const form = formOf([
      ['gallery[0]', '/images/a'],
      ['galleryChosen[2]', '/images/b'],
      ['galleryChosen[0]', '/images/a'],
      ['galleryChosen[5]', '/images/c'],
      ['galleryChosen[7]', '/images/d'],
    ])
    const { notices } = await take(form)
    expect(readPictures(form, 'gallery')).toEqual(['/images/a', '/images/b', '/images/c'])
    expect([...form.keys()].some((key) => key.includes('Chosen'))).toBe(false)
    expect(notices).toEqual({ gallery: 'Only 3 pictures fit here: 1 was left out.' })
  })

  test('in a text they come last', async () => {
    const form = formOf([
      ['content', '<p>Hi</p>'],
      ['contentChosen[0]', '/images/a'],
    ])
    await take(form)
    expect(form.get('content')).toBe(
      '<p>Hi</p>\n<p><img src="/images/a" alt="A “buck” &#38; more" width="60" height="40"></p>',
    )
  })

  test('opens for the form’s own fields, at a place, with what is searched for', async () => {
    const form = formOf([['librarySearch', 'buck']])
    expect(await look(form, chooseIntent('gallery', 'after-1-2026 a'))).toEqual({
      field: 'gallery',
      search: 'buck',
      page: { pictures: [picture('buck')], next: 'after-1-2026 a' },
    })
    expect(await look(form, chooseIntent('content'))).toMatchObject({ field: 'content' })
    for (const intent of ['choose-spoons', 'choose-', 'save-post', '', takeIntent('gallery')]) {
      expect(await look(form, intent)).toBeUndefined()
    }
  })

  test('“Use” only shows the form again', () => {
    expect(change(new FormData(), takeIntent('imageUrl'))).toBe(true)
    expect(change(new FormData(), takeIntent('spoons'))).toBe(false)
  })
})
