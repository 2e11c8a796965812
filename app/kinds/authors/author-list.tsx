import { ListTitle } from '~/components/lists/list-title'
import { RecordRow } from '~/components/lists/record-card'
import { RowIcons } from '~/components/lists/row-icon'
import { ButtonLink } from '~/components/ui/button'
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
    <RecordRow
      name={fullName}
      edit={editPath('authors', id)}
      remove={isDefault ? undefined : deletePath('authors', id)}
      picture={<AuthorPicture author={author} />}
    >
      {experience === null ? null : <p className="text-base text-soft">{experience}</p>}
      <p className="text-base text-soft">
        {countOf(posts, 'post')}
        {isDefault ? '. Posts without another author are by this one.' : ''}
      </p>
    </RecordRow>
  )
}
