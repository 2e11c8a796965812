import { useCallback, type RefObject } from 'react'
import { controlClass, fieldIds, type FieldWords } from '~/components/forms/field-frame'
import { useHydrated } from 'remix-utils/use-hydrated'
import { DropArea } from './drop-area'
import { acceptedImages, shrinkHint } from './images'
import { PictureButton } from './picture-button'
import { UploadLines } from './upload-lines'
import { fileInput, focusMark, type PicturesInWork } from './use-picture-list'

interface UploadZoneProps extends FieldWords {
  root: RefObject<HTMLElement>
  id: string
  fileName: string
  field: PicturesInWork
}

export function UploadZone({ root, id, fileName, field, label, hint, error }: UploadZoneProps) {
  const { list, change, focusOn } = field
  const isHydrated = useHydrated()
  const add = useCallback(
    (files: readonly File[]) => {
      change({ type: 'add', files })
    },
    [change],
  )
  const ids = fieldIds({ name: id, hint, error })
  const isGallery = list.max > 1
  return (
    <>
      <DropArea root={root} onFiles={add}>
        <input
          {...ids}
          aria-describedby={[ids['aria-describedby'], `${id}-uploads`].filter(Boolean).join(' ')}
          type="file"
          // With JavaScript the file is uploaded separately, so the form does not send it again.
          name={isHydrated ? undefined : fileName}
          accept={acceptedImages}
          multiple={isGallery}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
          className={controlClass(error)}
        />
        {isHydrated ? (
          <p className="mt-2 font-sans text-base text-soft">
            {isGallery ? 'Or drop pictures here, or paste one.' : 'Or drop a picture here, or paste one.'} {shrinkHint}
          </p>
        ) : null}
      </DropArea>
      {list.removed ? (
        <PictureButton
          label="Undo"
          of={`the removal: ${label}`}
          mark="undo"
          onPress={() => {
            focusOn(focusMark(`remove-${String(list.removed?.index ?? 0)}`), focusMark('undo'), fileInput)
            change({ type: 'undo' })
          }}
        />
      ) : null}
      <UploadLines id={`${id}-uploads`} field={field} />
    </>
  )
}
