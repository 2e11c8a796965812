import { formPictures } from '~/content/pictures/form-pictures'
import { parseImageName } from '~/content/pictures/images'
import { libraryPageSize } from '~/content/pictures/library'
import type { LibraryPage, LibraryPlace } from '~/content/pictures/library-choice'
import { findLibraryPictures, pageOfLibrary } from '~/content/pictures/library.server'
import { storeUpload } from '~/content/pictures/uploads.server'
import { formatPlaceCursor, parsePlaceCursor } from '~/lib/cursor'
import { parseListFilter } from '~/lib/list-query'
import { db } from '~/server/database.server'
import { log } from '~/server/log.server'

export function editorPictures(fields: Parameters<typeof formPictures>[0]) {
  const store = (file: File) => storeUpload(db(), file, new Date(), log.error)
  return formPictures(fields, store, { find, page: readLibraryPage })
}

async function find(addresses: readonly string[]) {
  const hashes = addresses.flatMap((address) => parseImageName(address.replace('/images/', ''))?.hash ?? [])
  const found = new Map((await findLibraryPictures(db(), hashes)).map((picture) => [picture.hash, picture]))
  return hashes.flatMap((hash) => found.get(hash) ?? [])
}

export async function readLibraryPage({ search, cursor }: LibraryPlace): Promise<LibraryPage> {
  const { rows, previous, next } = await pageOfLibrary(db(), {
    filter: parseListFilter(new URLSearchParams({ q: search }), []),
    size: libraryPageSize,
    cursor: parsePlaceCursor(cursor ?? ''),
  })
  return {
    pictures: rows.map(({ hash, src, thumbnail, fileName, alt, width, height }) => ({
      hash,
      src,
      thumbnail,
      fileName,
      alt,
      width,
      height,
    })),
    previous: previous && formatPlaceCursor(previous),
    next: next && formatPlaceCursor(next),
  }
}
