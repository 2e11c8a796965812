import type { ReactNode } from 'react'
import { lastingPath } from '~/components/ui/art-version'
import type { Breadcrumb } from '~/lib/breadcrumb'
import { artPath } from '~/paths'
import { Breadcrumbs } from './breadcrumbs'

/** The names are those of files in public/art/contours; `_pine` is for dark green. */
type ContourGround = 'tools' | 'products' | 'species' | 'blog' | 'contact' | 'search' | 'legal' | 'lost' | 'footer_pine'

interface PageIntroProps {
  breadcrumbs: readonly Breadcrumb[]
  title: string
  ground: ContourGround
  isRecord?: boolean
  lead?: ReactNode
  children?: ReactNode
}

export function PageIntro({ breadcrumbs, title, ground, isRecord = false, lead, children }: PageIntroProps) {
  return (
    <div className="relative border-b border-hairline bg-panel">
      <ContourLines ground={ground} />
      <div className="page-width relative pt-8 pb-10 lg:pt-10 lg:pb-14 print:pt-0 print:pb-4">
        <Breadcrumbs items={breadcrumbs} />
        <h1 className={`mt-5 ${isRecord ? 'text-[clamp(2rem,4vw,3rem)]' : ''}`} tabIndex={-1}>
          {title}
        </h1>
        {lead === undefined ? null : <p className="mt-4 max-w-measure text-xl text-soft">{lead}</p>}
        {children}
      </div>
    </div>
  )
}

interface ContourLinesProps {
  ground: ContourGround
  /** A band below the fold is lazy, but never on a tool's page, which makes no requests once loaded. */
  isLazy?: boolean
}

/** The band must be `relative`. */
export function ContourLines({ ground, isLazy = false }: ContourLinesProps) {
  return (
    <img
      src={lastingPath(artPath('contours', ground))}
      alt=""
      width={1600}
      height={900}
      loading={isLazy ? 'lazy' : undefined}
      className="contour-lines no-print absolute inset-0 size-full object-cover"
    />
  )
}
