import { useCallback, useEffect, useState } from 'react'
import { libraryPath } from '~/paths'
import type { ChoosablePicture } from './library'
import { isLibraryPage, type LibraryPage } from './library-choice'

interface Shown {
  search: string
  pictures: readonly ChoosablePicture[]
  next: string | undefined
  status: string
}

const loading = 'Loading…'

export function useLibrary(search: string): Shown & { more: () => void } {
  const [shown, setShown] = useState<Shown>({ search, pictures: [], next: undefined, status: loading })
  const show = useCallback(
    (cursor: string | undefined, page: LibraryPage | string) => {
      setShown((before) => {
        const there = cursor !== undefined && before.search === search ? before.pictures : []
        if (typeof page === 'string') return { search, pictures: there, next: cursor, status: page }
        // The same page may be asked for twice.
        const added = page.pictures.filter(({ hash }) => there.every((picture) => picture.hash !== hash))
        const pictures = [...there, ...added]
        return { search, pictures, next: page.next, status: pictures.length === 0 ? 'No pictures found.' : '' }
      })
    },
    [search],
  )
  useEffect(() => {
    let isHere = true
    void readPage(search, undefined).then((page) => {
      if (isHere) show(undefined, page)
    })
    return () => {
      isHere = false
    }
  }, [search, show])
  const { next } = shown
  const more = () => {
    void readPage(search, next).then((page) => {
      show(next, page)
    })
  }
  return shown.search === search ? { ...shown, more } : { search, pictures: [], next: undefined, status: loading, more }
}

async function readPage(search: string, cursor: string | undefined): Promise<LibraryPage | string> {
  const query = new URLSearchParams({ q: search, ...(cursor === undefined ? {} : { cursor }) })
  try {
    const response = await fetch(`${libraryPath}?${query.toString()}`, { headers: { Accept: 'application/json' } })
    const page: unknown = response.ok ? await response.json() : undefined
    if (isLibraryPage(page)) return page
    return response.status === 401 ? sessionEnded : failed
  } catch {
    return failed
  }
}

const sessionEnded = 'Your login has ended. Save the form: you log in on the way, and nothing that you typed is lost.'
const failed = 'The library could not be loaded. Please try again.'
