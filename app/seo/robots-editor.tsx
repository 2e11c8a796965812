import { useDeferredValue, useMemo, useState } from 'react'
import { useEditorForm } from '~/components/editor/use-editor-form'
import type { EditorAnswer } from '~/components/editor/editor-answer'
import { EditorForm, type EditorMeta } from '~/components/editor/editor-form'
import { TextArea, typed } from '~/components/forms/field'
import { useSite } from '~/components/layout/site-context'
import { tabPath } from '~/paths'
import { robotsWarnings, type RobotsWarning } from './robots'
import { seoMessages } from './seo-messages'

type RobotsValues = { robotsTxt: string }

export const robotsLabels = { robotsTxt: 'robots.txt' } as const satisfies Record<keyof RobotsValues, string>

interface RobotsEditorProps {
  values: RobotsValues
  meta: EditorMeta
  answer: EditorAnswer | undefined
  pages: readonly string[]
}

export function RobotsEditor({ values, meta, answer, pages }: RobotsEditorProps) {
  const { form, fields, formRef } = useEditorForm<RobotsValues>('robots', { values, answer })
  const [text, setText] = useState(() => typed(fields.robotsTxt))
  const warnings = useWarnings(text, pages)
  return (
    <EditorForm
      form={form}
      formRef={formRef}
      meta={meta}
      answer={answer}
      intent="save-robots"
      saveLabel="Save robots.txt"
      labels={robotsLabels}
      back={tabPath('seo')}
      isInPage
    >
      <div className="[&_textarea]:font-mono [&_textarea]:text-base">
        <TextArea
          meta={fields.robotsTxt}
          label={robotsLabels.robotsTxt}
          hint={`Tells search engines what they may read: “Disallow: /x/” keeps them away from addresses that start with /x/. If in doubt, leave it as it is. ${seoMessages.robotsTooLarge}.`}
          rows={12}
          required
          onInput={({ currentTarget }) => {
            setText(currentTarget.value)
          }}
          after={<Warnings warnings={warnings} />}
        />
      </div>
    </EditorForm>
  )
}

function useWarnings(text: string, pages: readonly string[]): RobotsWarning[] {
  const { url } = useSite()
  // Checking a long text takes a moment; typing goes first.
  const settled = useDeferredValue(text)
  return useMemo(() => robotsWarnings(settled, { url, pages }), [settled, url, pages])
}

const shownAtMost = 8

function Warnings({ warnings }: { warnings: readonly RobotsWarning[] }) {
  const more = warnings.length - shownAtMost
  return (
    <div role="status" className="mt-3 font-sans">
      {warnings.length === 0 ? (
        <p className="text-soft">This text hides no page of the sitemap.</p>
      ) : (
        <ul className="space-y-1 rounded-field border-l-8 border-bark bg-panel px-4 py-3">
          {warnings.slice(0, shownAtMost).map(({ text }) => (
            <li key={text} className="wrap-anywhere">
              {text}
            </li>
          ))}
          {more > 0 ? <li>And {more.toLocaleString('en-US')} more.</li> : null}
        </ul>
      )}
    </div>
  )
}
