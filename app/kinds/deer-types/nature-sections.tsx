import { PictureGrid } from '~/components/ui/picture-grid'
import { SiteLink } from '~/components/ui/site-link'
import { isOwnPicture } from '~/lib/picture-source'
import { comparePath } from '~/paths'
import { Cited } from './cited'
import { deerTypeMessages, genusOf, type DeerType } from './deer-types'
import { FactList, FoldedPart, FoldedSection, ListField, NameList, Section, TextField } from './field-parts'
import { SpeciesFigure } from './figures/species-figure'
import { RangeMap } from './ranges/range-map'

interface Props {
  deerType: DeerType
}

export function AboutSection({ deerType }: Props) {
  const genus = genusOf(deerType.scientificName)
  const latin = (text: string) => <i>{text}</i>
  return (
    <Section id="about" title={`About the ${deerType.name}`}>
      {/* The printed sheet's heading has both. */}
      <div className="print:hidden">
        <h3 className="mb-2 text-xl">Scientific classification</h3>
        <FactList
          facts={[
            { label: 'Scientific name', value: latin(deerType.scientificName) },
            { label: 'Genus', value: genus && latin(genus) },
          ]}
        />
      </div>
      <TextField label="General description" place="generalDescription" text={deerType.generalDescription} />
      <TextField label="Body size" place="bodySize" text={deerType.bodySize} />
      <TextField label="Antlers" place="antlerType" text={deerType.antlerType} />
      <TextField label="Unique traits" place="uniqueTraits" text={deerType.uniqueTraits} />
    </Section>
  )
}

export function GallerySection({
  deerType: { name, galleryImages },
  drawingTitles,
}: {
  deerType: Pick<DeerType, 'name' | 'galleryImages'>
  drawingTitles: Readonly<Record<string, string>>
}) {
  return (
    <Section id="gallery" title="Gallery">
      {galleryImages.some(isOwnPicture) ? (
        <PictureGrid
          of={name}
          pictures={galleryImages}
          describe={(picture) => drawingTitles[picture]}
          sizes="(min-width: 75rem) 19rem, (min-width: 64rem) 25vw, (min-width: 40rem) 46vw, 92vw"
        />
      ) : (
        <p className="text-soft">{deerTypeMessages.noGallery}</p>
      )}
    </Section>
  )
}

export function OriginsSection({ deerType: { evolutionaryLineage, firstDiscoveredLocation } }: Props) {
  return (
    <FoldedSection id="origins" title="Origins">
      <TextField label="Evolutionary lineage" place="evolutionaryLineage" text={evolutionaryLineage} />
      <TextField label="First discovered location" place="firstDiscoveredLocation" text={firstDiscoveredLocation} />
    </FoldedSection>
  )
}

export function RegionsSection({ deerType }: Props) {
  const { continentsFound, countriesFound, typicalHabitats, altitudePreferences, climatePreferences } = deerType
  return (
    <Section id="regions" title="Regions">
      <RangeMap deerType={deerType} />
      <NameList label="Continents" place="continentsFound" items={continentsFound} />
      <NameList label="Countries" place="countriesFound" items={countriesFound} />
      <ListField label="Typical habitats" place="typicalHabitats" items={typicalHabitats} />
      {altitudePreferences === null && climatePreferences === null ? null : (
        <FoldedPart label="Altitude and climate">
          <TextField label="Altitude" place="altitudePreferences" text={altitudePreferences} />
          <TextField label="Climate" place="climatePreferences" text={climatePreferences} />
        </FoldedPart>
      )}
    </Section>
  )
}

export function PhysicalSection({
  deerType,
  drawingTitles,
}: Props & {
  drawingTitles: Readonly<Record<string, string>>
}) {
  const { maleSize, maleWeight, femaleSize, femaleWeight, antlerShape, coloration, physicalDifferences } = deerType
  const hasSizes = [maleSize, maleWeight, femaleSize, femaleWeight].some((value) => value !== null)
  return (
    <Section id="physical" title="Physical characteristics">
      {hasSizes ? <SizeTable deerType={deerType} /> : null}
      <TextField label="Antler shape" place="antlerShape" text={antlerShape} />
      <TextField label="Coloration" place="coloration" text={coloration} />
      <SpeciesFigure kind="coats" slug={deerType.slug} drawingTitles={drawingTitles} />
      <TextField label="Physical differences" place="physicalDifferences" text={physicalDifferences} />
      <SpeciesFigure kind="families" slug={deerType.slug} drawingTitles={drawingTitles} />
      <p className="print:hidden">
        <SiteLink to={comparePath(deerType.slug)}>Compare the {deerType.name} with another species</SiteLink>
      </p>
    </Section>
  )
}

function SizeTable({ deerType: { maleSize, maleWeight, femaleSize, femaleWeight } }: Props) {
  const rows = [
    { label: 'Male', place: 'male', size: maleSize, weight: maleWeight },
    { label: 'Female', place: 'female', size: femaleSize, weight: femaleWeight },
  ]
  return (
    <table className="w-full max-w-measure text-left text-base print:text-[10pt]">
      <caption className="pb-2 text-left font-sans text-xl font-bold">Size and weight</caption>
      <thead className="font-sans">
        <tr className="border-b border-control">
          <th scope="col" className="py-2 pr-4 font-semibold">
            Sex
          </th>
          <th scope="col" className="py-2 pr-4 font-semibold">
            Size
          </th>
          <th scope="col" className="py-2 font-semibold">
            Weight
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, place, size, weight }) => (
          <tr key={label} className="border-b border-hairline align-top">
            <th scope="row" className="py-3 pr-4 font-sans font-semibold whitespace-nowrap">
              {label}
            </th>
            <td className="py-3 pr-4">
              <Cited place={`${place}Size`} text={size ?? 'Not recorded'} />
            </td>
            <td className="py-3">
              <Cited place={`${place}Weight`} text={weight ?? 'Not recorded'} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
