import type { ComponentType } from 'react'
import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { KeepPage } from '~/components/layout/keep-page'
import { ContourLines } from '~/components/layout/page-intro'
import { Picture, usePictureWords } from '~/components/ui/picture'
import { leadOf } from './lead'
import type { Breadcrumb } from '~/lib/breadcrumb'
import { CitationsProvider, citationsOf, SourceList, sourcesId } from './cited'
import { ConservationBadge } from './conservation-badge'
import { deerTypeSections, type DeerTypeSectionId } from './deer-type-sections.data'
import { deerTypePicture, emptySections, type DeerType } from './deer-types'
import { FieldCard } from './field-card'
import { FactsSection, FaqSection, HuntingSection } from './hunter-sections'
import { BehaviorSection, BreedingSection, ConservationSection, DietSection } from './life-sections'
import { AboutSection, GallerySection, OriginsSection, PhysicalSection, RegionsSection } from './nature-sections'

interface Props {
  deerType: DeerType
}

interface SectionProps extends Props {
  drawingTitles: Readonly<Record<string, string>>
}

const sectionParts: Readonly<Record<DeerTypeSectionId, ComponentType<SectionProps>>> = {
  about: AboutSection,
  gallery: GallerySection,
  origins: OriginsSection,
  regions: RegionsSection,
  physical: PhysicalSection,
  diet: DietSection,
  breeding: BreedingSection,
  behavior: BehaviorSection,
  conservation: ConservationSection,
  hunting: HuntingSection,
  facts: FactsSection,
  faqs: FaqSection,
}

interface PageProps extends SectionProps {
  breadcrumbs: readonly Breadcrumb[]
}

export function DeerTypePage({ deerType, drawingTitles, breadcrumbs }: PageProps) {
  const empty = emptySections(deerType)
  const sections = deerTypeSections.filter((section) => !empty.includes(section))
  const hasSources = deerType.sources.length > 0
  return (
    <CitationsProvider value={citationsOf(deerType)}>
      <article className="species-sheet wide-page">
        <div className="relative bg-panel">
          <ContourLines ground="species" />
          <div className="page-width relative pt-8 pb-10 lg:pt-10 lg:pb-14 print:py-2">
            <Breadcrumbs items={breadcrumbs} />
            <SpeciesHeader deerType={deerType} drawing={drawingTitles[deerTypePicture(deerType)]} />
          </div>
        </div>
        <JumpBar sections={hasSources ? [...sections, { id: sourcesId, label: 'Sources' }] : sections} />
        <div className="page-width pb-16 print:columns-2 print:gap-6 print:pb-0 print:text-[9.5pt]">
          {sections.map(({ id }) => {
            const SectionPart = sectionParts[id]
            return <SectionPart key={id} deerType={deerType} drawingTitles={drawingTitles} />
          })}
          <SourceList />
        </div>
      </article>
    </CitationsProvider>
  )
}

function SpeciesHeader({ deerType, drawing }: Props & { drawing: string | undefined }) {
  const { name, scientificName, generalDescription, featuredImageUrl } = deerType
  const { alt } = usePictureWords(featuredImageUrl)
  return (
    <header className="mt-4 grid gap-x-12 gap-y-8 print:mt-0 print:gap-y-2 lg:grid-cols-[minmax(0,1fr)_34rem] min-[100rem]:grid-cols-[minmax(0,1fr)_46rem]">
      <div className="lg:py-4">
        <h1 tabIndex={-1}>{name}</h1>
        <p className="mt-1 text-2xl text-bark italic">{scientificName}</p>
        <p className="mt-4 print:mt-1">
          <ConservationBadge deerType={deerType} />
        </p>
        {/* The printed sheet has it in the description. */}
        <p className="mt-5 max-w-measure text-xl print:hidden">{leadOf(generalDescription)}</p>
        <KeepPage />
      </div>
      <figure className="print:hidden">
        <Picture
          src={deerTypePicture(deerType)}
          alt={drawing ?? (featuredImageUrl === null ? '' : (alt ?? name))}
          sizes="(min-width: 100rem) 46rem, (min-width: 64rem) 34rem, 92vw"
          width={800}
          height={600}
          isFirst
          className="aspect-[4/3] w-full rounded-field border border-hairline bg-card object-cover"
        />
        {drawing === undefined ? null : (
          <figcaption className="mt-2 font-sans text-base text-soft">
            {drawing} (5 ft 11 in). The scale is marked every 50 cm. Typical proportions; individuals vary.
          </figcaption>
        )}
      </figure>
      <FieldCard deerType={deerType} />
    </header>
  )
}

/** page-script.js marks the section in view. Arrows show that there is more: see tailwind.css. */
function JumpBar({ sections }: { sections: readonly { id: string; label: string }[] }) {
  return (
    <nav aria-label="Sections" className="jump-bar no-print sticky top-16 z-30 border-y border-hairline bg-card">
      <ul className="more-arrows page-width flex scroll-px-16 gap-1 overflow-x-auto py-1.5 font-sans text-base">
        {sections.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center rounded-field px-2.5 font-semibold text-ink no-underline hover:bg-panel aria-current:bg-ink aria-current:text-page aria-current:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
