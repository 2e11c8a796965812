import type { Piece } from './versions'

interface FieldPieces {
  label: string
  pieces: readonly Piece[]
}

export function DifferencesView({ fields }: { fields: readonly FieldPieces[] }) {
  if (fields.length === 0) return <p className="mt-4">Both are the same.</p>
  return (
    <dl className="mt-4 space-y-5">
      {fields.map(({ label, pieces }) => (
        <div key={label} className="rounded-field border border-hairline bg-card">
          <dt className="border-b border-hairline bg-panel px-4 py-2 font-sans font-semibold">{label}</dt>
          <dd className="px-4 py-3 whitespace-pre-wrap wrap-anywhere">
            {pieces.map((piece, index) => (
              <PieceText key={index} piece={piece} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
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
