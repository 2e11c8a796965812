import type { LoaderFunctionArgs } from '@remix-run/node'
import { data, useLoaderData } from '@remix-run/react'
import { PageIntro } from '~/components/layout/page-intro'
import { ButtonLink } from '~/components/ui/button'
import { LineUp } from '~/kinds/deer-types/line-up'
import { DeerTypeCard } from '~/kinds/deer-types/deer-type-card'
import { deerTypeSections } from '~/kinds/deer-types/deer-type-sections.data'
import { deerTypeMessages, deerTypePicture, defaultSpeciesCount } from '~/kinds/deer-types/deer-types'
import { listActiveDeerTypeCards } from '~/kinds/deer-types/deer-types.server'
import { guideTopics } from '~/kinds/deer-types/guide-topics.data'
import { findPictures } from '~/content/pictures/picture-sources.server'
import type { PageHead } from '~/seo/head'
import { pageHeads } from '~/seo/page-heads'
import { comparePath, tabPath } from '~/paths'
import { findSession } from '~/server/auth/session.server'
import { Figures } from '~/kinds/settings/claim-sources'
import { claimsOf } from '~/kinds/settings/claims'
import { db } from '~/server/database.server'
import { log, ofRequest } from '~/server/log.server'
import { siteSettings } from '~/kinds/settings/site.server'

const head = pageHeads['deer-types']

export async function loader({ request, context }: LoaderFunctionArgs) {
  const claims = claimsOf(await siteSettings(), ['continents', 'tips'])
  try {
    const deerTypes = await listActiveDeerTypeCards(db())
    const shown = { ...head, hasLatinNames: deerTypes.length > 0 } satisfies PageHead
    const edit = (await findSession(request)) && tabPath('deer-types')
    const pictures = await findPictures(db(), deerTypes.map(deerTypePicture))
    return data({ head: shown, ...claims, deerTypes, pictures, edit })
  } catch (error) {
    log.error('deer types could not be loaded', { ...ofRequest({ request, context }), error })
    // The page is useful without its list. 503 keeps it out of caches.
    return data({ head, ...claims, deerTypes: null, pictures: {} }, { status: 503 })
  }
}

export default function DeerTypes() {
  const { claims, sources, deerTypes } = useLoaderData<typeof loader>()
  return (
    <>
      <PageIntro
        breadcrumbs={head.breadcrumbs}
        title="Deer Types"
        ground="species"
        lead="Know the animal before you hunt it. Every species has its own page: how to identify it, how it lives, how it is doing and how to hunt it well."
      />
      <div className="page-width pb-16 lg:pb-24">
        {deerTypes?.length === 0 ? null : <LineUp />}
        <section aria-labelledby="species" className="pt-12">
          <h2 id="species">The species</h2>
          {deerTypes !== null && deerTypes.length > 1 ? (
            <ButtonLink to={comparePath()} look="secondary" extra="mt-4">
              Compare two species
            </ButtonLink>
          ) : null}
          {deerTypes === null || deerTypes.length === 0 ? (
            <p className="mt-6 text-xl">{deerTypeMessages.none}</p>
          ) : (
            <ul className="mt-6 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-4">
              {deerTypes.map((deerType) => (
                <li key={deerType.id}>
                  <DeerTypeCard deerType={deerType} />
                </li>
              ))}
            </ul>
          )}
        </section>
        <section aria-labelledby="topics" className="pt-16 lg:pt-24">
          <h2 id="topics">What each page covers</h2>
          <ul className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
            {guideTopics.map(({ title, text }) => (
              <li key={title} className="border-t-2 border-moss pt-3">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1 text-base">{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <Figures
          counted={[
            `${String(deerTypes?.length ?? defaultSpeciesCount)} species`,
            `${String(deerTypeSections.length)} sections on each`,
          ]}
          claims={[
            { claim: claims.continents, say: (value) => `${value} continents` },
            { claim: claims.tips, say: (value) => `${value} tips` },
          ]}
          sources={sources}
        />
      </div>
    </>
  )
}
