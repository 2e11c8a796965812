import type { Command } from '@tiptap/pm/state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables'
import type { Editor } from '@tiptap/react'
import { useId, useRef } from 'react'
import { controlClass, FieldFrame, fieldIds } from '~/components/forms/field-frame'
import { Button } from '~/components/ui/button'
import { EditorPanel } from './editor-panel'

const changes: readonly (readonly [label: string, command: Command])[] = [
  ['Add row below', addRowAfter],
  ['Add column after', addColumnAfter],
  ['Delete row', deleteRow],
  ['Delete column', deleteColumn],
  ['Delete table', deleteTable],
]

interface TablePanelProps {
  editor: Editor
  close: () => void
}

export function TablePanel({ editor, close }: TablePanelProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const stored: unknown = editor.getAttributes('table').caption
  const apply = () => {
    editor.commands.updateAttributes('table', { caption: input.current?.value.trim() ?? '' })
    close()
  }
  return (
    <EditorPanel label="Table" onAnswer={apply} onClose={close}>
      <FieldFrame id={id} label="Caption" hint="Shown above the table." isOptional>
        <input
          {...fieldIds({ name: id, hint: 'given' })}
          ref={input}
          type="text"
          defaultValue={typeof stored === 'string' ? stored : ''}
          className={controlClass(undefined)}
        />
      </FieldFrame>
      <div className="flex flex-wrap gap-3">
        <Button onClick={apply}>Set caption</Button>
        {changes.map(([label, change]) => (
          <Button
            key={label}
            look="secondary"
            onClick={() => {
              editor.commands.command(({ state, dispatch }) => change(state, dispatch))
              // The only row or column of a table cannot be deleted.
              if (!editor.isActive('table')) close()
            }}
          >
            {label}
          </Button>
        ))}
        <Button look="secondary" onClick={close}>
          Close
        </Button>
      </div>
    </EditorPanel>
  )
}
