import { Picture, usePictureWords } from '~/components/ui/picture'
import { initialsOf, type Author } from './authors'

export function AuthorBlock({ author }: { author: Author }) {
  const { fullName, experience, bio } = author
  return (
    <section
      aria-labelledby="author"
      className="flex gap-5 cramped:flex-col rounded-field border border-hairline bg-card p-5"
    >
      <AuthorPicture author={author} />
      <div>
        <h2 id="author" className="text-xl">
          <span className="sr-only">About the author: </span>
          {fullName}
        </h2>
        {experience === null ? null : <p className="font-sans text-base text-soft">{experience}</p>}
        {bio === null ? null : <p className="mt-2 text-base whitespace-pre-line">{bio}</p>}
      </div>
    </section>
  )
}

type Pictured = Pick<Author, 'fullName' | 'pictureUrl' | 'pictureAlt'>

export function AuthorPicture({ author: { fullName, pictureUrl, pictureAlt } }: { author: Pictured }) {
  const { alt } = usePictureWords(pictureUrl)
  if (pictureUrl === null) return <Initials fullName={fullName} />
  return (
    <div className="shrink-0">
      <Picture
        src={pictureUrl}
        alt={pictureAlt ?? alt ?? ''}
        sizes="64px"
        width={64}
        height={64}
        loading="lazy"
        className="size-16 rounded-full bg-panel object-cover"
      />
    </div>
  )
}

function Initials({ fullName }: { fullName: string }) {
  return (
    <svg width="64" height="64" viewBox="0 0 64 64" aria-hidden="true" className="shrink-0">
      <circle cx="32" cy="32" r="31" fill="#1f3b2d" stroke="#c9c1ac" strokeWidth="2" />
      <path d="M4 44q14-10 28-2t28-4v8a31 31 0 0 1-56 0z" fill="#2f5a43" />
      <text
        x="32"
        y="40"
        textAnchor="middle"
        fontSize="24"
        fontWeight="700"
        fill="#f7f4ec"
        fontFamily="Archivo Narrow, Arial Narrow, sans-serif"
      >
        {initialsOf(fullName)}
      </text>
    </svg>
  )
}
