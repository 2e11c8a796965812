/** The library opens as a dialog, or without JavaScript as a part of the form, which the server adds. */
import { useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { Button } from '~/components/ui/button'
import type { ChoosablePicture } from './library'
import { chooseIntent, chosenNames, librarySearchField, takeIntent, type FieldLibrary } from './library-choice'
import { LibraryDialog, PictureChoice } from './library-dialog'

interface LibraryButtonProps {
  name: string
  label: string
  choose: (picture: ChoosablePicture) => void
  isMany?: boolean
  library?: FieldLibrary | undefined
}

export function LibraryButton({ name, label, choose, isMany = false, library }: LibraryButtonProps) {
  const isHydrated = useHydrated()
  const place = `#${choiceId(name)}`
  const [isOpen, setOpen] = useState(false)
  const words = (
    <>
      Choose from the library<span className="sr-only">: {label}</span>
    </>
  )
  if (!isHydrated) {
    if (library) return <OpenLibrary name={name} label={label} isMany={isMany} library={library} place={place} />
    return (
      <Button
        id={choiceId(name)}
        type="submit"
        name="intent"
        value={chooseIntent(name)}
        formAction={place}
        formNoValidate
        look="secondary"
      >
        {words}
      </Button>
    )
  }
  return (
    <>
      <Button
        look="secondary"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true)
        }}
      >
        {words}
      </Button>
      <LibraryDialog
        isOpen={isOpen}
        close={() => {
          setOpen(false)
        }}
        choose={(picture) => {
          setOpen(false)
          choose(picture)
        }}
      />
    </>
  )
}

function choiceId(name: string): string {
  return `${name}-choice`
}

interface OpenLibraryProps extends Required<Pick<LibraryButtonProps, 'name' | 'label' | 'isMany'>> {
  library: FieldLibrary
  place: string
}

function OpenLibrary({ name, label, isMany, place, library: { search, page } }: OpenLibraryProps) {
  const names = chosenNames(name)
  const searchId = `${name}-library`
  const opens = (text: string, cursor: string | undefined) => (
    <Button
      type="submit"
      name="intent"
      value={chooseIntent(name, cursor)}
      formAction={place}
      formNoValidate
      look="secondary"
    >
      {text}
    </Button>
  )
  return (
    <fieldset id={choiceId(name)} className="space-y-3 rounded-field border border-control p-3 font-sans text-base">
      <legend className="px-1 font-semibold">{`The library: ${label}`}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={searchId} className="font-semibold">
          Search
        </label>
        <input
          id={searchId}
          type="search"
          name={librarySearchField}
          defaultValue={search}
          className="w-56 min-w-0 shrink rounded-field border border-control bg-card px-3 py-2 text-ink"
        />
        {opens('Find', undefined)}
      </div>
      {page.pictures.length === 0 ? <p>No pictures found.</p> : null}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 empty:hidden">
        {page.pictures.map((picture, index) => (
          <li key={picture.hash}>
            <label className="block cursor-pointer rounded-field border border-control p-2 wrap-anywhere">
              <input
                type={isMany ? 'checkbox' : 'radio'}
                name={names[isMany ? index : 0]}
                value={picture.src}
                className="mb-1 size-6 accent-moss"
              />
              <PictureChoice picture={picture} />
            </label>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" name="intent" value={takeIntent(name)} formAction={place} formNoValidate>
          {isMany ? 'Use the ticked pictures' : 'Use this picture'}
        </Button>
        {page.previous === undefined ? null : opens('Newer pictures', page.previous)}
        {page.next === undefined ? null : opens('Older pictures', page.next)}
      </p>
    </fieldset>
  )
}
