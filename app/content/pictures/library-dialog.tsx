import { useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '~/components/dialogs/dialog'
import { Button } from '~/components/ui/button'
import { pictureName, type ChoosablePicture } from './library'
import { useLibrary } from './use-library'

interface LibraryDialogProps {
  isOpen: boolean
  close: () => void
  choose: (picture: ChoosablePicture) => void
}

export function LibraryDialog({ isOpen, close, choose }: LibraryDialogProps) {
  return createPortal(
    <Dialog title="Choose from the library" isOpen={isOpen} onClose={close}>
      {isOpen ? <Library choose={choose} /> : null}
    </Dialog>,
    document.body,
  )
}

function Library({ choose }: Pick<LibraryDialogProps, 'choose'>) {
  const id = useId()
  const search = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState('')
  const { pictures, next, status, more } = useLibrary(asked)
  const find = () => {
    setAsked(search.current?.value.trim() ?? '')
  }
  return (
    <div className="space-y-4 font-sans text-base">
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={id} className="font-semibold">
          Search
        </label>
        <input
          id={id}
          ref={search}
          type="search"
          className="w-56 min-w-0 shrink rounded-field border border-control bg-card px-3 py-2 text-ink max-sm:flex-1"
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            event.stopPropagation()
            find()
          }}
        />
        <Button look="secondary" onClick={find}>
          Find
        </Button>
      </div>
      <p role="status" className="empty:hidden">
        {status}
      </p>
      <ul aria-label="Pictures" className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-3 lg:grid-cols-4">
        {pictures.map((picture) => (
          <li key={picture.hash}>
            <button
              type="button"
              className="block w-full rounded-field border border-control p-2 text-left wrap-anywhere hover:bg-panel"
              onClick={() => {
                choose(picture)
              }}
            >
              <PictureChoice picture={picture} />
            </button>
          </li>
        ))}
      </ul>
      {next === undefined ? null : (
        <Button look="secondary" onClick={more}>
          More pictures
        </Button>
      )}
    </div>
  )
}

export function PictureChoice({ picture }: { picture: ChoosablePicture }) {
  const { thumbnail, alt, width, height } = picture
  return (
    <>
      <img
        src={thumbnail}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        className="aspect-4/3 h-auto w-full bg-panel object-contain"
      />
      <span className="mt-1 block">{pictureName(picture)}</span>
      {alt === null ? null : <span className="line-clamp-2 text-soft">{alt}</span>}
    </>
  )
}
