import { LegalPage } from '~/features/legal/legal-page'
import { dmcaText } from '~/features/legal/dmca-text'
import { pageHeads } from '~/features/seo/page-heads'

const head = pageHeads.dmca

export function loader() {
  return { head }
}

export default function Dmca() {
  return <LegalPage text={dmcaText} breadcrumbs={head.breadcrumbs} />
}
