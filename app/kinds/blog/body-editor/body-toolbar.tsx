/** The toolbar follows the ARIA pattern: one Tab stop, arrow keys inside. */
import { TextSelection } from '@tiptap/pm/state'
import { useEditorState, type Editor } from '@tiptap/react'
import Bold from 'lucide-react/icons/bold'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import Heading4 from 'lucide-react/icons/heading-4'
import ImagePlus from 'lucide-react/icons/image-plus'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Minus from 'lucide-react/icons/minus'
import Pilcrow from 'lucide-react/icons/pilcrow'
import Redo2 from 'lucide-react/icons/redo-2'
import Subscript from 'lucide-react/icons/subscript'
import Superscript from 'lucide-react/icons/superscript'
import Table from 'lucide-react/icons/table'
import TextQuote from 'lucide-react/icons/text-quote'
import Undo2 from 'lucide-react/icons/undo-2'
import type { LucideIcon } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { insertBelow } from './insert-picture'
import { newTable } from './table'

export type OpenPanel = { kind: 'link' } | { kind: 'picture'; src: string | null } | { kind: 'table' } | null

interface Tool {
  label: string
  icon: LucideIcon
  isOn?: (editor: Editor) => boolean
  isPossible?: (editor: Editor) => boolean
  press: (editor: Editor, open: (panel: OpenPanel) => void) => void
}

function headingTool(level: 2 | 3 | 4, icon: LucideIcon): Tool {
  return {
    label: `Heading ${String(level)}`,
    icon,
    isOn: (editor) => editor.isActive('heading', { level }),
    press: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  }
}

function markTool(label: string, name: string, icon: LucideIcon): Tool {
  return {
    label,
    icon,
    isOn: (editor) => editor.isActive(name),
    press: (editor) => editor.chain().focus().toggleMark(name).run(),
  }
}

const tools: readonly Tool[] = [
  {
    label: 'Paragraph',
    icon: Pilcrow,
    isOn: (editor) => editor.isActive('paragraph'),
    press: (editor) => editor.chain().focus().setParagraph().run(),
  },
  headingTool(2, Heading2),
  headingTool(3, Heading3),
  headingTool(4, Heading4),
  markTool('Bold', 'bold', Bold),
  markTool('Italic', 'italic', Italic),
  markTool('Subscript', 'subscript', Subscript),
  markTool('Superscript', 'superscript', Superscript),
  {
    label: 'Link',
    icon: Link,
    isOn: (editor) => editor.isActive('link'),
    press: (_, open) => {
      open({ kind: 'link' })
    },
  },
  {
    label: 'Bulleted list',
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    icon: TextQuote,
    isOn: (editor) => editor.isActive('blockquote'),
    press: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    label: 'Horizontal rule',
    icon: Minus,
    press: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  {
    label: 'Picture',
    icon: ImagePlus,
    isOn: (editor) => pictureName(editor) !== undefined,
    press: (editor, open) => {
      const name = pictureName(editor)
      const src: unknown = name === undefined ? null : editor.getAttributes(name).src
      open({ kind: 'picture', src: typeof src === 'string' ? src : null })
    },
  },
  {
    label: 'Table',
    icon: Table,
    isOn: (editor) => editor.isActive('table'),
    press: (editor, open) => {
      if (editor.isActive('table')) open({ kind: 'table' })
      else insertTable(editor)
    },
  },
  {
    label: 'Undo',
    icon: Undo2,
    isPossible: (editor) => editor.can().undo(),
    press: (editor) => editor.chain().focus().undo().run(),
  },
  {
    label: 'Redo',
    icon: Redo2,
    isPossible: (editor) => editor.can().redo(),
    press: (editor) => editor.chain().focus().redo().run(),
  },
]

function pictureName(editor: Editor): string | undefined {
  return ['image', 'figure'].find((name) => editor.isActive(name))
}

function insertTable(editor: Editor) {
  editor
    .chain()
    .focus()
    .command(({ tr, state: { schema } }) => {
      const table = newTable(schema)
      const after = insertBelow(tr, tr.selection.to, table)
      tr.setSelection(TextSelection.near(tr.doc.resolve(after - table.nodeSize + 1)))
      return true
    })
    .run()
}

interface BodyToolbarProps {
  editor: Editor
  open: (panel: OpenPanel) => void
}

export function BodyToolbar({ editor, open }: BodyToolbarProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [reached, setReached] = useState(0)
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      tools.map(({ isOn, isPossible }) => ({ isOn: isOn?.(current), isPossible: isPossible?.(current) ?? true })),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(event.key, reached)
    if (next === undefined) return
    event.preventDefault()
    setReached(next)
    ref.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label="Formatting"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="flex gap-0.5 overflow-x-auto border-b border-hairline bg-panel p-1.5 sm:flex-wrap"
    >
      {tools.map((tool, index) => (
        <ToolButton
          key={tool.label}
          tool={tool}
          isOn={states[index]?.isOn}
          isPossible={states[index]?.isPossible ?? true}
          isReached={index === reached}
          onPress={() => {
            setReached(index)
            tool.press(editor, open)
          }}
        />
      ))}
    </div>
  )
}

interface ToolButtonProps {
  tool: Tool
  isOn: boolean | undefined
  isPossible: boolean
  isReached: boolean
  onPress: () => void
}

function ToolButton({ tool: { label, icon: Icon }, isOn, isPossible, isReached, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-disabled={isPossible ? undefined : true}
      tabIndex={isReached ? 0 : -1}
      // The selection stays in the text.
      onMouseDown={(event) => {
        event.preventDefault()
      }}
      onClick={() => {
        if (isPossible) onPress()
      }}
      className={`inline-flex size-10 shrink-0 items-center justify-center rounded-field border hover:bg-card ${
        isOn === true ? 'border-control bg-card text-ink' : 'border-transparent forced-colors:border-[Canvas]'
      } ${isPossible ? '' : 'opacity-50'}`}
    >
      <Icon aria-hidden="true" size={18} strokeWidth={isOn === true ? 3 : 2} />
    </button>
  )
}

function neighbour(key: string, index: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % tools.length
    case 'ArrowLeft':
      return (index - 1 + tools.length) % tools.length
    case 'Home':
      return 0
    case 'End':
      return tools.length - 1
    default:
      return undefined
  }
}
