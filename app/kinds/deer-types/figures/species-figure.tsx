import { lastingPath } from '~/components/ui/art-version'
import { artPath } from '~/paths'
import { figures, findCaption, type FigureKind } from './figures'

interface Props {
  kind: FigureKind
  slug: string
  drawingTitles: Readonly<Record<string, string>>
}

export function SpeciesFigure(props: Props) {
  if (!isDrawn(props)) return null
  return (
    <div className="space-y-4">
      <h3 className="text-xl">{figures[props.kind].title}</h3>
      <PlainFigure {...props} />
    </div>
  )
}

export function PlainFigure(props: Props) {
  if (!isDrawn(props)) return null
  const { kind, slug, drawingTitles } = props
  const { width, height, scale } = figures[kind]
  const src = artPath(kind, slug)
  return (
    <figure className={kind === 'rumps' ? 'max-w-xl' : 'max-w-4xl'}>
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
  )
}

function isDrawn({ kind, slug, drawingTitles }: Props): boolean {
  return drawingTitles[artPath(kind, slug)] !== undefined
}
