/** The editor of a post, new or not: a page of its own, and a dialog over the list with JavaScript. */
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react'
import { isEditorAnswer } from '~/components/ui/editor-answer'
import { unlessRefused } from '~/components/ui/refused-form'
import { GoneDialog, PageDialog } from '~/components/ui/page-dialog'
import { orUnsaved } from '~/components/ui/without-connection'
import { slugOrQuestion } from '~/features/addresses/address-question'
import { freeSlug, refuseTaken } from '~/features/addresses/claim-slug.server'
import { blogMessages } from '~/features/blog/blog'
import { createPost, findPostEntry, listAuthors, updatePost } from '~/features/blog/blog-desk.server'
import { blogErrorMessage } from '~/features/blog/blog-fields'
import { BlogPostForm } from '~/features/blog/blog.schema'
import { PostEditor } from '~/features/blog/post-editor'
import {
  newPostValues,
  postIntents,
  postLabels,
  postPictureFields,
  savedNotices,
  toPostValues,
} from '~/features/blog/post-form'
import { previewPost } from '~/features/blog/post-preview.server'
import { orNoPreview } from '~/features/blog/without-preview'
import { formPictures } from '~/features/images/form-pictures'
import { storeUpload } from '~/features/images/uploads.server'
import { logIn } from '~/features/operators/operators.server'
import { dashboardHead } from '~/features/seo/head'
import { listBackOf } from '~/lib/list-back'
import { toRowId } from '~/lib/row-id'
import { editPath, newPath, slugPath, tabPath } from '~/paths'
import { enterDashboard, requireOperator } from '~/server/dashboard.server'
import { db } from '~/server/database.server'
import { editorForm } from '~/server/editor-form.server'
import { saveEdit } from '~/server/editor.server'
import { actionHeaders } from '~/server/failed-write.server'
import { log } from '~/server/log.server'

export const handle = { interactive: true }
export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

async function findStored(id: string | undefined) {
  const rowId = toRowId(id)
  return rowId === undefined ? undefined : findPostEntry(db(), rowId)
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken } = await requireOperator({ request, context })
  const isNew = params.id === undefined
  const post = await findStored(params.id)
  const title = isNew ? 'New Post' : (post?.title ?? blogMessages.gone.title)
  return data(
    {
      head: dashboardHead(title, post ? editPath('blog', post.id) : newPath('blog')),
      title,
      isGone: !isNew && !post,
      values: post ? toPostValues(post) : newPostValues,
      viewPath: post && slugPath(post.slug),
      authors: await listAuthors(db()),
      meta: { formToken, version: post ? String(post.version) : '', formKey: crypto.randomUUID() },
    },
    { status: isNew || post ? 200 : 404 },
  )
}

const { singles, lists } = postPictureFields
const form = editorForm(postLabels, {
  lists: ['additionalImages'],
  files: [...singles, ...lists].map(({ fileName }) => fileName),
})
const pictures = formPictures(postPictureFields, (file) => storeUpload(db(), file, new Date(), log.error))

export async function action({ request, context, params }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, form, (attempt) => logIn(db(), attempt, new Date()))
  const isNew = params.id === undefined
  const back = listBackOf(new URL(request.url).searchParams, tabPath('blog'))
  return saveEdit(
    { ...entered, request, context },
    {
      intent: postIntents.save,
      schema: BlogPostForm,
      lists: [],
      isNew,
      pictures,
      aside: { intent: postIntents.preview, answer: (sent) => previewPost(sent.get('content')) },
      invalid: blogErrorMessage,
      failed: isNew ? blogMessages.createFailed : blogMessages.updateFailed,
      labels: postLabels,
      stored: async () => {
        const post = await findStored(params.id)
        return post && { values: toPostValues(post), version: post.version }
      },
      // The whole list has the new one in it.
      create: async (input, sent) => ({
        to: tabPath('blog'),
        message: savedMessage('created', await createPost(db(), input, sent)),
      }),
      save: async (input, { version, confirmed, ...act }) => {
        const stored = await findStored(params.id)
        if (!stored) return undefined
        const free = await freeSlug(db(), { table: 'blogPosts', id: stored.id, title: input.title })
        const address = slugOrQuestion({
          stored: { slug: stored.slug, isPublic: stored.isPublished },
          wanted: { slug: input.slug, title: input.title, free },
          confirmed,
        })
        if ('question' in address) {
          await refuseTaken(db(), { table: 'blogPosts', id: stored.id }, input.slug)
          return address
        }
        const change = { ...input, slug: address.slug }
        const post = await updatePost(db(), { id: stored.id, version }, () => change, act)
        return post && { to: back, message: savedMessage('updated', post) }
      },
    },
  )
}

function savedMessage(message: 'created' | 'updated', { post, ...changes }: Awaited<ReturnType<typeof createPost>>) {
  const { title, description } = blogMessages[message]
  const notices = savedNotices({ ...changes, ...post })
  return { title, description: [description, ...notices].join(' ') }
}

export function clientAction(args: ClientActionFunctionArgs) {
  const { createFailed, updateFailed } = blogMessages
  const failed = args.params.id === undefined ? createFailed : updateFailed
  return orNoPreview<typeof action>(args, () => orUnsaved<typeof action>(args, failed))
}

export default function PostEditorPage() {
  const { title, isGone, values, viewPath, authors, meta } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const answer = isEditorAnswer(sent) ? sent : undefined
  const [search] = useSearchParams()
  const back = listBackOf(search, tabPath('blog'))
  // What was typed stays, also when somebody has deleted the post meanwhile.
  if (isGone && !answer) return <GoneDialog words={blogMessages.gone} back={back} />
  return (
    <PageDialog title={title} back={back}>
      <PostEditor values={values} meta={meta} authors={authors} answer={answer} back={back} viewPath={viewPath} />
    </PageDialog>
  )
}
