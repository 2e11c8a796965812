import { LegalPage } from '~/features/legal/legal-page'
import { dmcaText } from '~/features/legal/dmca-text'
import type { PageHead } from '~/features/seo/head'
import { dmcaPath } from '~/paths'

export function loader() {
  const head = {
    title: dmcaText.title,
    description: 'How to report material on this site that infringes a copyright, and how to object to a removal.',
    path: dmcaPath,
    noindex: true,
  } satisfies PageHead
  return { head }
}

export default function Dmca() {
  return <LegalPage text={dmcaText} path={dmcaPath} />
}
