/**
 * Word writes the entries of a list as paragraphs: the style says `mso-list:l0 level2 lfo1`, and the bullet or number
 * is text, marked `mso-list:Ignore`. Word Online writes a list for each entry: `data-aria-level` says its level.
 */

interface Entry {
  paragraph: Element
  level: number
  list: string
  number: string | undefined
}

interface OpenList {
  element: Element
  level: number
  list: string
}

export function makeWordLists(body: Element): void {
  let open: OpenList[] = []
  let last: Element | null = null
  takeEntriesOut(body)
  for (const paragraph of body.querySelectorAll('p, h2, h3, h4, li[data-aria-level]')) {
    const entry = paragraph.matches('li') ? readOnlineEntry(paragraph) : readEntry(paragraph)
    if (!entry) continue
    if (paragraph.previousElementSibling !== last) open = []
    open = open.filter(({ level }) => level <= entry.level)
    const innermost = open.at(-1)
    if (innermost?.level === entry.level && innermost.list !== entry.list) open.pop()
    if (open.at(-1)?.level !== entry.level) open.push(startList(entry, open.at(-1)))
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    open.at(-1)?.element.append(item)
    paragraph.remove()
    last = open[0]?.element ?? null
  }
}

/** Each entry of Word Online becomes a sibling of those around it. */
function takeEntriesOut(body: Element): void {
  for (const entry of body.querySelectorAll('li[data-aria-level]')) {
    const list = entry.parentElement
    if (list?.matches('ol')) entry.setAttribute('data-number', entry.getAttribute('data-aria-posinset') ?? '1')
    const place = list?.closest('.ListContainerWrapper') ?? list
    place?.before(entry)
    if (place?.childElementCount === 0 || place?.querySelector('li') === null) place.remove()
  }
  for (const end of body.querySelectorAll('.EOP')) end.remove()
}

function readOnlineEntry(paragraph: Element): Entry {
  return {
    paragraph,
    level: Number(paragraph.getAttribute('data-aria-level')),
    list: paragraph.getAttribute('data-listid') ?? '',
    number: paragraph.getAttribute('data-number') ?? undefined,
  }
}

function startList({ paragraph, level, list, number }: Entry, outer: OpenList | undefined): OpenList {
  const element = document.createElement(number === undefined ? 'ul' : 'ol')
  if (number !== undefined && /^\d+$/.test(number) && Number(number) !== 1) element.setAttribute('start', number)
  const around = outer?.element.lastElementChild
  if (around) around.append(element)
  else paragraph.before(element)
  return { element, level, list }
}

function readEntry(paragraph: Element): Entry | undefined {
  const style = paragraph.getAttribute('style') ?? ''
  const [, list = '', level = ''] = /mso-list:\s*(l\d+) level(\d+)/i.exec(style) ?? []
  const marks = [...paragraph.querySelectorAll('[style*="mso-list"]')]
  const mark = marks.find((element) => /mso-list:\s*Ignore/i.test(element.getAttribute('style') ?? ''))
  if (list === '' || !mark) return undefined
  // "1.", "a)" or "(iv)": a bullet may be the letter o, without a dot.
  const number = /^\s*\(?([\divxlcdm]+|[a-z])[.)]/i.exec(mark.textContent ?? '')?.[1]
  mark.remove()
  return { paragraph, level: Number(level), list, number }
}
