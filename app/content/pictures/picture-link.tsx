import { picturePath } from '~/paths'
import { parseImageName } from './images'

/** The link opens a new tab, so that the form stays. */
export function PictureLink({ url, of }: { url: string; of: string }) {
  const hash = parseImageName(url.replace('/images/', ''))?.hash
  if (hash === undefined) return null
  return (
    <p className="font-sans text-base">
      <a href={picturePath(hash)} target="_blank" rel="noreferrer" className="inline-block py-1">
        Text, caption, and focal point<span className="sr-only">: {of} (in a new tab)</span>
      </a>
    </p>
  )
}
