import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react'
import { isEditorAnswer } from '~/components/editor/editor-answer'
import { unlessRefused } from '~/components/forms/refused-form'
import { GoneDialog, PageDialog } from '~/components/dialogs/page-dialog'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { blogMessages } from '~/features/blog/blog'
import { createPost, listAuthors, savePost } from '~/features/blog/admin/posts.server'
import { blogErrorMessage } from '~/features/blog/blog'
import { BlogPostForm } from '~/features/blog/blog.schema'
import { PostEditor } from '~/features/blog/admin/post-editor'
import { postIntents, savedNotices } from '~/features/blog/admin/post-form'
import { previewPost } from '~/features/blog/admin/post-preview.server'
import { orNoPreview } from '~/features/blog/admin/without-preview'
import { DraftOffers } from '~/features/drafts/draft-offers'
import { VersionsLink } from '~/features/history/versions-link'
import { waitingNotices } from '~/features/publishing/publication'
import { scheduledForm } from '~/features/publishing/publication.schema'
import { dashboardHead } from '~/features/seo/head'
import { listBackOf, withListBack } from '~/lib/list-back'
import { viewPage } from '~/lib/messages'
import { toRowId } from '~/lib/ids'
import { editPath, newPath, slugPath, tabPath } from '~/paths'
import { listOpenLinks, previewLinkAsides } from '~/previews.server'
import { enterDashboard, requireOperator } from '~/auth/dashboard.server'
import { db } from '~/server/database.server'
import { saveEdit } from '~/forms/editor.server'
import { env } from '~/server/env.server'
import { actionHeaders } from '~/forms/reply.server'
import { editorPictures } from '~/editor-pictures.server'
import { checkAside, noticesAfter, withChecks } from '~/record-checks.server'
import { draftFormNames, draftRules } from '~/draft-rules.server'
import { draftSaving, openEditor } from '~/record-drafts.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

const rules = draftRules.blogPosts

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const isNew = params.id === undefined
  const post = await rules.read(toRowId(params.id))
  const title = isNew ? 'New Post' : (post?.title ?? blogMessages.gone.title)
  return data(
    {
      head: dashboardHead(title, post ? editPath('blog', post.id) : newPath('blog')),
      title,
      isGone: !isNew && !post,
      previewLinks: await listOpenLinks(request, 'blogPosts', post?.id),
      viewPath: post && slugPath(post.slug),
      authors: await listAuthors(db()),
      editor: post ? editPath('blog', post.id) : newPath('blog'),
      ...(await withChecks(
        { table: 'blogPosts', id: post?.id },
        openEditor(request, {
          kind: 'blogPosts',
          isNew,
          record: post,
          values: post ? rules.valuesOf(post) : rules.newValues,
          isPublic: post?.isPublished ?? false,
          formToken,
        }),
      )),
    },
    { status: isNew || post ? 200 : 404 },
  )
}

const names = draftFormNames('blogPosts')
const pictures = editorPictures({ ...rules.form.pictures, texts: ['content'] })

export async function action({ request, context, params }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, names)
  const isNew = params.id === undefined
  const subject = { table: 'blogPosts', id: toRowId(params.id) } as const
  const { SITE_TIME_ZONE: timeZone } = env()
  const list = listBackOf(new URL(request.url).searchParams, tabPath('blog'))
  return saveEdit(
    { ...entered, request, context },
    {
      intent: postIntents.save,
      form: rules.form,
      pictures,
      asides: [
        { intent: postIntents.preview, answer: (sent) => previewPost(sent.get('content')) },
        checkAside(subject),
        ...previewLinkAsides(entered.form, { table: 'blogPosts', recordId: toRowId(params.id), by: entered.by }),
      ],
      saveDraft: draftSaving(request, { kind: 'blogPosts', recordId: toRowId(params.id) ?? null }),
      noticesAfter: (sent) => noticesAfter(subject, sent),
      isNew,
      load: () => rules.read(toRowId(params.id)),
      valuesOf: rules.valuesOf,
      schema: (stored) =>
        scheduledForm(BlogPostForm, { table: 'blogPosts', stored: stored?.publication, now: new Date(), timeZone }),
      // The unfiltered list, which has the new post.
      create: async (input, sent) => {
        const saved = await createPost(db(), input, sent)
        const editor = withListBack(editPath('blog', saved.post.id), list)
        return { to: tabPath('blog'), editor, message: savedMessage('created', saved, waitingNotices(input, timeZone)) }
      },
      update: async (input, change) => {
        const saved = await savePost(db(), input, change)
        const editor = withListBack(editPath('blog', saved.post.id), list)
        return { to: list, editor, message: savedMessage('updated', saved, waitingNotices(input, timeZone)) }
      },
      invalid: blogErrorMessage,
      failed: () => (isNew ? blogMessages.createFailed : blogMessages.updateFailed),
    },
  )
}

function savedMessage(
  message: 'created' | 'updated',
  { post, ...changes }: Awaited<ReturnType<typeof createPost>>,
  waiting: readonly string[],
) {
  const { title, description } = blogMessages[message]
  const notices = savedNotices({ ...changes, ...post })
  return {
    title,
    description: [description, ...waiting, ...notices].join(' '),
    ...(post.isPublished ? { link: { to: slugPath(post.slug), label: viewPage } } : {}),
  }
}

export function clientAction(args: ClientActionFunctionArgs) {
  const { createFailed, updateFailed } = blogMessages
  const failed = args.params.id === undefined ? createFailed : updateFailed
  return orNoPreview<typeof action>(args, () => orUnsaved<typeof action>(args, failed))
}

export default function PostEditorPage() {
  const { title, isGone, values, viewPath, authors, meta, drafts, editor, previewLinks, checks } =
    useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const answer = isEditorAnswer(sent) ? sent : undefined
  const [search] = useSearchParams()
  const back = listBackOf(search, tabPath('blog'))
  // Keep what was typed, even if the post has been deleted meanwhile.
  if (isGone && !answer) return <GoneDialog words={blogMessages.gone} back={back} />
  return (
    <PageDialog title={title} back={back}>
      <VersionsLink part="blog" page={viewPath} />
      <DraftOffers drafts={drafts} editor={editor} list={back} />
      <PostEditor
        values={values}
        meta={meta}
        authors={authors}
        answer={answer}
        back={back}
        previewLinks={previewLinks}
        checks={checks}
      />
    </PageDialog>
  )
}
