/** The pictures of a post beside those of its body. */
import type { FieldMetadata } from '@conform-to/react'
import { useEffect, useState, type RefObject } from 'react'
import { errorOf, TextArea, typed } from '~/components/ui/field'
import { GalleryField } from '~/features/images/gallery-field'
import { PictureField } from '~/features/images/picture-field'
import { blogLimits } from '~/features/blog/blog-post.fields'
import { altTextMissing, postFiles, postLabels as labels, type PostValues } from './post-form'

interface PostPictureFieldsProps {
  fields: Pick<
    { [Name in keyof PostValues]: FieldMetadata<PostValues[Name]> },
    'featuredImageUrl' | 'featuredImage' | 'imageAltText' | 'additionalImages'
  >
  formRef: RefObject<HTMLFormElement>
  formToken: string
}

export function PostPictureFields({ fields, formRef, formToken }: PostPictureFieldsProps) {
  const { featuredImageUrl, featuredImage, imageAltText, additionalImages } = fields
  const url = typed(featuredImageUrl)
  const lacksAltText = useLacksAltText(formRef, url !== '' && typed(imageAltText).trim() === '')
  return (
    <>
      <PictureField
        name={featuredImageUrl.name}
        id={featuredImageUrl.id}
        fileName={postFiles.featured}
        keepsFileName={{ name: featuredImage.name, value: typed(featuredImage) }}
        label={labels.featuredImageUrl}
        hint="Without one, the first picture of the content stands in, or one of the site’s."
        error={errorOf(featuredImageUrl) ?? errorOf(featuredImage)}
        url={url}
        alt={typed(imageAltText) || undefined}
        formToken={formToken}
      />
      <TextArea
        meta={imageAltText}
        label={labels.imageAltText}
        hint="What the featured image shows, in words: for those who cannot see it. It stands below the picture, too."
        rows={2}
        after={
          <p role="status" className="mt-1 font-sans text-base font-semibold empty:hidden">
            {lacksAltText ? altTextMissing : null}
          </p>
        }
      />
      <GalleryField
        name={additionalImages.name}
        id={additionalImages.id}
        fileName={postFiles.additional}
        label={labels.additionalImages}
        hint={`At most ${String(blogLimits.additionalImages)}, below the content, in this order.`}
        error={errorOf(additionalImages)}
        urls={additionalImages.getFieldList().map(typed)}
        max={blogLimits.additionalImages}
        formToken={formToken}
      />
    </>
  )
}

/** Follows what is typed and uploaded. */
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
