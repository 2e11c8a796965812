import type { Picture } from './use-picture'

export function PicturePreview({ picture: { name, url, isShown } }: { picture: Picture }) {
  return (
    <figure>
      {isShown ? (
        <img
          src={url}
          alt={`Preview of ${name}`}
          // Keeps the page script from replacing it when it fails to load.
          data-failed="true"
          className="max-h-96 w-full rounded-field border border-hairline bg-panel object-contain"
        />
      ) : (
        <p className="rounded-field border border-hairline bg-panel px-4 py-3">
          Your browser cannot show this picture format. The simulation works anyway because it does not look at the
          picture.
        </p>
      )}
      <figcaption className="mt-1 font-sans text-base text-soft">{name}</figcaption>
    </figure>
  )
}
