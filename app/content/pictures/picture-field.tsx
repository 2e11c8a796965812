/** Without JavaScript the file is sent with the form; with it, at once. */
import { useEffect, useRef } from 'react'
import { FieldFrame } from '~/components/forms/field-frame'
import { useHydrated } from 'remix-utils/use-hydrated'
import { withImageHint } from './images'
import { LibraryButton } from './library-button'
import { libraryIn } from './library-choice'
import { PictureButton } from './picture-button'
import { PictureLink } from './picture-link'
import { pictureFieldError } from './picture-field-error'
import { UploadZone } from './upload-zone'
import { fileInput, focusMark, usePictureList } from './use-picture-list'

interface PictureFieldProps {
  hasLibrary?: boolean
  name: string
  fileName: string
  id?: string | undefined
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Change the key to reset this. */
  url: string
  alt?: string | undefined
  altName?: string | undefined
  aside?: unknown
  formToken: string
  keepsFileName?: { name: string; value: string }
  errorFiles?: readonly string[] | undefined
}

export function PictureField({
  hasLibrary = true,
  name,
  fileName,
  id = name,
  label,
  hint,
  url,
  alt,
  altName,
  aside,
  formToken,
  keepsFileName,
  ...wrong
}: PictureFieldProps) {
  const root = useRef<HTMLDivElement>(null)
  const field = usePictureList(root, { urls: [url], max: 1, formToken })
  const words = { label, hint: withImageHint(hint), error: pictureFieldError(wrong) }
  const shown = field.list.pictures[0] ?? ''
  const knownAlt = field.list.alts[shown] ?? ''
  useEffect(() => {
    if (altName !== undefined) fillIn(root.current, altName, knownAlt)
  }, [altName, knownAlt])
  return (
    <FieldFrame id={id} {...words} isOptional={hasLibrary}>
      <div ref={root} className="mt-2 space-y-3">
        <input type="hidden" name={name} value={shown} />
        {keepsFileName ? (
          <input
            type="hidden"
            name={keepsFileName.name}
            value={field.list.fileNames[shown] ?? (shown === url ? keepsFileName.value : '')}
          />
        ) : null}
        {shown === '' ? null : (
          <>
            <img
              // The key resets the failed state.
              key={shown}
              src={shown}
              alt={alt ?? `The picture as it is now: ${label}`}
              className="h-40 w-auto max-w-full rounded-field border border-hairline bg-panel object-contain"
            />
            <Removal
              name={name}
              label={label}
              onRemove={() => {
                field.focusOn(focusMark('undo'), fileInput)
                field.change({ type: 'remove', index: 0 })
              }}
            />
            <PictureLink url={shown} of={label} />
          </>
        )}
        {hasLibrary ? (
          <LibraryButton
            name={name}
            label={label}
            library={libraryIn(aside, name)}
            choose={(picture) => {
              field.change({ type: 'choose', url: picture.src, fileName: picture.fileName, alt: picture.alt })
            }}
          />
        ) : null}
        <UploadZone root={root} id={id} fileName={fileName} field={field} {...words} />
      </div>
    </FieldFrame>
  )
}

interface RemovalProps {
  name: string
  label: string
  onRemove: () => void
}

function Removal({ name, label, onRemove }: RemovalProps) {
  const isHydrated = useHydrated()
  if (isHydrated)
    return <PictureButton label="Remove" of={`the picture: ${label}`} mark="remove-0" onPress={onRemove} />
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 py-1.5 font-sans">
      <input type="checkbox" name={`${name}Removed`} value="1" className="size-5 shrink-0 accent-moss" />
      Remove this picture when saving
    </label>
  )
}

function fillIn(inside: Element | null | undefined, name: string, text: string): void {
  const field = inside?.closest('form')?.elements.namedItem(name)
  // A species' picture is described by the species' name, a single line, which must not become a description.
  if (!(field instanceof HTMLTextAreaElement)) return
  if (text === '' || field.value.trim() !== '') return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
