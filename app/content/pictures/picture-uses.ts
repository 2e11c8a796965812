import { pageKinds, type PublicTable } from '~/lib/page-kinds'
import { binPath, editPath, newPath, versionPath, withDraft } from '~/paths'

export const placeWords = {
  imageUrl: 'picture',
  featuredImageUrl: 'featured picture',
  galleryImages: 'gallery',
  additionalImages: 'additional pictures',
  content: 'in the text',
} as const

type PicturePlace = keyof typeof placeWords

export interface RecordUse {
  kind: PublicTable
  id: number
  name: string
  places: PicturePlace[]
}

interface DraftUse {
  kind: PublicTable
  id: number
  recordId: number | null
  name: string | null
}

interface VersionUse {
  kind: PublicTable
  recordId: number
  version: number
  name: string | null
}

interface BinUse {
  id: number
  kind: PublicTable
  title: string
}

export interface PictureUses {
  records: RecordUse[]
  authors: { id: number; name: string }[]
  drafts: DraftUse[]
  versions: VersionUse[]
  versionCount: number
  bin: BinUse[]
  others: number
}

export function editorOf({ kind, id }: Pick<RecordUse, 'kind' | 'id'>): string {
  return editPath(pageKinds[kind].tab, id)
}

export function placeIn(use: Pick<RecordUse, 'kind' | 'id'>, place: PicturePlace): string {
  return `${editorOf(use)}#${pageKinds[use.kind].subject}-${place}`
}

export function draftEditor({ kind, id, recordId }: DraftUse): string {
  const { tab } = pageKinds[kind]
  return withDraft(recordId === null ? newPath(tab) : editPath(tab, recordId), id)
}

export function versionPage({ kind, recordId, version }: VersionUse): string {
  const { tab } = pageKinds[kind]
  return versionPath(tab, recordId, version)
}

export function binPage({ title }: BinUse): string {
  return `${binPath}?${new URLSearchParams({ q: title }).toString()}`
}

export function isNamed({ records, authors, drafts, versionCount, bin, others }: PictureUses): boolean {
  return records.length + authors.length + drafts.length + versionCount + bin.length + others > 0
}
