export interface HtmlChanges {
  tags: string[]
  renamed: string[]
  attributes: string[]
  links: number
  isTextAlone: boolean
}

export function noChanges(): HtmlChanges {
  return { tags: [], renamed: [], attributes: [], links: 0, isTextAlone: false }
}

export function changeNotices({ tags, renamed, attributes, links, isTextAlone }: HtmlChanges): string[] {
  return [
    isTextAlone ? 'This is nested too deeply: its text alone is kept.' : '',
    tags.length === 0 ? '' : `Left out: ${tags.join(', ')}.`,
    renamed.length === 0 ? '' : `Changed: ${renamed.join(', ')}.`,
    attributes.length === 0 ? '' : `Attributes that are left out: ${attributes.join(', ')}.`,
    links === 0 ? '' : `${counted(links, 'link')} lost: links go to http, https, mailto, tel and this site’s paths.`,
  ].filter((notice) => notice !== '')
}

export function foreignPicturesNotice(count: number): string[] {
  return count === 0
    ? []
    : [`${counted(count, 'picture')} left out: only pictures of this site are shown. Upload the picture instead.`]
}

export function changedHeadingsNotice(changes: readonly string[]): string[] {
  return changes.length === 0 ? [] : [`Headings changed: ${changes.join(', ')}.`]
}

function counted(count: number, thing: string): string {
  return count === 1 ? `1 ${thing} was` : `${String(count)} ${thing}s were`
}
