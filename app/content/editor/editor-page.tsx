import { useActionData, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { GoneDialog, PageDialog } from '~/components/dialogs/page-dialog'
import { isEditorAnswer } from '~/components/editor/editor-answer'
import type { EditorMeta, EditorProps } from '~/components/editor/editor-form'
import { DraftOffers } from '~/content/revisions/draft-offers'
import { VersionsLink } from '~/content/revisions/versions-link'
import { listBackOf } from '~/lib/list-back'
import type { ErrorWords } from '~/lib/messages'
import { tabPath, type RecordTab } from '~/paths'

interface EditorPageProps<Values> {
  tab: RecordTab
  opened: {
    title: string
    trouble: Pick<ErrorWords, 'title' | 'message'> | null
    values: Values
    meta: EditorMeta
    drafts?: Parameters<typeof DraftOffers>[0]['drafts']
    viewPath?: string | undefined
    editor?: string
  }
  children: (form: EditorProps<Values>) => ReactNode
}

export function EditorPage<Values>({ tab, opened, children }: EditorPageProps<Values>) {
  const sent = useActionData<unknown>()
  const answer = isEditorAnswer(sent) ? sent : undefined
  const [search] = useSearchParams()
  const back = listBackOf(search, tabPath(tab))
  const { title, trouble, values, meta, drafts, viewPath, editor = '' } = opened
  if (trouble && !answer) return <GoneDialog words={trouble} back={back} />
  return (
    <PageDialog title={title} back={back}>
      {drafts ? (
        <>
          <VersionsLink part={tab} page={viewPath} />
          <DraftOffers drafts={drafts} editor={editor} list={back} />
        </>
      ) : null}
      {children({ values, meta, answer, back })}
    </PageDialog>
  )
}
