import { EmptyList } from '~/components/lists/empty-list'
import { ListFilters } from '~/components/lists/list-filters'
import { ListTitle } from '~/components/lists/list-title'
import { Pagination } from '~/components/lists/pagination'
import { useSite } from '~/components/layout/site-context'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import { formatPlaceCursor, type PlaceCursor } from '~/lib/cursor'
import { longDate } from '~/lib/date-and-time'
import type { KeysetPage } from '~/lib/keyset-page'
import { withListBack } from '~/lib/list-back'
import { listAddress, type ListFilter } from '~/lib/list-query'
import { picturePath, picturesPath, unusedPicturesPath, withCursor } from '~/paths'
import type { EditorAnswer } from '~/components/editor/editor-answer'
import { LibraryUpload } from './library-upload'
import { libraryMessages, pictureName, usesText, type LibraryFilter, type ListedPicture } from './library'

interface LibraryViewProps {
  page: KeysetPage<ListedPicture, PlaceCursor>
  query: { filter: ListFilter<LibraryFilter>; cursor: PlaceCursor | undefined }
  counts: Readonly<Record<LibraryFilter | 'all', number>>
  formToken: string
  answer: EditorAnswer | undefined
}

export function LibraryView({ page, query: { filter, cursor }, counts, formToken, answer }: LibraryViewProps) {
  const list = listAddress(picturesPath, filter)
  const here = cursor ? withCursor(list, formatPlaceCursor(cursor)) : list
  return (
    <section aria-labelledby="list">
      <ListTitle
        title="Pictures"
        button={
          counts.unused === 0 ? null : (
            <ButtonLink to={withListBack(unusedPicturesPath, here)} look="secondary" preventScrollReset>
              Delete Unused
            </ButtonLink>
          )
        }
      />
      <LibraryUpload formToken={formToken} answer={answer} />
      <ListFilters
        path={picturesPath}
        show={filter.show}
        search={filter.search}
        filters={[
          { id: 'all', label: 'All', count: counts.all },
          { id: 'unused', label: 'Unused', count: counts.unused },
          { id: 'no-alt', label: 'Without Alternative Text', count: counts['no-alt'] },
        ]}
      />
      {page.rows.length === 0 ? (
        <EmptyList
          text={list === picturesPath && !cursor ? libraryMessages.none : undefined}
          path={picturesPath}
          search={filter.search}
        />
      ) : null}
      <ul className="mt-2 grid grid-cols-1 gap-x-4 gap-y-6 empty:hidden min-[22rem]:grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
        {page.rows.map((picture) => (
          <PictureEntry key={picture.hash} picture={picture} here={here} />
        ))}
      </ul>
      <p className="mt-4 max-w-measure">
        All uploaded pictures, the newest first. Open one to describe it, to set what a crop keeps in view, or to put
        another picture in its places.
      </p>
      <Pagination
        label="Pictures"
        previousHref={page.previous && withCursor(list, formatPlaceCursor(page.previous))}
        nextHref={page.next && withCursor(list, formatPlaceCursor(page.next))}
      />
    </section>
  )
}

function PictureEntry({ picture, here }: { picture: ListedPicture; here: string }) {
  const { timeZone } = useSite()
  const { hash, thumbnail, width, height, uploadedAt, alt } = picture
  return (
    <li className="relative flex min-w-0 flex-col rounded-field border border-hairline bg-card">
      <img
        src={thumbnail}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        className="aspect-4/3 h-auto w-full rounded-t-field bg-panel object-contain"
      />
      <div className="flex grow flex-col gap-1 p-3 font-sans text-base wrap-anywhere">
        <h2 className="text-lg">
          <SiteLink to={withListBack(picturePath(hash), here)} className="text-ink after:absolute after:inset-0">
            {pictureName(picture)}
          </SiteLink>
        </h2>
        <p className="text-soft tabular-nums">
          {width} × {height} px, <time dateTime={uploadedAt}>{longDate(uploadedAt, timeZone)}</time>
        </p>
        <p>{usesText(picture)}</p>
        {alt === null ? (
          <p className="mt-auto pt-1">
            <Badge>No alternative text</Badge>
          </p>
        ) : (
          <p className="line-clamp-3">{alt}</p>
        )}
      </div>
    </li>
  )
}
