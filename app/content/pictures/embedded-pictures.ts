/** Finds and replaces pictures that are data URLs in HTML, whatever wrote the HTML. */

export function isDataUrl(url: string): boolean {
  return /^\s*data:/i.test(url)
}

/** The bytes decide later whether it is a picture. */
export function decodeDataUrl(url: string): Buffer<ArrayBuffer> {
  const comma = url.indexOf(',')
  const isBase64 = /;\s*base64\s*$/i.test(url.slice(0, Math.min(comma, 200)))
  return Buffer.from(isBase64 ? url.slice(comma + 1) : '', 'base64')
}

/** One pass per attribute: a body may have many megabytes. */
export function replaceSources(html: string, replace: (url: string) => string): string {
  const tag = /<img(?=[\s/])/gi
  const attribute = /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'<>]+))?/y
  const parts: string[] = []
  let copied = 0
  while (tag.test(html)) {
    attribute.lastIndex = tag.lastIndex
    for (let found = attribute.exec(html); found; found = attribute.exec(html)) {
      tag.lastIndex = attribute.lastIndex
      const [, name = '', value = ''] = found
      if (name.toLowerCase() !== 'src' || value === '') continue
      const quote = /^["']/.exec(value)?.[0] ?? ''
      const url = quote === '' ? value : value.slice(1, -1)
      parts.push(html.slice(copied, attribute.lastIndex - value.length), quote, replace(url), quote)
      copied = attribute.lastIndex
    }
  }
  return parts.join('') + html.slice(copied)
}

export function embeddedIn(html: string): string[] {
  const urls: string[] = []
  replaceSources(html, (url) => {
    if (isDataUrl(url)) urls.push(url)
    return url
  })
  return urls
}
