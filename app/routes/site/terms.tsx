import { LegalPage } from '~/features/legal/legal-page'
import { termsText } from '~/features/legal/terms-text'
import type { PageHead } from '~/features/seo/head'
import { termsPath } from '~/paths'

export function loader() {
  const head = {
    title: termsText.title,
    description:
      'What you agree to when you use this site: lawful use, your own judgment, and what a quote is and is not.',
    path: termsPath,
    noindex: true,
  } satisfies PageHead
  return { head }
}

export default function Terms() {
  return <LegalPage text={termsText} path={termsPath} />
}
