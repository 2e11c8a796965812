/** Reads what the rules look at in the database, for the dashboard and `npm run check:deploy`. */
import type { Kysely } from 'kysely'
import { backupPlace } from '~/backups/backup-folder.server'
import { listBackups } from '~/backups/backup-list.server'
import { listOperators } from '~/server/auth/operator-accounts.server'
import { robotsWarnings } from '~/seo/robots'
import { readSeoSettings } from '~/seo/seo-settings.server'
import { listAuthors } from '~/kinds/authors/authors.server'
import { claimsWithoutSource } from '~/kinds/settings/claims'
import { readSettings } from '~/kinds/settings/settings.server'
import { agencies } from '~/tools/regulations/agencies.data'
import { statePages } from '~/tools/regulations/state-pages.data'
import { states } from '~/lib/states.data'
import { isLegalPageId, legalTitles } from '~/legal/legal-text'
import { htmlToText } from '~/lib/html-text'
import { env } from '~/server/env.server'
import { siteDefaults } from '~/site'
import type { Database } from '~db/database'
import { team } from '~db/first-rows'
import { isListed } from '~db/visibility.server'
import { sampleProducts } from '~db/seed/products.data'
import { goLiveItems, type GoLiveItem, type SiteContent } from './rules'

/** Reads the newest backup, too. */
export async function readGoLiveItems(db: Kysely<Database>, now: Date): Promise<GoLiveItem[]> {
  const place = backupPlace()
  const [newest] = place ? (await listBackups(db, place, now)).backups : []
  return goLiveItems({
    now,
    env: env(),
    database: await readSiteContent(db, now),
    backup: place && { newest: newest && { at: new Date(newest.at) } },
  })
}

export async function readSiteContent(db: Kysely<Database>, now: Date): Promise<SiteContent> {
  const { settings, site } = await readSettings(db)
  const { robotsTxt } = await readSeoSettings(db)
  const warnings = robotsWarnings(robotsTxt ?? '', { url: env().SITE_URL, pages: [] })
  return {
    isNameSample: site.name === siteDefaults.name,
    email: site.email,
    officesWithoutStreet: settings.contact.offices.filter(({ street }) => street === '').map(({ city }) => city),
    claimsWithoutSource: claimsWithoutSource(settings.claims),
    sampleProducts: await listSampleProducts(db),
    sampleAuthors: (await listAuthors(db)).map(({ fullName }) => fullName).filter((name) => name === team.fullName),
    hasAgent: namesAgent(settings.dmca.text),
    unapprovedTexts: Object.entries(legalTitles)
      .filter(([page]) => isLegalPageId(page) && settings[page].approvedOn === null)
      .map(([, title]) => title),
    operators: await listOperators(db, now),
    robotsBlockade: warnings.find(({ kind }) => kind === 'blocksSite')?.text,
    hasSentMail: await hasSentMail(db),
    uncheckedAgencies: listUncheckedAgencies(now),
  }
}

/** Receipts and notices say nothing: they may have left before MAIL_FROM was set. Test mails are kept for 90 days. */
async function hasSentMail(db: Kysely<Database>): Promise<boolean> {
  const sent = db.selectFrom('mails').select('id').where('state', '=', 'sent').where('kind', 'in', ['test', 'answer'])
  return (await sent.limit(1).executeTakeFirst()) !== undefined
}

/** Lists products of the samples that are active and unchanged. */
async function listSampleProducts(db: Kysely<Database>): Promise<string[]> {
  const descriptions = new Set(sampleProducts.map(({ description }) => description))
  const active = await db.selectFrom('products').select(['name', 'description']).where(isListed('products')).execute()
  return active.filter(({ description }) => descriptions.has(description)).map(({ name }) => name)
}

/** Looks for a section of that name with a line that has a postal code, which the site's own text lacks. */
function namesAgent(dmcaText: string): boolean {
  const [, section = ''] = dmcaText.split(/<h2>\s*Designated Agent\s*<\/h2>/)
  const [own = ''] = section.split('<h2>')
  return /\b\d{5}(?:-\d{4})?\b/.test(htmlToText(own))
}

/** On these days addresses were read as stored copies, and nobody opened them. */
const storedCopiesDays = ['2026-11-21', '2026-11-23', '2026-11-25', '2026-11-26']
const yearMs = 366 * 24 * 60 * 60 * 1000

function listUncheckedAgencies(now: Date): string[] {
  const isChecked = ({ checkedOn }: { checkedOn: string }) =>
    !storedCopiesDays.includes(checkedOn) && now.getTime() - new Date(checkedOn).getTime() < yearMs
  return states
    .filter(({ id }) => ![agencies[id], ...Object.values(statePages[id])].every(isChecked))
    .map(({ id }) => agencies[id].name)
}
