import { LegalPage } from '~/features/legal/legal-page'
import { privacyText } from '~/features/legal/privacy-text'
import type { PageHead } from '~/features/seo/head'
import { privacyPath } from '~/paths'

export function loader() {
  const head = {
    title: privacyText.title,
    description: 'What this site may collect, what its software actually stores, and what you can ask of us.',
    path: privacyPath,
    noindex: true,
  } satisfies PageHead
  return { head }
}

export default function Privacy() {
  return <LegalPage text={privacyText} path={privacyPath} />
}
