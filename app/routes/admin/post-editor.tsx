import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { EditorPage } from '~/content/editor/editor-page'
import { pageEditor } from '~/content/editor/editor-route.server'
import { PostEditor } from '~/kinds/blog/admin/post-editor'
import { altTextNotice, postIntents } from '~/kinds/blog/admin/post-form'
import { changeNoticesOf, previewPost } from '~/kinds/blog/admin/post-preview.server'
import { listAuthors } from '~/kinds/authors/authors.server'
import { postStore } from '~/kinds/blog/admin/posts.server'
import { orNoPreview } from '~/kinds/blog/admin/without-preview'
import { blogErrorMessage, blogMessages } from '~/kinds/blog/blog'
import { waitingNotices } from '~/content/publishing/publication'
import { actionHeaders } from '~/server/forms/reply.server'
import { viewPage } from '~/lib/messages'
import { slugPath } from '~/paths'
import { db } from '~/server/database.server'
import { env } from '~/server/env.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

const editor = pageEditor(postStore, {
  intent: postIntents.save,
  newTitle: 'New Post',
  texts: ['content'],
  messages: { ...blogMessages, notFound: blogMessages.gone },
  invalid: blogErrorMessage,
  asides: () => [{ intent: postIntents.preview, answer: (sent) => previewPost(sent.get('content')) }],
  noticesAfter: ({ content }) => changeNoticesOf(content),
  saved: ({ record, stored, ...saved }) => {
    const { title, description } = stored ? blogMessages.updated : blogMessages.created
    const waiting = waitingNotices(saved, env().SITE_TIME_ZONE)
    const notices = altTextNotice(record)
    return {
      title,
      description: [description, ...waiting, ...notices].join(' '),
      ...(record.isPublished ? { link: { to: slugPath(record.slug), label: viewPage } } : {}),
    }
  },
})
export const action = editor.action

export async function loader(args: LoaderFunctionArgs) {
  const { data, ...answer } = await editor.loader(args)
  return {
    ...answer,
    data: { ...data, authors: (await listAuthors(db())).map(({ id, fullName }) => ({ id, fullName })) },
  }
}

export function clientAction(args: ClientActionFunctionArgs) {
  const { createFailed, updateFailed } = blogMessages
  const failed = args.params.id === undefined ? createFailed : updateFailed
  return orNoPreview<typeof action>(args, () => orUnsaved<typeof action>(args, failed))
}

export default function PostEditorPage() {
  const opened = useLoaderData<typeof loader>()
  const { previewLinks, checks, authors } = opened
  return (
    <EditorPage tab="blog" opened={opened}>
      {(form) => <PostEditor {...form} previewLinks={previewLinks} checks={checks} authors={authors} />}
    </EditorPage>
  )
}
