import { KeepPage } from '~/components/layout/keep-page'
import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { AuthorBlock } from '~/kinds/authors/author-block'
import { Picture, usePictureWords } from '~/components/ui/picture'
import { PictureGrid } from '~/components/ui/picture-grid'
import { SiteLink } from '~/components/ui/site-link'
import { keywordList } from '~/seo/head'
import type { Breadcrumb } from '~/lib/breadcrumb'
import { isOwnPicture } from '~/lib/picture-source'
import { blogPath } from '~/paths'
import { dateOfPost, readingMinutes, type BlogPost, type Neighbors } from './blog'
import { CategoryBadge } from './category-badge'
import { PostDate } from './post-card'
import { postFaqs } from './post-faqs.data'
import { withContents } from './post-contents'
import { PostContents, PostNeighbors } from './post-ways'
import { leadPicture } from './post-pictures'

interface Props {
  post: BlogPost
}

interface PageProps extends Props {
  breadcrumbs: readonly Breadcrumb[]
  neighbors?: Neighbors
}

export function PostPage({ post, breadcrumbs, neighbors }: PageProps) {
  const { html, headings } = withContents(post.content)
  return (
    <article className="page-width pt-10 pb-16 lg:pb-24">
      <div className="mx-auto max-w-measure">
        <Breadcrumbs items={breadcrumbs} />
        <PostHeader post={post} />
      </div>
      <FeaturedPicture post={post} />
      <div className="mx-auto max-w-measure">
        <PostContents headings={headings} />
        {/* The HTML is sanitized on save and again in the loader. */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        <AdditionalPictures post={post} />
        <div className="mt-12">
          <AuthorBlock author={post.author} />
        </div>
        <RelatedTopics topics={keywordList(post.metaKeywords)} />
        <PostFaqs />
        {neighbors ? <PostNeighbors {...neighbors} /> : null}
        <p className="no-print mt-8 font-sans">
          <SiteLink to={blogPath}>← Back to Deer Life</SiteLink>
        </p>
      </div>
    </article>
  )
}

function PostHeader({ post }: Props) {
  return (
    <header className="mt-6">
      <p>
        <CategoryBadge category={post.category} />
      </p>
      <h1 className="mt-3 text-[clamp(2rem,4.5vw,3.25rem)]" tabIndex={-1}>
        {post.title}
      </h1>
      <div className="mt-3">
        <PostDate date={dateOfPost(post)} minutes={readingMinutes(post.content)} />
      </div>
      {post.excerpt === null ? null : <p className="mt-5 text-xl whitespace-pre-line text-soft">{post.excerpt}</p>}
      <KeepPage />
    </header>
  )
}

function FeaturedPicture({ post }: Props) {
  const lead = leadPicture(post)
  const words = usePictureWords(lead?.src)
  if (!lead) return <div className="h-8" />
  const { src, alt } = lead
  return (
    <figure className="mx-auto my-8 max-w-[56rem]">
      <Picture
        src={src}
        alt={alt || (words.alt ?? '')}
        sizes="(min-width: 60rem) 56rem, 92vw"
        width={800}
        height={450}
        isFirst
        className="aspect-video w-full rounded-field border border-hairline bg-panel object-cover"
      />
      {alt === '' ? null : <figcaption className="mt-2 font-sans text-base text-soft">{alt}</figcaption>}
    </figure>
  )
}

function AdditionalPictures({ post: { title, additionalImages } }: Props) {
  if (!additionalImages.some(isOwnPicture)) return null
  return (
    <section aria-labelledby="more-pictures" className="mt-12">
      <h2 id="more-pictures" className="mb-4 text-2xl">
        More pictures
      </h2>
      <PictureGrid
        of={title}
        pictures={additionalImages}
        sizes="(min-width: 64rem) 13rem, (min-width: 48rem) 20rem, (min-width: 40rem) 46vw, 92vw"
      />
    </section>
  )
}

function RelatedTopics({ topics }: { topics: readonly string[] }) {
  if (topics.length === 0) return null
  return (
    <section aria-labelledby="related-topics" className="mt-10">
      <h2 id="related-topics" className="text-2xl">
        Related Topics
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2 font-sans text-base">
        {topics.map((topic) => (
          <li key={topic} className="rounded-field border border-hairline bg-card px-3 py-1">
            {topic}
          </li>
        ))}
      </ul>
    </section>
  )
}

function PostFaqs() {
  return (
    <section aria-labelledby="post-faqs" className="mt-10">
      <h2 id="post-faqs" className="text-2xl">
        Frequently asked questions
      </h2>
      <div className="mt-3 border-b border-hairline">
        {postFaqs.map(({ question, answer }) => (
          <details key={question} className="border-t border-hairline">
            <summary className="py-3 font-semibold">{question}</summary>
            <p className="pb-4">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
