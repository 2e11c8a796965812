/** Without JavaScript the buttons submit the form. */
import { useRef } from 'react'
import { FieldFrame } from '~/components/forms/field-frame'
import { withImageHint } from './images'
import { LibraryButton } from './library-button'
import { libraryIn } from './library-choice'
import { PictureButton } from './picture-button'
import { PictureLink } from './picture-link'
import { pictureFieldError } from './picture-field-error'
import { UploadZone } from './upload-zone'
import { fileInput, focusMark, usePictureList, type PicturesInWork } from './use-picture-list'

interface GalleryFieldProps {
  name: string
  fileName: string
  id?: string | undefined
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Change the key to reset these. */
  urls: readonly string[]
  max: number
  aside?: unknown
  formToken: string
  errorFiles?: readonly string[] | undefined
}

export function GalleryField({
  name,
  fileName,
  id = name,
  label,
  hint,
  urls,
  max,
  aside,
  formToken,
  ...wrong
}: GalleryFieldProps) {
  const root = useRef<HTMLDivElement>(null)
  const field = usePictureList(root, { urls, max, formToken })
  const words = { label, hint: withImageHint(hint), error: pictureFieldError(wrong) }
  const { pictures } = field.list
  return (
    <FieldFrame id={id} {...words} isOptional>
      <div ref={root} className="mt-2 space-y-3">
        {pictures.length === 0 ? null : (
          <ol aria-label={label} className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {pictures.map((url, index) => (
              <li key={url} className="space-y-2">
                <input type="hidden" name={`${name}[${String(index)}]`} value={url} />
                <img
                  src={url}
                  alt={`${label}, ${String(index + 1)} of ${String(pictures.length)}`}
                  className="h-40 w-full rounded-field border border-hairline bg-panel object-contain"
                />
                <PictureChanges name={name} index={index} count={pictures.length} field={field} />
                <PictureLink url={url} of={`picture ${String(index + 1)}`} />
              </li>
            ))}
          </ol>
        )}
        <LibraryButton
          name={name}
          label={label}
          isMany
          library={libraryIn(aside, name)}
          choose={(picture) => {
            field.change({ type: 'choose', url: picture.src, fileName: picture.fileName, alt: picture.alt })
          }}
        />
        <UploadZone root={root} id={id} fileName={fileName} field={field} {...words} />
      </div>
    </FieldFrame>
  )
}

interface PictureChangesProps {
  name: string
  index: number
  count: number
  field: Pick<PicturesInWork, 'change' | 'focusOn'>
}

function PictureChanges({ name, index, count, field: { change, focusOn } }: PictureChangesProps) {
  const place = `${name}-${String(index)}`
  const of = `picture ${String(index + 1)}`
  const move = (by: -1 | 1) => () => {
    const marks = by === -1 ? ['earlier', 'later'] : ['later', 'earlier']
    focusOn(...marks.map((mark) => focusMark(`${mark}-${String(index + by)}`)))
    change({ type: 'move', index, by })
  }
  const mark = (action: string) => ({ mark: `${action}-${String(index)}`, intent: `${action}-${place}`, of })
  return (
    <p className="flex flex-wrap gap-2">
      {index > 0 ? <PictureButton label="Earlier" {...mark('earlier')} onPress={move(-1)} /> : null}
      {index < count - 1 ? <PictureButton label="Later" {...mark('later')} onPress={move(1)} /> : null}
      <PictureButton
        label="Remove"
        {...mark('remove')}
        onPress={() => {
          focusOn(focusMark('undo'), fileInput)
          change({ type: 'remove', index })
        }}
      />
    </p>
  )
}
