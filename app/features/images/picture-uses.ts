/** Where a picture is used, and what else keeps it. */
import { binPath, editPath, newPath, versionPath, withDraft, type RecordTab } from '~/paths'

/** Records that pages show. */
export const pictureKinds = ['products', 'deerTypes', 'blogPosts'] as const
export type PictureKind = (typeof pictureKinds)[number]

export function isPictureKind(kind: string): kind is PictureKind {
  return pictureKinds.some((each) => each === kind)
}

/** `form`: id of the editor's form, which the ids of its fields start with. */
export const kindWords = {
  products: { tab: 'products', form: 'product', label: 'Product' },
  deerTypes: { tab: 'deer-types', form: 'deer-type', label: 'Species' },
  blogPosts: { tab: 'blog', form: 'post', label: 'Post' },
} as const satisfies Record<PictureKind, { tab: RecordTab; form: string; label: string }>

/** The key is the field that names the picture. */
export const placeWords = {
  imageUrl: 'picture',
  featuredImageUrl: 'featured picture',
  galleryImages: 'gallery',
  additionalImages: 'additional pictures',
  content: 'in the text',
} as const

export type PicturePlace = keyof typeof placeWords

export const placesOf = {
  products: ['imageUrl'],
  deerTypes: ['featuredImageUrl', 'galleryImages'],
  blogPosts: ['featuredImageUrl', 'content', 'additionalImages'],
} as const satisfies Record<PictureKind, readonly PicturePlace[]>

export interface RecordUse {
  kind: PictureKind
  id: number
  name: string
  places: PicturePlace[]
}

interface DraftUse {
  kind: PictureKind
  id: number
  /** Null: of a new record, or of one that is gone. */
  recordId: number | null
  name: string | null
}

interface VersionUse {
  kind: PictureKind
  recordId: number
  version: number
  name: string | null
}

interface BinUse {
  id: number
  kind: PictureKind
  title: string
}

export interface PictureUses {
  records: RecordUse[]
  drafts: DraftUse[]
  /** Those that differ from what is stored, newest first; some of many. */
  versions: VersionUse[]
  versionCount: number
  bin: BinUse[]
  /** Texts elsewhere in the site, such as the settings. */
  others: number
}

export function editorOf({ kind, id }: Pick<RecordUse, 'kind' | 'id'>): string {
  return editPath(kindWords[kind].tab, id)
}

/** The field in the editor. */
export function placeIn(use: Pick<RecordUse, 'kind' | 'id'>, place: PicturePlace): string {
  return `${editorOf(use)}#${kindWords[use.kind].form}-${place}`
}

export function draftEditor({ kind, id, recordId }: DraftUse): string {
  const { tab } = kindWords[kind]
  return withDraft(recordId === null ? newPath(tab) : editPath(tab, recordId), id)
}

export function versionPage({ kind, recordId, version }: VersionUse): string {
  const { tab } = kindWords[kind]
  return versionPath(tab, recordId, version)
}

export function binPage({ title }: BinUse): string {
  return `${binPath}?${new URLSearchParams({ q: title }).toString()}`
}

export function isNamed({ records, drafts, versionCount, bin, others }: PictureUses): boolean {
  return records.length + drafts.length + versionCount + bin.length + others > 0
}
