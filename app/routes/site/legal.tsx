import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LegalPage } from '~/features/legal/legal-page'
import { fillLegalWords, isLegalPageId, toLegalText } from '~/features/legal/legal-text'
import { readLegalHtml } from '~/features/legal/legal-text.server'
import { StoredBox } from '~/features/legal/stored-box'
import { pageHeads } from '~/features/seo/page-heads'

/** The page is the first part of the path. */
export async function loader({ request }: LoaderFunctionArgs) {
}
