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
      className={`relative flex h-full flex-col rounded-field border border-hairline bg-card ${isLead ? 'lg:grid lg:grid-cols-[5fr_4fr]' : ''}`}
    >
      <Picture
        src={post.picture.src}
        alt={post.picture.alt || alt}
        sizes={isLead ? leadSizes : cardSizes}
        width={400}
        height={225}
        loading={isLead ? undefined : 'lazy'}
        isFirst={isLead}
        className={`aspect-video w-full rounded-t-field bg-panel object-cover ${isLead ? 'lg:h-full lg:rounded-l-field lg:rounded-tr-none' : ''}`}
      />
      <div className={`flex grow flex-col p-5 ${isLead ? 'lg:p-8' : ''}`}>
        <p>
          <CategoryBadge category={post.category} />
        </p>
        <Heading className={`mt-3 text-[1.375rem] ${isLead ? 'lg:text-[2rem]' : ''}`}>
          <SiteLink
            to={slugPath(post.slug)}
            className="text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {post.title}
          </SiteLink>
        </Heading>
        <p className={`mt-2 line-clamp-4 text-base leading-relaxed ${isLead ? 'lg:text-lg' : ''}`}>{post.summary}</p>
        <div className="mt-auto pt-4 font-sans text-base">
          <PostDate date={post.date} minutes={post.minutes} />
          {action === undefined ? null : (
            <p className="relative mt-3">
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

const cardSizes = '(min-width: 75rem) 23rem, (min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 92vw'
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
