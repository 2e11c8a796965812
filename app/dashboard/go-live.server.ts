/** Where the site is on its way to going live, for the dashboard and `npm run check:deploy`. */
import type { Kysely } from 'kysely'
import { listOperators } from '~/server/auth/operator-accounts.server'
import { isMailSetUp } from '~/inbox/mail/outbox.server'
import { isOwnMachine } from '~/seo/reviews/reviews'
import { robotsWarnings } from '~/seo/robots'
import { readSeoSettings } from '~/seo/seo-settings.server'
import { claimsWithoutSource } from '~/kinds/settings/claims'
import type { GoLiveFacts } from '~/kinds/settings/go-live'
import { legalHtml } from '~/kinds/settings/legal'
import { readSettings } from '~/kinds/settings/settings.server'
import { agencies } from '~/tools/regulations/agencies.data'
import { statePages } from '~/tools/regulations/state-pages.data'
import { states } from '~/lib/states.data'
import { legalTitles } from '~/legal/legal-text'
import { htmlToText } from '~/lib/html-text'
import { env } from '~/server/env.server'
import { siteDefaults } from '~/site'
import { isOnServer } from '~db/client.server'
import type { Database } from '~db/database'
import { isListed } from '~db/visibility.server'
import { sampleProducts } from '~db/seed/products.data'

export async function readGoLiveFacts(
  db: Kysely<Database>,
  { now, backupAt }: { now: Date; backupAt: string | undefined },
): Promise<GoLiveFacts> {
  const { settings, site } = await readSettings(db)
  const { robotsTxt } = await readSeoSettings(db)
  const siteUrl = env().SITE_URL
  const changed = (['terms', 'privacy', 'dmca'] as const).filter((page) => settings[page].text !== legalHtml[page])
  return {
    siteUrl,
    isOwnMachine: isOwnMachine(siteUrl),
    isNameSample: site.name === siteDefaults.name,
    isEmailSample: site.email === siteDefaults.email || site.email.endsWith('.example'),
    officesWithoutStreet: settings.contact.offices.filter(({ street }) => street === '').map(({ city }) => city),
    claimsWithoutSource: claimsWithoutSource(settings.claims),
    reviews: settings.reviews.reviews.length,
    sampleProducts: await listSampleProducts(db),
    hasAgent: namesAgent(settings.dmca.text),
    changedLegalTexts: changed.map((page) => legalTitles[page]),
    hasMail: isMailSetUp(),
    withoutSecondFactor: (await listOperators(db, now))
      .filter(({ hasSecondFactor }) => !hasSecondFactor)
      .map(({ username }) => username),
    backupAt,
    isOnServer: isOnServer(env().DATABASE_URL),
    robotsBlockade: robotsWarnings(robotsTxt ?? '', { url: siteUrl, pages: [] }).find(
      ({ kind }) => kind === 'blocksSite',
    )?.text,
    uncheckedAgencies: listUncheckedAgencies(now),
  }
}

/** Active and unchanged. */
async function listSampleProducts(db: Kysely<Database>): Promise<string[]> {
  const descriptions = new Set(sampleProducts.map(({ description }) => description))
  const active = await db.selectFrom('products').select(['name', 'description']).where(isListed('products')).execute()
  return active.filter(({ description }) => descriptions.has(description)).map(({ name }) => name)
}

/** A section of that name with a line that has a postal code, which the site's own text has not. */
function namesAgent(dmcaText: string): boolean {
  const [, section = ''] = dmcaText.split(/<h2>\s*Designated Agent\s*<\/h2>/)
  const [own = ''] = section.split('<h2>')
  return /\b\d{5}(?:-\d{4})?\b/.test(htmlToText(own))
}

/** Addresses were read as stored copies on these days, and opened by nobody. */
const storedCopiesDays = ['2026-11-21', '2026-11-23', '2026-11-25', '2026-11-26']
const yearMs = 366 * 24 * 60 * 60 * 1000

function listUncheckedAgencies(now: Date): string[] {
  const isChecked = ({ checkedOn }: { checkedOn: string }) =>
    !storedCopiesDays.includes(checkedOn) && now.getTime() - new Date(checkedOn).getTime() < yearMs
  return states
    .filter(({ id }) => ![agencies[id], ...Object.values(statePages[id])].every(isChecked))
    .map(({ id }) => agencies[id].name)
}
