import { LegalPage } from '~/features/legal/legal-page'
import { termsText } from '~/features/legal/terms-text'
import { pageHeads } from '~/features/seo/page-heads'

const head = pageHeads.terms

export function loader() {
  return { head }
}

export default function Terms() {
  return <LegalPage text={termsText} breadcrumbs={head.breadcrumbs} />
}
