import { LegalPage } from '~/features/legal/legal-page'
import { privacyText } from '~/features/legal/privacy-text'
import { pageHeads } from '~/features/seo/page-heads'

const head = pageHeads.privacy

export function loader() {
  return { head }
}

export default function Privacy() {
  return <LegalPage text={privacyText} breadcrumbs={head.breadcrumbs} />
}
