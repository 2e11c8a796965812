/** With JavaScript the visual editor writes into the HTML text area. */
import type { FieldMetadata } from '@conform-to/react'
import { useFormAction } from '@remix-run/react'
import { useCallback, useRef } from 'react'
import { buttonClass } from '~/components/ui/button'
import { errorOf, typed } from '~/components/forms/field'
import { controlClass, FieldFrame, fieldIds } from '~/components/forms/field-frame'
import { useHydrated } from 'remix-utils/use-hydrated'
import { LibraryButton } from '~/content/pictures/library-button'
import { libraryIn } from '~/content/pictures/library-choice'
import { BodyViewSwitch } from './body-view-switch'
import { postIntents } from './post-form'
import { isPostPreview, type PostPreview } from './post-preview'
import { useBodyEditor } from './use-body-editor'
import { useLivePreview } from './use-live-preview'

/** Without JavaScript the server puts the pictures at the end of the text. */
const ignore = () => undefined

interface BodyFieldProps {
  meta: FieldMetadata<string>
  label: string
  preview: unknown
  formToken: string
}

const hint =
  'Headings, paragraphs, lists, quotes, tables, links and pictures of this site are kept; colors, fonts and scripts are left out.'
const previewId = 'body-preview'

export function BodyField({ meta, label, preview, formToken }: BodyFieldProps) {
  const isHydrated = useHydrated()
  const textarea = useRef<HTMLTextAreaElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const action = useFormAction()
  const { view, isLoading, showVisual, showHtml } = useBodyEditor(textarea)
  const isVisual = view.kind === 'visual'
  const live = useLivePreview(textarea, { formToken, isOn: isHydrated && !isVisual })
  const write = useCallback((html: string) => {
    const field = textarea.current
    if (!field) return
    field.value = html
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])
  const answered = isPostPreview(preview) ? preview : undefined
  const error = errorOf(meta)
  const ids = fieldIds({ name: meta.id, hint, error })
  return (
    <FieldFrame id={meta.id} label={label} hint={hint} error={error}>
      <div ref={root}>
        {isHydrated ? <BodyViewSwitch view={view} showVisual={showVisual} showHtml={showHtml} /> : null}
        <textarea
          ref={textarea}
          {...ids}
          key={meta.key}
          name={meta.name}
          required
          rows={18}
          defaultValue={typed(meta)}
          className={isVisual ? 'sr-only' : `${controlClass(error)} ${isLoading ? 'until-visual' : ''}`}
          aria-hidden={isVisual ? true : undefined}
          tabIndex={isVisual ? -1 : undefined}
          // Labels and the error summary point to the text area.
          onFocus={() => {
            if (isVisual) root.current?.querySelector<HTMLElement>('[contenteditable=true]')?.focus()
          }}
        />
        {isVisual ? (
          <view.BodyEditor
            html={view.html}
            onChange={write}
            formToken={formToken}
            label={label}
            describedBy={ids['aria-describedby']}
            isWrong={error !== undefined}
          />
        ) : null}
      </div>
      {isHydrated ? null : (
        <div className="mt-3">
          <LibraryButton
            name={meta.name}
            label={label}
            isMany
            library={libraryIn(preview, meta.name)}
            choose={ignore}
          />
        </div>
      )}
      {isHydrated ? null : (
        <button
          type="submit"
          name="intent"
          value={postIntents.preview}
          formAction={`${action}#${previewId}`}
          className={buttonClass('secondary', 'mt-3')}
        >
          Check the HTML
        </button>
      )}
      {isVisual ? null : <BodyPreview id={previewId} preview={live.preview ?? answered} failure={live.failure} />}
    </FieldFrame>
  )
}

interface BodyPreviewProps {
  id: string
  preview: PostPreview | undefined
  failure: string | undefined
}

function BodyPreview({ id, preview, failure }: BodyPreviewProps) {
  if (!preview && failure === undefined) return null
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-4 scroll-mt-24 rounded-field border border-hairline">
      <h3 id={`${id}-title`} className="border-b border-hairline bg-panel px-4 py-2 text-lg">
        Preview
      </h3>
      <div role="status" className="font-sans text-base font-semibold">
        {failure === undefined ? null : <p className="px-4 pt-3">{failure}</p>}
        {preview && preview.notices.length > 0 ? (
          <ul className="list-disc space-y-1 px-4 pt-3 pl-9 wrap-anywhere">
            {preview.notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        ) : null}
      </div>
      {preview ? (
        // The server has sanitized this HTML.
        <div
          className="prose max-w-measure px-4 py-4 wrap-anywhere"
          dangerouslySetInnerHTML={{ __html: preview.html }}
        />
      ) : null}
    </section>
  )
}
