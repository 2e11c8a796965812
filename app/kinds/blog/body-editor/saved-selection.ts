/** The selection stays visible while toolbar or panels have focus; body-editor.css paints it. */
import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

export const SavedSelection = Extension.create({
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
