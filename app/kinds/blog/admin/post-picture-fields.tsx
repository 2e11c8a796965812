import type { FieldMetadata } from '@conform-to/react'
import { useEffect, useState, type RefObject } from 'react'
import { errorOf, TextArea, typed } from '~/components/forms/field'
import { PictureField } from '~/content/pictures/picture-field'
import { blogPostFields } from '~/kinds/blog/blog-post.fields'
import { altTextMissing, type PostValues } from './post-form'

interface PictureFieldsProps {
  fields: Readonly<Record<'featuredImageUrl' | 'featuredImage' | 'imageAltText', FieldMetadata<string>>>
}

interface FeaturedPictureProps extends PictureFieldsProps {
  aside: unknown
  formToken: string
}

export function FeaturedPictureField({ fields, aside, formToken }: FeaturedPictureProps) {
  const { featuredImageUrl, featuredImage, imageAltText } = fields
  return (
    <PictureField
      name={featuredImageUrl.name}
      id={featuredImageUrl.id}
      fileName={blogPostFields.featuredImageUrl.fileName}
      keepsFileName={{ name: featuredImage.name, value: typed(featuredImage) }}
      label={blogPostFields.featuredImageUrl.label}
      hint={blogPostFields.featuredImageUrl.hint}
      error={errorOf(featuredImageUrl) ?? errorOf(featuredImage)}
      url={typed(featuredImageUrl)}
      alt={typed(imageAltText) || undefined}
      altName={imageAltText.name}
      aside={aside}
      formToken={formToken}
    />
  )
}

export function AltTextField({ fields, formRef }: PictureFieldsProps & { formRef: RefObject<HTMLFormElement> }) {
  const { featuredImageUrl, imageAltText } = fields
  const { label, hint, rows } = blogPostFields.imageAltText
  const lacksAltText = useLacksAltText(formRef, typed(featuredImageUrl) !== '' && typed(imageAltText).trim() === '')
  return (
    <TextArea
      meta={imageAltText}
      label={label}
      hint={hint}
      rows={rows}
      after={
        <p role="status" className="mt-1 font-sans text-base font-semibold empty:hidden">
          {lacksAltText ? altTextMissing : null}
        </p>
      }
    />
  )
}

function useLacksAltText(formRef: RefObject<HTMLFormElement>, atFirst: boolean): boolean {
  const [isLacking, setLacking] = useState(atFirst)
  useEffect(() => {
    const form = formRef.current
    const look = () => {
      if (!form) return
      const data = new FormData(form)
      const isEmpty = (name: keyof PostValues) => {
        const value = data.get(name)
        return typeof value !== 'string' || value.trim() === ''
      }
      setLacking(!isEmpty('featuredImageUrl') && isEmpty('imageAltText'))
    }
    look()
    form?.addEventListener('input', look)
    return () => form?.removeEventListener('input', look)
  }, [formRef])
  return isLacking
}
