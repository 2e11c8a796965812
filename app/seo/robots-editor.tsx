import { useDeferredValue, useMemo, useState } from 'react'
import { useEditorForm } from '~/components/editor/use-editor-form'
import { EditorForm, type PageFormProps } from '~/components/editor/editor-form'
import { TextArea, typed } from '~/components/forms/field'
import { useSite } from '~/components/layout/site-context'
import { tabPath } from '~/paths'
import { robotsSentence, robotsWarnings, type RobotsWarning } from './robots'
import { seoMessages } from './seo-messages'

type RobotsValues = { robotsTxt: string }

export const robotsLabels = { robotsTxt: 'robots.txt' } as const satisfies Record<keyof RobotsValues, string>

interface RobotsEditorProps extends PageFormProps<RobotsValues> {
  pages: readonly string[]
}

export function RobotsEditor({ values, meta, answer, pages }: RobotsEditorProps) {
  const { form, fields, formRef } = useEditorForm<RobotsValues>('robots', { values, answer })
  const [text, setText] = useState(() => typed(fields.robotsTxt))
  const { warnings, sentence } = useFindings(text, pages)
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
      <p role="status">{sentence ?? 'This text hides pages of the sitemap: see below it.'}</p>
      <div className="[&_textarea]:font-mono [&_textarea]:text-base">
        <TextArea
          meta={fields.robotsTxt}
          label={robotsLabels.robotsTxt}
          hint={`What search engines may read. “Disallow: /x/” keeps them away from addresses that start with /x/. ${seoMessages.robotsTooLarge}.`}
          rows={8}
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

function useFindings(text: string, pages: readonly string[]) {
  const { url } = useSite()
  // Checking a long text takes a moment, so typing goes first.
  const settled = useDeferredValue(text)
  return useMemo(() => {
    const site = { url, pages }
    return { warnings: robotsWarnings(settled, site), sentence: robotsSentence(settled, site) }
  }, [settled, url, pages])
}

const shownAtMost = 8

function Warnings({ warnings }: { warnings: readonly RobotsWarning[] }) {
  const more = warnings.length - shownAtMost
  return (
    <div role="status" className="mt-3 font-sans">
      {warnings.length === 0 ? null : (
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
