/** Shows the visits with their first picture, a tag that the visitor types, and the way into the season log. */
import { useCallback, useMemo } from 'react'
import { controlClass } from '~/components/forms/field-frame'
import { Fold } from '~/components/ui/fold'
import { shortDay } from '~/lib/days'
import { countOf } from '~/lib/text'
import type { Ground } from '~/tools/ground/ground'
import type { Visit } from './activity'
import { AddVisits } from './add-visits'
import { firstPictures, type DatedPicture } from './dated-pictures'
import { toOpenVisits, type Tags } from './open-visits'
import { hourName, minuteOfDay, wallDay } from './wall-time'

const mostInView = 6

interface VisitListProps {
  visits: readonly Visit[]
  pictures: readonly DatedPicture[]
  files: readonly File[]
  tags: Tags
  onTags: (tags: Tags) => void
  ground: Ground | undefined
  /** The clocks that somebody has set since the pictures were opened. */
  clocksSet: ReadonlySet<string>
}

export function VisitList({ visits, pictures, files, tags, onTags, ground, clocksSet }: VisitListProps) {
  const firsts = useMemo(() => firstPictures(visits, pictures), [visits, pictures])
  const open = useMemo(
    () => toOpenVisits(visits, pictures, { tags, ground, clocksSet }),
    [visits, pictures, tags, ground, clocksSet],
  )
  const shown = visits.flatMap((visit, index) => {
    const first = firsts[index]
    return first ? [{ visit, first, file: files[first.id] }] : []
  })
  const list = (part: typeof shown) => (
    <ul className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {part.map(({ visit, first, file }) => (
        <li
          key={first.id}
          className="min-w-0 break-inside-avoid [contain-intrinsic-size:auto_20rem] [content-visibility:auto]"
        >
          <Thumbnail file={first.isVideo ? undefined : file} name={first.name} />
          <p className="mt-1 font-sans font-semibold">{describeVisit(visit)}</p>
          <p className="text-base text-soft wrap-anywhere">
            {visit.camera}, {countOf(visit.shots, 'picture')}
          </p>
          <label className="mt-1 block text-base">
            Tag
            <input
              type="text"
              maxLength={mostTagCharacters}
              placeholder="8-pt, doe and fawn"
              defaultValue={tags.get(first.id)}
              onBlur={({ currentTarget }) => {
                const next = new Map(tags)
                const text = currentTarget.value.trim()
                if (text === '') next.delete(first.id)
                else next.set(first.id, text)
                onTags(next)
              }}
              className={controlClass(undefined)}
            />
          </label>
        </li>
      ))}
    </ul>
  )
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="visit-list">
      <h3 id="visit-list">Visit by visit</h3>
      {list(shown.slice(0, mostInView))}
      {shown.length > mostInView ? (
        <div className="mt-4">
          <Fold id="more-visits" title={`${countOf(shown.length - mostInView, 'more visit')}`}>
            {list(shown.slice(mostInView))}
          </Fold>
        </div>
      ) : null}
      <AddVisits open={open} />
    </section>
  )
}

const mostTagCharacters = 60

interface ThumbnailProps {
  file: File | undefined
  name: string
}

function Thumbnail({ file, name }: ThumbnailProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !file) return
      const url = URL.createObjectURL(file)
      image.src = url
      // The decoded picture stays. A list of thousands must not hold as many addresses.
      image.addEventListener('load', () => {
        URL.revokeObjectURL(url)
      })
    },
    [file],
  )
  const frame = 'aspect-4/3 w-full rounded-field border border-hairline bg-panel'
  if (!file) return <p className={`grid place-items-center p-4 wrap-anywhere ${frame}`}>Video: {name}</p>
  return (
    <img
      ref={show}
      alt={name}
      loading="lazy"
      decoding="async"
      // The page script must not replace a format that the browser cannot show.
      data-failed="true"
      className={`object-cover wrap-anywhere ${frame}`}
    />
  )
}

function describeVisit({ start, end }: Visit): string {
  const clock = (at: number) => hourName(Math.floor(minuteOfDay(at) / 60), minuteOfDay(at) % 60)
  const [from, to] = [clock(start), clock(end)]
  const isSameHalf = from.slice(-3) === to.slice(-3)
  return `${shortDay(wallDay(start))}, ${from === to ? from : `${isSameHalf ? from.slice(0, -3) : from} to ${to}`}`
}
