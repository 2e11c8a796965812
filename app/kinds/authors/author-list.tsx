import { IconLink } from '~/components/lists/icon-link'
import { ListTitle } from '~/components/lists/list-title'
import { RowIcons } from '~/components/lists/row-icon'
import { ButtonLink } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import { countOf } from '~/lib/text'
import { deletePath, editPath, newPath } from '~/paths'
import { AuthorPicture } from './author-block'
import { defaultAuthorId, type Author } from './authors'

interface AuthorListProps {
  authors: readonly (Author & { id: number; posts: number })[]
}

export function AuthorList({ authors }: AuthorListProps) {
  return (
    <section aria-labelledby="list">
      <ListTitle
        title="Authors"
        button={
          <ButtonLink to={newPath('authors')} preventScrollReset>
            New Author
          </ButtonLink>
        }
      />
      <p className="max-w-measure">Who signs your posts. You choose the author in the post’s editor.</p>
      <RowIcons />
      <ul className="row-list mt-4">
        {authors.map((author) => (
          <li key={author.id}>
            <AuthorRow author={author} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AuthorRow({ author }: { author: AuthorListProps['authors'][number] }) {
  const { id, fullName, experience, posts } = author
  const isDefault = id === defaultAuthorId
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-3 sm:px-4">
      <AuthorPicture author={author} />
      <div className="min-w-0 flex-[1_1_14rem] wrap-anywhere">
        <h2 className="text-lg">
          <SiteLink to={editPath('authors', id)} preventScrollReset className="text-ink">
            {fullName}
          </SiteLink>
        </h2>
        {experience === null ? null : <p className="text-base text-soft">{experience}</p>}
        <p className="text-base text-soft">
          {countOf(posts, 'post')}
          {isDefault ? '. Posts without another author are by this one.' : ''}
        </p>
      </div>
      <div className="ml-auto flex gap-1.5">
        <IconLink to={editPath('authors', id)} preventScrollReset tip="Edit" label={`Edit ${fullName}`} icon="edit" />
        {isDefault ? null : (
          <IconLink
            to={deletePath('authors', id)}
            preventScrollReset
            tip="Delete"
            label={`Delete ${fullName}`}
            icon="delete"
          />
        )}
      </div>
    </article>
  )
}
