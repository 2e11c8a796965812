import type { Editor } from '@tiptap/react'
import { useId, useRef, useState } from 'react'
import { Button } from '~/components/ui/button'
import { controlClass, FieldFrame, fieldIds } from '~/components/forms/field-frame'
import { acceptedImages, imageHint, shrinkHint } from '~/content/pictures/images'
import { LibraryButton } from '~/content/pictures/library-button'
import type { PictureInsertion } from './use-picture-insertion'
import { EditorPanel, focusFirstField } from './editor-panel'
import { setWords, wordsOf } from './insert-picture'

interface PicturePanelProps extends Pick<PictureInsertion, 'insert' | 'place'> {
  editor: Editor
  src: string | null
  isQuiet: boolean
  close: () => void
}

export function PicturePanel({ editor, src, isQuiet, insert, place, close }: PicturePanelProps) {
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const alt = useRef<HTMLInputElement>(null)
  const captionField = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const [stored] = useState(() => (src === null ? { alt: '', caption: '' } : wordsOf(editor.state.doc, src)))
  const readTyped = () => ({
    alt: alt.current?.value.trim() ?? '',
    caption: captionField.current?.value.trim() ?? '',
  })
  const apply = () => {
    const typed = readTyped()
    const chosen = file.current?.files?.[0]
    if (src !== null) {
      editor.commands.command(({ tr }) => {
        setWords(tr, src, { ...typed, shown: stored.caption })
        return true
      })
      close()
    } else if (chosen) {
      insert(chosen, editor.state.selection.to, typed)
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
          defaultValue={stored.alt}
          className={controlClass(undefined)}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-caption`} label="Caption" hint="Shown below the picture." isOptional>
        <input
          {...fieldIds({ name: `${id}-caption`, hint: 'given' })}
          ref={captionField}
          type="text"
          defaultValue={stored.caption}
          className={controlClass(undefined)}
        />
      </FieldFrame>
      <div className="flex flex-wrap gap-3">
        <Button onClick={apply}>{src === null ? 'Insert picture' : 'Apply'}</Button>
        {src === null ? (
          <LibraryButton
            name="content"
            label="Picture"
            choose={(picture) => {
              const typed = readTyped()
              place({ ...picture, ...typed, alt: typed.alt || (picture.alt ?? '') }, editor.state.selection.to)
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
