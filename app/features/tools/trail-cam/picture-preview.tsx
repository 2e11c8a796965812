/** The chosen picture, from the visitor's own disk into the visitor's own page. */
import { useState } from 'react'
import type { Picture } from './use-picture'

/** Give it the picture's address as key: what could not be shown says nothing about the next one. */
export function PicturePreview({ picture: { name, url } }: { picture: Picture }) {
  const [isBroken, setBroken] = useState(false)
  return (
    <figure>
      {isBroken ? (
        <p className="rounded-field border border-hairline bg-panel px-4 py-3">
          Your browser cannot show this picture: it is damaged, or in a format that the browser does not know. The
          simulation works all the same, for it does not look at the picture.
        </p>
      ) : (
        <img
          src={url}
          alt={`Preview of ${name}, the file that you chose`}
          // It is not replaced by a picture from the server, as others are that fail.
          data-failed="true"
          onError={() => {
            setBroken(true)
          }}
          className="max-h-96 w-full rounded-field border border-hairline bg-panel object-contain"
        />
      )}
      <figcaption className="mt-1 font-sans text-base text-soft">{name}. It stays in your browser.</figcaption>
    </figure>
  )
}
