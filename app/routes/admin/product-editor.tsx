import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData, useSearchParams, type ClientActionFunctionArgs } from '@remix-run/react'
import { isEditorAnswer } from '~/components/editor/editor-answer'
import { unlessRefused } from '~/components/forms/refused-form'
import { GoneDialog, PageDialog } from '~/components/dialogs/page-dialog'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { DraftOffers } from '~/features/drafts/draft-offers'
import { VersionsLink } from '~/features/history/versions-link'
import { productStore } from '~/features/products/admin/products.server'
import { ProductEditor } from '~/features/products/admin/product-editor'
import { productMessages } from '~/features/products/products'
import { ProductForm } from '~/features/products/products.schema'
import { waitingNotices } from '~/features/publishing/publication'
import { scheduledForm } from '~/features/publishing/publication.schema'
import { dashboardHead } from '~/features/seo/head'
import { listBackOf, withListBack } from '~/lib/list-back'
import { viewPage, type Message } from '~/lib/messages'
import { toRowId } from '~/lib/ids'
import { editPath, featureProductPath, newPath, productPath, tabPath } from '~/paths'
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

const rules = draftRules.products

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { formToken, role } = await requireOperator({ request, context })
  const isNew = params.id === undefined
  const product = await rules.read(toRowId(params.id))
  const title = isNew ? 'New Product' : (product?.name ?? productMessages.notFound.title)
  const address = product ? editPath('products', product.id) : newPath('products')
  return data(
    {
      head: dashboardHead(title, address),
      title,
      isGone: !isNew && !product,
      previewLinks: await listOpenLinks(request, 'products', product?.id),
      viewPath: product && productPath(product.slug),
      editor: address,
      featurePath: role === 'owner' && product?.isActive ? featureProductPath(product.id) : undefined,
      ...(await withChecks(
        { table: 'products', id: product?.id },
        openEditor(request, {
          kind: 'products',
          isNew,
          record: product,
          values: product ? rules.valuesOf(product) : rules.newValues,
          isPublic: product !== undefined && !product.publication.isDraft,
          formToken,
        }),
      )),
    },
    { status: isNew || product ? 200 : 404 },
  )
}

const names = draftFormNames('products')
const pictures = editorPictures(rules.form.pictures)

export async function action({ request, context, params }: ActionFunctionArgs) {
  const entered = await enterDashboard({ request, context }, names)
  const isNew = params.id === undefined
  const subject = { table: 'products', id: toRowId(params.id) } as const
  const { SITE_TIME_ZONE: timeZone } = env()
  const list = listBackOf(new URL(request.url).searchParams, tabPath('products'))
  return saveEdit(
    { ...entered, request, context },
    {
      intent: 'save-product',
      form: rules.form,
      pictures,
      asides: [
        checkAside(subject),
        ...previewLinkAsides(entered.form, { table: 'products', recordId: toRowId(params.id), by: entered.by }),
      ],
      noticesAfter: (sent) => noticesAfter(subject, sent),
      saveDraft: draftSaving(request, { kind: 'products', recordId: toRowId(params.id) ?? null }),
      isNew,
      load: () => rules.read(toRowId(params.id)),
      valuesOf: rules.valuesOf,
      schema: (stored) =>
        scheduledForm(ProductForm, { table: 'products', stored: stored?.publication, now: new Date(), timeZone }),
      create: async (input, sent) => {
        const { id, slug } = await productStore.create(db(), input, sent)
        const editor = withListBack(editPath('products', id), list)
        // The unfiltered list, which has the new product.
        return { to: tabPath('products'), editor, message: savedMessage('created', { ...input, slug }, timeZone) }
      },
      update: async (input, change) => {
        const { id, slug } = await productStore.save(db(), input, change)
        const editor = withListBack(editPath('products', id), list)
        return { to: list, editor, message: savedMessage('updated', { ...input, slug }, timeZone) }
      },
      invalid: () => productMessages.invalid,
      failed: () => (isNew ? productMessages.createFailed : productMessages.updateFailed),
    },
  )
}

type SavedInput = Parameters<typeof waitingNotices>[0] & {
  slug: string
  isActive: boolean
  publication: { publishAt: string | null; isDraft: boolean }
}

function savedMessage(message: 'created' | 'updated', saved: SavedInput, timeZone: string): Message {
  const { title, description } = productMessages[message]
  const { slug, isActive, publication } = saved
  const link = { to: productPath(slug), label: viewPage }
  if (isActive) return { title, description, link }
  const state = publication.isDraft ? productMessages.isDraft : productMessages.isHidden
  return {
    title,
    description: [state, ...waitingNotices(saved, timeZone)].join(' '),
    ...(publication.isDraft ? {} : { link }),
  }
}

export function clientAction(args: ClientActionFunctionArgs) {
  const { createFailed, updateFailed } = productMessages
  return orUnsaved<typeof action>(args, args.params.id === undefined ? createFailed : updateFailed)
}

export default function ProductEditorPage() {
  const { title, isGone, values, viewPath, meta, drafts, editor, previewLinks, checks, featurePath } =
    useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const answer = isEditorAnswer(sent) ? sent : undefined
  const [search] = useSearchParams()
  const back = listBackOf(search, tabPath('products'))
  // Keep what was typed, even if the product has been deleted meanwhile.
  if (isGone && !answer) return <GoneDialog words={productMessages.notFound} back={back} />
  return (
    <PageDialog title={title} back={back}>
      <VersionsLink part="products" page={viewPath} />
      <DraftOffers drafts={drafts} editor={editor} list={back} />
      <ProductEditor
        values={values}
        meta={meta}
        answer={answer}
        back={back}
        previewLinks={previewLinks}
        checks={checks}
        featurePath={featurePath}
      />
    </PageDialog>
  )
}
