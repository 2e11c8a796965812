import type { Editor } from '@tiptap/react'
import { useId, useRef, useState } from 'react'
import { Button } from '~/components/ui/button'
import { controlClass, FieldFrame, fieldIds } from '~/components/forms/field-frame'
import { acceptedImages, imageHint, shrinkHint } from '~/content/pictures/images'
import { LibraryButton } from '~/content/pictures/library-button'
import type { PlacedPicture } from './use-picture-insertion'
import { EditorPanel, focusFirstField } from './editor-panel'

interface PicturePanelProps {
  editor: Editor
  src: string | null
  isQuiet: boolean
  insert: (file: File, at: number, alt?: string) => void
  place: (picture: PlacedPicture, at: number) => void
  close: () => void
}

export function PicturePanel({ editor, src, isQuiet, insert, place, close }: PicturePanelProps) {
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const alt = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const apply = () => {
    const text = alt.current?.value.trim() ?? ''
    const chosen = file.current?.files?.[0]
    if (src !== null) {
      describePicture(editor, src, text)
      close()
    } else if (chosen) {
      insert(chosen, editor.state.selection.to, text)
      close()
    } else {
      setError('Please choose a picture')
      focusFirstField(file.current?.closest('[role=group]'))
    }
  }
  return (
    <EditorPanel label="Picture" onAnswer={apply} onClose={close} isQuiet={isQuiet}>
      {src === null ? (
        <FieldFrame id={`${id}-file`} label="Picture file" hint={`${imageHint} ${shrinkHint}`} error={error}>
          <input
            {...fieldIds({ name: `${id}-file`, hint: imageHint, error })}
            ref={file}
            type="file"
            accept={acceptedImages}
            className={controlClass(error)}
          />
        </FieldFrame>
      ) : (
        <img src={src} alt="" className="h-20 w-auto rounded-field border border-hairline" />
      )}
      <FieldFrame
        id={`${id}-alt`}
        label="Picture description"
        hint="Describes the picture for screen readers. Leave it empty only if the picture is decoration."
      >
        <input
          {...fieldIds({ name: `${id}-alt`, hint: 'given' })}
          ref={alt}
          type="text"
          defaultValue={src === null ? '' : altOf(editor, src)}
          className={controlClass(undefined)}
        />
      </FieldFrame>
      <div className="flex flex-wrap gap-3">
        <Button onClick={apply}>{src === null ? 'Insert picture' : 'Set description'}</Button>
        {src === null ? (
          <LibraryButton
            name="content"
            label="Picture"
            choose={(picture) => {
              const typedAlt = alt.current?.value.trim() ?? ''
              place({ ...picture, alt: typedAlt || (picture.alt ?? '') }, editor.state.selection.to)
              close()
            }}
          />
        ) : null}
        <Button look="secondary" onClick={close}>
          {src === null ? 'Cancel' : 'Close'}
        </Button>
      </div>
    </EditorPanel>
  )
}

function altOf(editor: Editor, src: string): string {
  const alts: string[] = []
  editor.state.doc.descendants(({ type, attrs }) => {
    const alt: unknown = attrs.alt
    if (type.name === 'image' && attrs.src === src && typeof alt === 'string') alts.push(alt)
  })
  return alts[0] ?? ''
}

/** Changes all occurrences. */
function describePicture(editor: Editor, src: string, alt: string) {
  editor.commands.command(({ tr }) => {
    tr.doc.descendants(({ type, attrs }, position) => {
      if (type.name === 'image' && attrs.src === src) tr.setNodeAttribute(position, 'alt', alt)
    })
    return true
  })
}
