import { escapeXml } from '~/lib/escape'
import type { FormValue, FormValues } from '~/lib/editing'
import type { LibraryPicture } from './library'
import { pageKinds, type PublicTable } from '~/lib/page-kinds'

export interface Replacement {
  from: string
  old: Pick<LibraryPicture, 'width' | 'height'>
  to: Pick<LibraryPicture, 'src' | 'fileName' | 'width' | 'height'>
}

export function replacer({ from, old, to }: Replacement) {
  const addresses = new RegExp(`/images/${from}-\\d{1,4}\\.(?:webp|avif|jpg)`, 'g')
  const url = <Url extends string | null>(address: Url): Url | string =>
    address?.includes(`/images/${from}-`) === true ? to.src : address
  return {
    url,
    urls: (all: readonly string[]) => [...new Set(all.map(url))],
    /** A picture shown in its full size gets the other's; any other keeps its width. */
    html: (html: string) =>
      html
        .replaceAll(/<img\b[^<>]*>/gi, (tag) => (tag.includes(`/images/${from}-`) ? withSize(tag, old, to) : tag))
        .replaceAll(addresses, escapeXml(to.src)),
    fileName: (before: { featuredImageUrl: string | null; featuredImage: string | null }) =>
      url(before.featuredImageUrl) === before.featuredImageUrl ? before.featuredImage : to.fileName,
  }
}

type Size = Pick<LibraryPicture, 'width' | 'height'>

function withSize(tag: string, old: Size, to: Size): string {
  const read = (name: string) => Number(new RegExp(`\\s${name}=["']?(\\d+)`, 'i').exec(tag)?.[1] ?? 0)
  const shown = { width: read('width'), height: read('height') }
  if (shown.width === 0 || shown.height === 0) return tag
  const isWhole = shown.width === old.width && shown.height === old.height
  const width = isWhole ? to.width : shown.width
  const height = Math.max(1, Math.round((width * to.height) / to.width))
  const set = (text: string, name: string, value: number) =>
    text.replace(new RegExp(`(\\s${name}=["']?)\\d+`, 'i'), `$1${String(value)}`)
  return set(set(tag, 'width', width), 'height', height)
}

export function replaceInValues(kind: PublicTable, values: FormValues, replacement: Replacement): FormValues {
  const { url, urls, html, fileName } = replacer(replacement)
  const replaced: Record<string, FormValue> = {}
  for (const place of pageKinds[kind].pictures) {
    const value = values[place]
    if (typeof value === 'string') replaced[place] = place === 'content' ? html(value) : url(value)
    else if (isTexts(value)) replaced[place] = urls(value)
  }
  const { featuredImageUrl, featuredImage } = values
  if (typeof featuredImageUrl !== 'string' || typeof featuredImage !== 'string') return { ...values, ...replaced }
  return { ...values, ...replaced, featuredImage: fileName({ featuredImageUrl, featuredImage }) ?? '' }
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
