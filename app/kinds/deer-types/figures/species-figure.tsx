import { lastingPath } from '~/components/ui/art-version'
import { artPath } from '~/paths'
import { figures, findCaption, type FigureKind } from './figures'

interface Props {
  kind: FigureKind
  slug: string
  drawingTitles: Readonly<Record<string, string>>
}

export function SpeciesFigure({ kind, slug, drawingTitles }: Props) {
  const { title, width, height, scale } = figures[kind]
  const src = artPath(kind, slug)
  if (drawingTitles[src] === undefined) return null
  return (
    <div className="no-print space-y-4">
      <h3 className="text-xl">{title}</h3>
      <figure className="max-w-4xl min-[100rem]:max-w-5xl">
        <img
          src={lastingPath(src)}
          alt={drawingTitles[src]}
          width={width}
          height={height}
          loading="lazy"
          className="h-auto w-full rounded-field border border-hairline bg-card"
        />
        <figcaption className="mt-2 max-w-measure font-sans text-base text-soft">
          {`${findCaption(kind, slug) ?? ''} ${scale}`.trim()}
        </figcaption>
      </figure>
    </div>
  )
}
