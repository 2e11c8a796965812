/** The editor's schema is the sanitizer's allow-list (post-html.server.ts). */
import { Mark, Node, type Extensions, Extension } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import StarterKit from '@tiptap/starter-kit'
import { isOwnPicture } from '~/lib/picture-source'
import { isAllowedLink } from './post-links'
import { tableExtensions } from './table'
import { NodeSelection, Plugin } from '@tiptap/pm/state'
import { cellAround } from '@tiptap/pm/tables'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** The selection, or the cell with the cursor, stays visible while toolbar or panels have focus (body-editor.css). */
const SavedSelection = Extension.create({
  name: 'savedSelection',
  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin({
        props: {
          decorations: ({ doc, selection: { from, to, empty, $from } }) => {
            if (editor.isFocused) return null
            const shown = { class: 'kept-selection' }
            if (!empty) return DecorationSet.create(doc, [Decoration.inline(from, to, shown)])
            const cell = cellAround($from)
            if (!cell?.nodeAfter) return null
            return DecorationSet.create(doc, [Decoration.node(cell.pos, cell.pos + cell.nodeAfter.nodeSize, shown)])
          },
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

const Picture = Image.extend({
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => (isOwnPicture(element.getAttribute('src') ?? '') ? null : false) },
  ],
}).configure({ inline: true })

/** A picture with a caption, whose text is the node's content. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(text | hardBreak)*',
  isolating: true,
  defining: true,
  addAttributes: () => Object.fromEntries(['src', 'alt', 'width', 'height'].map((name) => [name, { default: null }])),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (figure) => {
        const picture = figure.querySelector('img')
        if (!picture || !isOwnPicture(picture.getAttribute('src') ?? '')) return false
        return Object.fromEntries(picture.getAttributeNames().map((name) => [name, picture.getAttribute(name)]))
      },
      contentElement: (figure) =>
        (figure instanceof Element && figure.querySelector<HTMLElement>('figcaption')) ||
        document.createElement('figcaption'),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['figcaption', 0]],
  addKeyboardShortcuts() {
    const { editor, name } = this
    return {
      // The text after the cursor moves to a paragraph below the figure.
      Enter: () =>
        editor.isActive(name) &&
        editor.commands.command(({ tr, state: { schema } }) => {
          const { paragraph } = schema.nodes
          if (!paragraph) return false
          tr.deleteSelection()
          tr.split(tr.selection.from, 1, [{ type: paragraph }]).scrollIntoView()
          return true
        }),
      Backspace: () =>
        editor.isActive(name) &&
        editor.commands.command(({ tr, state: { selection } }) => {
          if (!selection.empty || selection.$from.parentOffset > 0 || selection.$from.parent.type.name !== name)
            return false
          tr.setSelection(NodeSelection.create(tr.doc, selection.$from.before()))
          return true
        }),
    }
  },
})

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
  ...tableExtensions,
  Picture,
  Figure,
  SavedSelection,
]
