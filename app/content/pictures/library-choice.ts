import { libraryPageSize, type ChoosablePicture } from './library'

export type ChosenPicture = ChoosablePicture

export interface LibraryPlace {
  search: string
  cursor: string | undefined
}

export interface LibraryPage {
  pictures: ChoosablePicture[]
  previous?: string | undefined
  next?: string | undefined
}

/** The action answers this when the library was opened without JavaScript. */
export interface FieldLibrary {
  field: string
  search: string
  page: LibraryPage
}

export const librarySearchField = 'librarySearch'

export function chosenField(field: string): string {
  return `${field}Chosen`
}

export function chosenNames(field: string): string[] {
  return Array.from({ length: libraryPageSize }, (_, index) => `${chosenField(field)}[${String(index)}]`)
}

export function chooseIntent(field: string, cursor?: string): string {
  return cursor === undefined ? `choose-${field}` : `choose-${field}-${cursor}`
}

export function takeIntent(field: string): string {
  return `take-${field}`
}

export function chooseIntentOf(intent: string): { field: string; cursor: string | undefined } | undefined {
  const [, field, cursor] = /^choose-(\w+)(?:-(.{1,200}))?$/.exec(intent) ?? []
  return field === undefined ? undefined : { field, cursor }
}

export function libraryIn(aside: unknown, field: string): FieldLibrary | undefined {
  return isFieldLibrary(aside) && aside.field === field ? aside : undefined
}

function isFieldLibrary(aside: unknown): aside is FieldLibrary {
  return typeof aside === 'object' && aside !== null && 'field' in aside && 'page' in aside && 'search' in aside
}

export function isLibraryPage(value: unknown): value is LibraryPage {
  return typeof value === 'object' && value !== null && 'pictures' in value && Array.isArray(value.pictures)
}
