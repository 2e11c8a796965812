/** A page as it would be public, below a bar that says what it is. */
import { PicturesContext } from '~/components/ui/picture'
import { buttonClass } from '~/components/ui/button'
import type { BlogPost } from '~/kinds/blog/blog'
import { PostPage } from '~/kinds/blog/post-page'
import { DeerTypePage } from '~/kinds/deer-types/deer-type-page'
import type { DeerType } from '~/kinds/deer-types/deer-types'
import { ProductPage } from '~/kinds/products/product-page'
import type { Product } from '~/kinds/products/products'
import type { Breadcrumb } from '~/lib/breadcrumb'
import type { Pictures } from '~/lib/picture-source'

interface PreviewBase {
  breadcrumbs: readonly Breadcrumb[]
  pictures: Pictures
}

export type Preview = PreviewBase &
  (
    | { kind: 'product'; product: Product }
    | { kind: 'deer-type'; deerType: DeerType; drawingTitles: Readonly<Record<string, string>> }
    | { kind: 'post'; post: BlogPost }
  )

export function PreviewPage({ preview, words }: { preview: Preview; words: string }) {
  return (
    <>
      <p
        role="note"
        className="no-print sticky top-0 z-20 border-b-4 border-blaze bg-panel py-2 text-center font-sans text-lg font-semibold"
      >
        {words}
      </p>
      <PicturesContext.Provider value={preview.pictures}>
        {/* The page has no address that a browser could store. */}
        <div className="[&_[data-keep]]:hidden">
          <PublicPage {...preview} />
        </div>
      </PicturesContext.Provider>
    </>
  )
}

function PublicPage(preview: Preview) {
  const { breadcrumbs } = preview
  switch (preview.kind) {
    case 'product':
      return <ProductPage product={preview.product} breadcrumbs={breadcrumbs} requestQuote={<DeadButton />} />
    case 'deer-type':
      return (
        <DeerTypePage deerType={preview.deerType} drawingTitles={preview.drawingTitles} breadcrumbs={breadcrumbs} />
      )
    case 'post':
      return <PostPage post={preview.post} breadcrumbs={breadcrumbs} />
  }
}

/** Nobody can ask for the product yet, so the button does nothing. */
function DeadButton() {
  return <span className={buttonClass('primary')}>Request Quote</span>
}
