/**
 * The editor's schema is the sanitizer's allow-list (post-html.server.ts). Tables have no tools, but survive, and
 * their text can be edited.
 */
import { Mark, Node, type Extensions, Extension } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import StarterKit from '@tiptap/starter-kit'
import { isOwnPicture } from '~/lib/picture-source'
import { isAllowedLink } from './post-links'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** The selection stays visible while toolbar or panels have focus; body-editor.css paints it. */
const SavedSelection = Extension.create({
  name: 'savedSelection',
  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin({
        props: {
          decorations: ({ doc, selection: { from, to, empty } }) =>
            empty || editor.isFocused
              ? null
              : DecorationSet.create(doc, [Decoration.inline(from, to, { class: 'kept-selection' })]),
        },
      }),
    ]
  },
})

/** An item holds any blocks, as in HTML. Tab moves to the next field; brackets indent. */
const ListItem = Node.create({
  name: 'listItem',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    const { editor, name } = this
    return {
      Enter: () => editor.commands.splitListItem(name),
      'Mod-]': () => editor.commands.sinkListItem(name),
      'Mod-[': () => editor.commands.liftListItem(name),
    }
  },
})

function mark(name: string, tag: string) {
  return Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })
}

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableSection+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', 0],
})

function tableSection(name: string, tag: string) {
  return Node.create({
    name,
    group: 'tableSection',
    content: 'tableRow+',
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })
}

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableHeader | tableCell)*',
  isolating: true,
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

function tableCell(name: string, tag: string, attributes: readonly string[]) {
  return Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => Object.fromEntries(attributes.map((attribute) => [attribute, { default: null }])),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })
}

const Picture = Image.extend({
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => (isOwnPicture(element.getAttribute('src') ?? '') ? null : false) },
  ],
}).configure({ inline: true })

export const postExtensions: Extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    // A trailing node would change a body that somebody only looks at.
    trailingNode: false,
    listItem: false,
    heading: { levels: [2, 3, 4] },
    link: {
      autolink: false,
      openOnClick: false,
      linkOnPaste: true,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isAllowedLink,
    },
  }),
  ListItem,
  mark('subscript', 'sub'),
  mark('superscript', 'sup'),
  Table,
  tableSection('tableHead', 'thead'),
  tableSection('tableBody', 'tbody'),
  TableRow,
  tableCell('tableHeader', 'th', ['scope', 'colspan', 'rowspan']),
  tableCell('tableCell', 'td', ['colspan', 'rowspan']),
  Picture,
  SavedSelection,
]
