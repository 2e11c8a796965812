/**
 * ProseMirror's tables have only rows: a row says which section of the table it is in, and the caption is an attribute,
 * which the panel edits.
 */
import { Node, type Extensions } from '@tiptap/core'
import type { Schema } from '@tiptap/pm/model'
import { tableEditing } from '@tiptap/pm/tables'

export const sectionAttribute = 'data-section'

const sections: Readonly<Record<string, string>> = { THEAD: 'head', TFOOT: 'foot' }

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  addAttributes: () => ({ caption: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'table',
      getAttrs: (table) => ({
        caption: table.querySelector(':scope > caption')?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '',
      }),
    },
    { tag: 'caption', ignore: true },
  ],
  renderHTML({ node }) {
    const caption: unknown = node.attrs.caption
    const rows = ['tbody', 0] as const
    if (typeof caption !== 'string' || caption === '') return ['table', rows]
    return ['table', ['caption', { contenteditable: 'false' }, caption], rows]
  },
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
})

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableHeader | tableCell)*',
  addAttributes: () => ({
    section: {
      default: 'body',
      parseHTML: (row) => row.getAttribute(sectionAttribute) ?? sections[row.parentElement?.tagName ?? ''] ?? 'body',
      renderHTML: ({ section }: Record<string, unknown>) => ({ [sectionAttribute]: section }),
    },
  }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
})

/** HTML's limit for `colspan`. */
const mostSpanned = 1000

function span(name: 'colspan' | 'rowspan') {
  return {
    default: 1,
    parseHTML: (cell: HTMLElement) =>
      Math.min(mostSpanned, Math.max(1, parseInt(cell.getAttribute(name) ?? '1', 10) || 1)),
    renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
  }
}

function tableCell(name: string, tag: string) {
  return Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      colwidth: { default: null, rendered: false },
      ...(tag === 'th' ? { scope: { default: null } } : {}),
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })
}

export const tableExtensions: Extensions = [
  Table,
  TableRow,
  tableCell('tableHeader', 'th'),
  tableCell('tableCell', 'td'),
]

/** Makes a header row above two more rows. */
export function newTable({ nodes }: Schema) {
  const { table, tableRow, tableHeader, tableCell: cell } = nodes
  if (!table || !tableRow || !tableHeader || !cell) throw new Error('The editor knows no tables')
  const row = (section: string, type: typeof cell) =>
    tableRow.create(
      { section },
      Array.from({ length: 3 }).flatMap(() => type.createAndFill() ?? []),
    )
  return table.create(null, [row('head', tableHeader), row('body', cell), row('body', cell)])
}
