import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LegalPage } from '~/legal/legal-page'
import { fillLegalWords, isLegalPageId, toLegalText } from '~/legal/legal-text'
import { StoredBox } from '~/legal/stored-box'
import { pageHeads } from '~/seo/page-heads'
import { legalWords } from '~/kinds/settings/legal'
import { getSection } from '~/kinds/settings/settings.server'
import { longDate } from '~/lib/date-and-time'
import { legalUpdated } from '~/site'
import { siteSettings } from '~/kinds/settings/site.server'
import { db } from '~/server/database.server'

/** The path names the page: terms, privacy or DMCA. */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = new URL(request.url).pathname.slice(1)
  if (!isLegalPageId(page)) throw new Error(`There is no legal page ${page}`)
  const { settings, site } = await siteSettings()
  const { saved } = await getSection(db(), page)
  const { shownPostHtml } = await import('~/kinds/blog/post-html.server')
  return {
    head: pageHeads[page],
    page,
    text: toLegalText(fillLegalWords(shownPostHtml(settings[page].text), legalWords(site, settings.contact))),
    updated: saved ? longDate(saved.at, site.timeZone) : legalUpdated,
  }
}

export default function Legal() {
  const { head, page, text, updated } = useLoaderData<typeof loader>()
  return (
    <LegalPage page={page} text={text} updated={updated} breadcrumbs={head.breadcrumbs}>
      {page === 'privacy' ? <StoredBox /> : null}
    </LegalPage>
  )
}
