/** Pictures on other sites are left out. */
import { isOwnPicture } from '~/lib/picture-source'
import { Picture, usePictureWords } from './picture'

interface PictureGridProps {
  of: string
  pictures: readonly string[]
  sizes: string
  describe?: (picture: string) => string | undefined
}

export function PictureGrid({ of, pictures, sizes, describe }: PictureGridProps) {
  const own = pictures.filter(isOwnPicture)
  return (
    <ul className={`grid grid-cols-1 gap-4 sm:grid-cols-2 ${own.length === 2 ? '' : 'lg:grid-cols-3'}`}>
      {own.map((picture, index) => (
        <li key={picture}>
          <CaptionedPicture
            src={picture}
            place={`${of}, ${String(index + 1)} of ${String(own.length)}`}
            drawing={describe?.(picture)}
            sizes={sizes}
          />
        </li>
      ))}
    </ul>
  )
}

interface CaptionedPictureProps {
  src: string
  place: string
  drawing: string | undefined
  sizes: string
}

function CaptionedPicture({ src, place, drawing, sizes }: CaptionedPictureProps) {
  const { alt = place, caption } = usePictureWords(src)
  const below = drawing ?? caption
  return (
    <figure>
      <Picture
        src={src}
        alt={drawing === undefined ? alt : `Drawing: ${drawing}`}
        sizes={sizes}
        width={400}
        height={300}
        loading="lazy"
        className="aspect-[4/3] w-full rounded-field border border-hairline bg-panel object-cover"
      />
      {below === undefined ? null : <figcaption className="mt-2 font-sans text-base text-soft">{below}</figcaption>}
    </figure>
  )
}
