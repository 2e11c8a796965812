import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react'
import { orUnsaved } from '~/components/forms/offline-fallback'
import { unlessRefused } from '~/components/forms/refused-form'
import { EditorPage } from '~/content/editor/editor-page'
import { pageEditor } from '~/content/editor/editor-route.server'
import { ProductEditor } from '~/kinds/products/admin/product-editor'
import { readProductCategories } from '~/kinds/products/product-categories.server'
import { productStore } from '~/kinds/products/admin/products.server'
import { productMessages } from '~/kinds/products/products'
import { waitingNotices } from '~/content/publishing/publication'
import { actionHeaders } from '~/server/forms/reply.server'
import { viewPage } from '~/lib/messages'
import { featureProductPath, productPath } from '~/paths'
import { db } from '~/server/database.server'
import { env } from '~/server/env.server'

export const headers = actionHeaders
export const shouldRevalidate = unlessRefused

const editor = pageEditor(productStore, {
  intent: 'save-product',
  newTitle: 'New Product',
  messages: productMessages,
  invalid: productMessages.invalid,
  saved: ({ record: { slug, isActive }, stored, ...saved }) => {
    const { title, description } = stored ? productMessages.updated : productMessages.created
    const link = { to: productPath(slug), label: viewPage }
    if (isActive) return { title, description, link }
    const { isDraft } = saved.publication
    const state = isDraft ? productMessages.isDraft : productMessages.isHidden
    return {
      title,
      description: [state, ...waitingNotices(saved, env().SITE_TIME_ZONE)].join(' '),
      ...(isDraft ? {} : { link }),
    }
  },
})

export async function loader(args: LoaderFunctionArgs) {
  const { data, ...answer } = await editor.loader(args)
  const categories = (await readProductCategories(db())).map(({ name }) => name)
  return { ...answer, data: { ...data, categories } }
}

export const action = editor.action

export function clientAction(args: ClientActionFunctionArgs) {
  const { createFailed, updateFailed } = productMessages
  return orUnsaved<typeof action>(args, args.params.id === undefined ? createFailed : updateFailed)
}

export default function ProductEditorPage() {
  const opened = useLoaderData<typeof loader>()
  const { previewLinks, checks, role, record, categories } = opened
  const featurePath = role === 'owner' && record?.isOn ? featureProductPath(record.id) : undefined
  return (
    <EditorPage tab="products" opened={opened}>
      {(form) => (
        <ProductEditor
          {...form}
          previewLinks={previewLinks}
          checks={checks}
          featurePath={featurePath}
          categories={categories}
        />
      )}
    </EditorPage>
  )
}
