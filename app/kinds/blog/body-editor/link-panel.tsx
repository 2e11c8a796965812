import type { Editor } from '@tiptap/react'
import { useId, useRef, useState } from 'react'
import { Button } from '~/components/ui/button'
import { controlClass, FieldFrame, fieldIds } from '~/components/forms/field-frame'
import { EditorPanel, focusFirstField } from './editor-panel'
import { linkRefused, toLink } from './post-links'

interface LinkPanelProps {
  editor: Editor
  close: () => void
}

export function LinkPanel({ editor, close }: LinkPanelProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const href: unknown = editor.getAttributes('link').href
  const stored = typeof href === 'string' ? href : ''
  const [error, setError] = useState<string>()
  const apply = () => {
    const link = toLink(input.current?.value ?? '')
    if (link === undefined) {
      setError(linkRefused)
      focusFirstField(input.current?.closest('[role=group]'))
      return
    }
    setLink(editor, link)
    close()
  }
  return (
    <EditorPanel label="Link" onAnswer={apply} onClose={close}>
      <FieldFrame id={id} label="Address of the link" error={error}>
        <input
          {...fieldIds({ name: id, error })}
          ref={input}
          type="text"
          inputMode="url"
          defaultValue={stored}
          className={controlClass(error)}
        />
      </FieldFrame>
      <div className="flex flex-wrap gap-3">
        <Button onClick={apply}>Set link</Button>
        {stored === '' ? null : (
          <Button
            look="secondary"
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetLink().run()
              close()
            }}
          >
            Remove link
          </Button>
        )}
        <Button look="secondary" onClick={close}>
          Cancel
        </Button>
      </div>
    </EditorPanel>
  )
}

function setLink(editor: Editor, href: string) {
  const isEmpty = editor.state.selection.empty && !editor.isActive('link')
  if (isEmpty) editor.commands.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
  else editor.chain().extendMarkRange('link').setLink({ href }).run()
}
