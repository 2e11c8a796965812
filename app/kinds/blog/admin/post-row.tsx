import { RecordCard } from '~/components/lists/record-card'
import { DraftBadge } from '~/content/revisions/draft-badge'
import { slugPath } from '~/paths'
import type { PostListItem } from '~/kinds/blog/blog'
import { CategoryBadge } from '~/kinds/blog/category-badge'
import { PostDate } from '~/kinds/blog/post-card'
import { StateBadge } from '~/content/publishing/state-badge'

interface PostRowProps {
  post: PostListItem
  hasDraft: boolean
  formToken: string
  back: string
}

export function PostRow({ post, hasDraft, formToken, back }: PostRowProps) {
  const { id, title, slug, category, isPublished, publishAt, authorName, date, minutes, picture } = post
  return (
    <RecordCard
      tab="blog"
      id={id}
      name={title}
      picture={picture.src}
      view={slugPath(slug)}
      back={back}
      formToken={formToken}
      visibility={{ intent: 'set-post-published', isOn: isPublished, label: 'Published' }}
    >
      <p className="mt-1 flex flex-wrap gap-2">
        <CategoryBadge category={category} />
        {isPublished ? null : <StateBadge publishAt={publishAt} label="Draft" />}
        {hasDraft ? <DraftBadge /> : null}
      </p>
      <div className="mt-1 flex flex-wrap gap-x-1">
        <PostDate date={date} minutes={minutes} />
        <p className="font-sans text-base text-soft">
          <span aria-hidden="true">· </span>
          {authorName}
        </p>
      </div>
    </RecordCard>
  )
}
