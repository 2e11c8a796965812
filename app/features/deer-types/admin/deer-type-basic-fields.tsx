/** What a deer type is called, whether visitors see it, how it is described, and its pictures. */
import type { FieldMetadata } from '@conform-to/react'
import type { ReactNode } from 'react'
import { RadioGroup } from '~/components/ui/choice-fields'
import { errorOf, TextArea, TextField, typed } from '~/components/ui/field'
import { SlugField } from '~/components/ui/slug-field'
import { GalleryField } from '~/features/images/gallery-field'
import { PictureField } from '~/features/images/picture-field'
import { deerTypeLimits } from '~/features/deer-types/deer-type.fields'
import { deerTypeFiles, deerTypeLabels as labels, type DeerTypeValues } from '~/features/deer-types/deer-type-form'

type TextName = 'name' | 'slug' | 'scientificName' | 'isActive' | 'generalDescription' | 'featuredImageUrl'

interface BasicFieldsProps {
  fields: Readonly<Record<TextName, FieldMetadata<string>>> & {
    galleryImages: FieldMetadata<DeerTypeValues['galleryImages']>
  }
  formToken: string
  /** The section's other boxes. */
  children: ReactNode
}

export function BasicFields({ fields, formToken, children }: BasicFieldsProps) {
  const { name, slug, scientificName, isActive, generalDescription } = fields
  return (
    <div className="space-y-6">
      <div className="grid gap-6 md:grid-cols-2">
        <TextField meta={name} label={labels.name} maxCharacters={deerTypeLimits.name} required />
        <TextField meta={scientificName} label={labels.scientificName} maxCharacters={deerTypeLimits.name} required />
        <SlugField meta={slug} label={labels.slug} prefix="/" />
        <RadioGroup
          name={isActive.name}
          id={isActive.id}
          label={labels.isActive}
          hint="An active one is public when you save. Its page leaves out sections that are empty."
          value={typed(isActive)}
          choices={[
            { value: 'true', label: 'Active (visible on website)' },
            { value: 'false', label: 'Inactive (only you see it)' },
          ]}
        />
      </div>
      <TextArea
        meta={generalDescription}
        label={labels.generalDescription}
        hint="Its first sentences appear on the card of the guide."
        maxCharacters={deerTypeLimits.text}
        rows={7}
        required
      />
      {children}
      <Pictures fields={fields} formToken={formToken} />
    </div>
  )
}

function Pictures({ fields, formToken }: Pick<BasicFieldsProps, 'fields' | 'formToken'>) {
  const { name, featuredImageUrl, galleryImages } = fields
  const gallery = galleryImages.getFieldList().map(typed)
  return (
    <>
      <PictureField
        // What the form came back with is what the field starts from.
        key={`featured ${featuredImageUrl.key ?? ''}`}
        name={featuredImageUrl.name}
        id={featuredImageUrl.id}
        fileName={deerTypeFiles.featuredImageUrl}
        label={labels.featuredImageUrl}
        hint="Without one, a picture is drawn from the name."
        error={errorOf(featuredImageUrl)}
        url={typed(featuredImageUrl)}
        alt={typed(name)}
        formToken={formToken}
      />
      <GalleryField
        key={`gallery ${galleryImages.key ?? ''}`}
        name={galleryImages.name}
        id={galleryImages.id}
        fileName={deerTypeFiles.galleryImages}
        label={labels.galleryImages}
        error={errorOf(galleryImages)}
        urls={gallery}
        max={deerTypeLimits.list}
        formToken={formToken}
      />
    </>
  )
}
