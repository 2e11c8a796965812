/** What is left to do before the site goes live, from what it holds now. */
import { nameList } from '~/lib/name-list'
import { backupsPath, mailPath, securityPath, settingsSectionPath, tabPath } from '~/paths'

export interface GoLiveFacts {
  siteUrl: string
  isOwnMachine: boolean
  /** Still as the site came with it. */
  isNameSample: boolean
  isEmailSample: boolean
  /** Cities of offices without a street. */
  officesWithoutStreet: readonly string[]
  /** Claims that are switched on and have no source. */
  claimsWithoutSource: readonly string[]
  reviews: number
  /** Names of those that visitors see. */
  sampleProducts: readonly string[]
  /** Whether the DMCA page names an agent's address. */
  hasAgent: boolean
  /** Whether the legal texts are the operator's own. */
  changedLegalTexts: readonly string[]
  hasMail: boolean
  /** Usernames. */
  withoutSecondFactor: readonly string[]
  /** Of the newest backup, ISO 8601, UTC. */
  backupAt: string | undefined
  /** Backups are then made where the site cannot see them. */
  isOnServer: boolean
  /** What robots.txt closes, if it closes the whole site. */
  robotsBlockade: string | undefined
  /** Names of agencies whose addresses nobody has opened lately. */
  uncheckedAgencies: readonly string[]
}

export interface GoLiveItem {
  id: string
  title: string
  isDone: boolean
  /** What is so now, or what to do. */
  text: string
  /** Where to do it. Undefined: not in the dashboard. */
  to?: string | undefined
}

const backupDays = 7
const dayMs = 24 * 60 * 60 * 1000

export function goLiveItems(facts: GoLiveFacts, now: Date): GoLiveItem[] {
  return [...identityItems(facts), ...contentItems(facts), ...runningItems(facts, now)]
}

function identityItems(facts: GoLiveFacts): GoLiveItem[] {
  const { isNameSample, isEmailSample, officesWithoutStreet, hasAgent, changedLegalTexts } = facts
  return [
    item('name', 'The site’s name', !isNameSample, {
      done: 'The site has its own name.',
      open: 'The name is still the sample. Give the site its own.',
      to: settingsSectionPath('identity'),
    }),
    item('email', 'The e-mail address', !isEmailSample, {
      done: 'Visitors can write to your address.',
      open: 'The address is still the sample, so mail to it reaches nobody. Enter yours.',
      to: settingsSectionPath('identity'),
    }),
    item('offices', 'Your offices', officesWithoutStreet.length === 0, {
      done: 'Each office has a street.',
      open: `No street yet for ${nameList(officesWithoutStreet)}. Enter it, or delete the office.`,
      to: settingsSectionPath('contact'),
    }),
    item('legal', 'The legal pages', changedLegalTexts.length > 0, {
      done: `Changed by you: ${nameList(changedLegalTexts)}.`,
      open: 'They are as the site came with them. Have them read by somebody who may advise you, then save each.',
      to: settingsSectionPath('terms'),
    }),
    item('dmca-agent', 'The DMCA agent', hasAgent, {
      done: 'The DMCA page gives an address for notices.',
      open: 'Register an agent with the U.S. Copyright Office and add name and postal address under “Designated Agent.”',
      to: settingsSectionPath('dmca'),
    }),
  ]
}

function contentItems(facts: GoLiveFacts): GoLiveItem[] {
  const { claimsWithoutSource, reviews, sampleProducts, uncheckedAgencies, robotsBlockade } = facts
  return [
    item('claims', 'Claims', claimsWithoutSource.length === 0, {
      done: 'Each claim that shows has a source.',
      open: `Without a source a public site does not show them: ${nameList(claimsWithoutSource)}. Add the source, or switch the claim off.`,
      to: settingsSectionPath('claims'),
    }),
    item('reviews', 'Reviews', reviews > 0, {
      done: reviews === 1 ? 'One real review shows.' : `${String(reviews)} real reviews are entered.`,
      open: 'None yet. The sample ones never show on a public site. Add real ones when you have them.',
      to: settingsSectionPath('reviews'),
    }),
    item('products', 'Sample products', sampleProducts.length === 0, {
      done: 'No sample product is offered.',
      open: `Visitors are offered samples: ${nameList(sampleProducts)}. Edit, deactivate, or delete them.`,
      to: tabPath('products'),
    }),
    item('agencies', 'Wildlife agencies', uncheckedAgencies.length === 0, {
      done: 'All addresses of agencies were opened within a year.',
      open: `Nobody has opened the addresses of ${String(uncheckedAgencies.length)} agencies lately. They are in the site’s code: ask whoever installed it.`,
    }),
    item('robots', 'Search engines', robotsBlockade === undefined, {
      done: 'They may find the site.',
      open: `robots.txt keeps them out: ${robotsBlockade ?? ''}`,
      to: tabPath('seo'),
    }),
  ]
}

function runningItems(facts: GoLiveFacts, now: Date): GoLiveItem[] {
  const { siteUrl, isOwnMachine, hasMail, withoutSecondFactor, backupAt, isOnServer } = facts
  const isRecent = backupAt !== undefined && now.getTime() - Date.parse(backupAt) < backupDays * dayMs
  return [
    item('address', 'The site’s address', !isOwnMachine && siteUrl.startsWith('https://'), {
      done: `The site is at ${siteUrl}.`,
      open: `SITE_URL is ${siteUrl}. Set it to the public address, with https. The README says how.`,
    }),
    item('mail', 'Sending mail', hasMail, {
      done: 'The site can send mail.',
      open: 'Receipts and answers are not mailed yet. The Mail page says how to set it up.',
      to: mailPath,
    }),
    item('second-factor', 'Second factor', withoutSecondFactor.length === 0, {
      done: 'Every operator logs in with a second factor.',
      open: `A password alone protects ${nameList(withoutSecondFactor)}.`,
      to: securityPath,
    }),
    ...(isOnServer
      ? []
      : [
          item('backup', 'A backup', isRecent, {
            done: 'The newest backup is less than a week old.',
            open: backupAt === undefined ? 'There is none yet.' : 'The newest one is more than a week old.',
            to: backupsPath,
          }),
        ]),
  ]
}

function item(
  id: string,
  title: string,
  isDone: boolean,
  { done, open, to }: { done: string; open: string; to?: string },
): GoLiveItem {
  return { id, title, isDone, text: isDone ? done : open, ...(to === undefined ? {} : { to }) }
}

/** "3 of 14 things are left to do." */
export function countLeft(items: readonly GoLiveItem[]): string {
  const left = items.filter(({ isDone }) => !isDone).length
  if (left === 0) return 'Everything on this list is done.'
  return left === 1
    ? `1 of ${String(items.length)} things is left to do.`
    : `${String(left)} of ${String(items.length)} things are left to do.`
}
