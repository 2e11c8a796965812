/** The body of a post: HTML in a text area for everyone, and what it looks like once the sanitiser has seen it. */
import type { FieldMetadata } from '@conform-to/react'
import { useFormAction } from '@remix-run/react'
import { useRef, type RefObject } from 'react'
import { buttonClass } from '~/components/ui/button'
import { errorOf, typed } from '~/components/ui/field'
import { controlClass, FieldFrame, fieldIds } from '~/components/ui/field-frame'
import { useIsInBrowser } from '~/components/ui/use-is-in-browser'
import { BodyPreview } from './body-preview'
import { postIntents } from './post-form'
import { isPostPreview } from './post-preview'
import { useLivePreview } from './use-live-preview'

interface BodyFieldProps {
  meta: FieldMetadata<string>
  label: string
  /** What the action answered to the button Preview. */
  preview: unknown
  formRef: RefObject<HTMLFormElement>
  formToken: string
}

const hint =
  'HTML: h2 to h4, p, lists, blockquote, tables, links, pictures of this site. Scripts and styles are left out.'
const previewId = 'body-preview'

export function BodyField({ meta, label, preview, formToken }: BodyFieldProps) {
  const isInBrowser = useIsInBrowser()
  const textarea = useRef<HTMLTextAreaElement>(null)
  const action = useFormAction()
  const live = useLivePreview(textarea, { action, formToken, isOn: true })
  const answered = isPostPreview(preview) ? preview : undefined
  const error = errorOf(meta)
  return (
    <FieldFrame id={meta.id} label={label} hint={hint} error={error}>
      <textarea
        ref={textarea}
        {...fieldIds({ name: meta.id, hint, error })}
        key={meta.key}
        name={meta.name}
        form={meta.formId}
        required
        rows={18}
        defaultValue={typed(meta)}
        className={controlClass(error)}
      />
      {isInBrowser ? null : (
        <button
          type="submit"
          name="intent"
          value={postIntents.preview}
          formAction={`${action}#${previewId}`}
          className={buttonClass('secondary', 'mt-3')}
        >
          Preview
        </button>
      )}
      <BodyPreview id={previewId} preview={live.preview ?? answered} failure={live.failure} />
    </FieldFrame>
  )
}
