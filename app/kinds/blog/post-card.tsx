import { useSite } from '~/components/layout/site-context'
import { Picture, usePictureWords } from '~/components/ui/picture'
import { SiteLink } from '~/components/ui/site-link'
import { longDate } from '~/lib/date-and-time'
import { slugPath } from '~/paths'
import type { PostCard as Card } from './blog'
import { CategoryBadge } from './category-badge'

interface PostCardProps {
  post: Card
  heading?: 'h2' | 'h3'
  action?: string
  isLead?: boolean
}

export function PostCard({ post, heading: Heading = 'h2', action, isLead = false }: PostCardProps) {
  const { alt = '' } = usePictureWords(post.picture.src)
  return (
    <article
      className={`relative flex h-full flex-col rounded-field border border-hairline bg-card ${isLead ? '@2xl:grid @2xl:grid-cols-[5fr_4fr]' : 'max-md:grid max-md:grid-cols-[7rem_minmax(0,1fr)]'}`}
    >
      <Picture
        src={post.picture.src}
        alt={post.picture.alt || alt}
        sizes={isLead ? leadSizes : cardSizes}
        width={400}
        height={225}
        loading={isLead ? undefined : 'lazy'}
        isFirst={isLead}
        className={`w-full bg-panel object-cover md:aspect-video ${isLead ? 'aspect-video rounded-t-field @2xl:h-full @2xl:rounded-l-field @2xl:rounded-tr-none' : 'max-md:h-full max-md:rounded-l-field md:rounded-t-field'}`}
      />
      <div className={`flex grow flex-col md:p-5 ${isLead ? 'p-5 @2xl:p-8' : 'p-4'}`}>
        <p>
          <CategoryBadge category={post.category} />
        </p>
        <Heading
          className={`mt-2 md:mt-3 md:text-[1.375rem] ${isLead ? 'text-[1.375rem] @2xl:text-[2rem]' : 'text-[1.25rem]'}`}
        >
          <SiteLink
            to={slugPath(post.slug)}
            className="text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {post.title}
          </SiteLink>
        </Heading>
        <p className={`mt-2 line-clamp-4 text-base leading-relaxed ${isLead ? '@2xl:text-lg' : 'max-md:hidden'}`}>
          {post.summary}
        </p>
        <div className="mt-auto pt-2 font-sans text-base md:pt-4">
          <PostDate date={post.date} minutes={post.minutes} />
          {action === undefined ? null : (
            <p className="relative mt-1 md:mt-3">
              <SiteLink to={slugPath(post.slug)}>
                {action}
                <span className="sr-only">: {post.title}</span>
              </SiteLink>
            </p>
          )}
        </div>
      </div>
    </article>
  )
}

const cardSizes = '(min-width: 75rem) 23rem, (min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 30vw'
const leadSizes = '(min-width: 75rem) 39rem, (min-width: 64rem) 52vw, 92vw'

export function PostDate({ date, minutes }: { date: string; minutes: number }) {
  const { timeZone } = useSite()
  return (
    <p className="font-sans text-base text-soft">
      <time dateTime={date}>{longDate(date, timeZone)}</time>
      <span aria-hidden="true"> · </span>
      <span className="sr-only">, </span>
      {minutes} min read
    </p>
  )
}
