import type { Piece, ShownDifference } from '~/lib/editing'

interface DifferenceProps {
  difference: Pick<ShownDifference, 'pieces' | 'pictures' | 'isFormatting'>
  /** The two versions have these titles. */
  sides: readonly [string, string]
}

export function Difference({ difference: { pieces, pictures, isFormatting }, sides }: DifferenceProps) {
  return (
    <>
      {isFormatting ? (
        <p className="text-soft">The words are the same. The formatting or the pictures differ.</p>
      ) : null}
      {isFormatting ? null : (
        <div className="whitespace-pre-wrap wrap-anywhere">
          {pieces.map((piece, index) => (
            <PieceText key={index} piece={piece} />
          ))}
        </div>
      )}
      {pictures.stored.length + pictures.typed.length === 0 ? null : (
        <div className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <Thumbnails title={sides[0]} addresses={pictures.stored} />
          <Thumbnails title={sides[1]} addresses={pictures.typed} />
        </div>
      )}
    </>
  )
}

function Thumbnails({ title, addresses }: { title: string; addresses: readonly string[] }) {
  return (
    <div>
      <p className="text-base font-semibold text-soft">{title}</p>
      {addresses.length === 0 ? <p>No picture</p> : null}
      <ul className="mt-1 flex flex-wrap gap-2">
        {addresses.map((address) => (
          <li key={address}>
            <img
              src={address}
              alt={address.replace(/^.*\//, '')}
              loading="lazy"
              className="h-24 w-auto max-w-full rounded-field border border-hairline"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Signs and words are beside the color, because many screen readers do not announce the elements. */
function PieceText({ piece: { kind, text } }: { piece: Piece }) {
  if (kind === 'same') return <span className="text-soft">{text}</span>
  if (kind === 'added') {
    return (
      <ins className="rounded-sm bg-moss/25 px-0.5 decoration-2 underline-offset-2">
        <span className="sr-only">[added: </span>
        {text}
        <span className="sr-only">]</span>
      </ins>
    )
  }
  return (
    <del className="rounded-sm bg-panel px-0.5 text-soft decoration-2">
      <span className="sr-only">[removed: </span>
      {text}
      <span className="sr-only">]</span>
    </del>
  )
}
