/** All addresses of the site that have variable parts. */
import { pageKinds, type PageTab, type PlainTab } from '~/lib/page-kinds'

export const homePath = '/'
export const toolsPath = '/hunting-tools'
export const productsPath = '/products'
export const deerTypesPath = '/deer-types'
export const blogPath = '/blog'
export const contactPath = '/contact'
export const termsPath = '/terms'
export const privacyPath = '/privacy'
export const dmcaPath = '/dmca'
export const searchPath = '/search'
/** What a search field offers while somebody types. */
export const suggestionsPath = `${searchPath}/suggestions`
/** The script that asks for it. */
export const suggestionScriptPath = `${searchPath}/suggestions.js`
export const feedPath = '/feed.xml'
export const robotsPath = '/robots.txt'
export const securityTxtPath = '/.well-known/security.txt'
export const sitemapPath = '/sitemap.xml'
export const manifestPath = '/manifest.webmanifest'
/** The default Open Graph image, a PNG of 1200 × 630. */
export const socialCardPath = '/social-card.png'

/** What this browser keeps for the field. */
export const offlinePath = '/offline'
export const serviceWorkerPath = '/service-worker.js'

/** Of the field kit, at the top of the tools. */
export const fieldKitPath = `${toolsPath}#field-kit`
export const myGroundPath = `${toolsPath}/my-ground`

export function toolPath(toolId: string): string {
  return `${toolsPath}/${encodeURIComponent(toolId)}`
}

export function productPath(slug: string): string {
  return `${productsPath}/${encodeURIComponent(slug)}`
}

/** `id`: "scent-control". */
export function productCategoryPath(id: string): string {
  return `${productsPath}/category/${encodeURIComponent(id)}`
}

export function quotePath(slug: string): string {
  return `${productPath(slug)}/quote`
}

/** The form for several products. */
export const requestPath = '/request'

/** Of a quote request that was sent. In lower case, as all paths are. */
export function receiptPath(reference: string, key: string): string {
  return `${requestPath}/${reference.toLowerCase()}/${key}`
}

/** Of the prices that were sent to a customer. */
export function offerPath(token: string): string {
  return `/offer/${token}`
}

/** Of a deer type or a post. */
/** With the first species chosen. */
export function comparePath(slug?: string): string {
  return `${deerTypesPath}/compare${slug === undefined ? '' : `?a=${encodeURIComponent(slug)}`}`
}

export function slugPath(slug: string): string {
  return `/${encodeURIComponent(slug)}`
}

export function blogCategoryPath(categoryId: string): string {
  return `${blogPath}?category=${encodeURIComponent(categoryId)}`
}

export const adminPath = '/admin'

/** With or without a query. */
export function isInDashboard(address: string): boolean {
  return /^\/admin(?![^/?#])/.test(address)
}

/** For pictures of a form that is still being filled in. */
export const uploadPath = `${adminPath}/images`

export const mailPath = '/admin/mail'
export const mailSettingsPath = `${mailPath}/settings`

export function oneMailPath(id: number): string {
  return `${mailPath}/${String(id)}`
}

export const templatesPath = '/admin/templates'
export const peoplePath = '/admin/people'
export const visitsPath = '/admin/visits'
/** The counts as a file. */
export const visitFilePath = `${visitsPath}.csv`
export const settingsPath = '/admin/settings'
/** A section's editor. */
export function settingsSectionPath(section: string): string {
  return `${settingsPath}/${section}`
}

/** The home page's settings, with a product in the next free place. */
export function featureProductPath(id: number): string {
  return `${settingsSectionPath('home')}?product=${String(id)}`
}

export const goLivePath = `${settingsPath}/go-live`
export const picturesPath = '/admin/pictures'
/** A page of the library, for the dialog in editors. */
export const libraryPath = `${picturesPath}.json`

/** Of a picture, or its question. */
export function picturePath(hash: string, question?: 'replace' | 'delete'): string {
  return question === undefined ? `${picturesPath}/${hash}` : `${picturesPath}/${hash}/${question}`
}

/** The question before the unused ones are deleted. */
export const unusedPicturesPath = `${picturesPath}/unused/delete`

/** The question before another picture takes its places. */
export function replacementPath(hash: string, by: string): string {
  return `${picturePath(hash, 'replace')}?by=${by}`
}

export const operatorsPath = '/admin/operators'
export const backupsPath = '/admin/backups'
/** A backup as a file: its id is its instant in milliseconds. */
export function backupFilePath(id: number, part: 'file' | 'delete' = 'file'): string {
  return `${backupsPath}/${String(id)}/${part}`
}
export const binPath = '/admin/bin'
/** The confirmation page for all of it. */
export const binEmptyPath = `${binPath}/all/delete`
/** For how long versions and deleted records are kept. */
export const keepingRulePath = `${binPath}/rule`
/** What an open dashboard asks for while it is in view. */
export const newsPath = '/admin/news'
/** The questions before an operator's account changes. */
export function operatorPath(id: number, question: 'role' | 'sessions' | 'remove'): string {
  return `${operatorsPath}/${String(id)}/${question}`
}

export const activityPath = `${adminPath}/activity`

export const securityPath = `${adminPath}/security`
/** Asks for the password, then sends a file: `?next=`. */
export const passwordPath = `${adminPath}/password`

/** Of an invitation, for somebody without an account. */
export function invitationPath(token: string): string {
  return `/invitation/${token}`
}

/** Shows what an editor's form holds, to the operator who sends it. */
export function formPreviewPath(tab: PageTab): string {
  return `/preview/form/${tab}`
}

/** A preview for somebody without an account. */
export function sharedPreviewPath(token: string): string {
  return `/preview/${token}`
}

export const seedPath = `${adminPath}/seed`

export const seasonImportPath = `${adminPath}/seasons/import`

/** All seasons as a file. */
export const seasonFilePath = `${adminPath}/seasons.csv`

/** What the site stores about one person: the page, the question before erasing, and the file. `key`: the sealed address. */
export function personPath(key: string, part: '' | '/erase' | '/file' = ''): string {
  return `${peoplePath}/${key}${part}`
}

/** Quotes or messages as a file, with the same parameters as the list. */
export function exportPath(tab: 'quotes' | 'contacts', format: 'csv' | 'json'): string {
  return `${adminPath}/${tab}.${format}`
}

/** In order. */
export const dashboardTabs = [
  { id: 'quotes', label: 'Quote Management' },
  { id: 'contacts', label: 'Contact Management' },
  ...Object.values(pageKinds).map(({ tab, tabLabel }) => ({ id: tab, label: tabLabel })),
  { id: 'seo', label: 'SEO Settings' },
] as const

export type DashboardTab = (typeof dashboardTabs)[number]['id']

type DashboardArea = DashboardTab | PlainTab

export function tabPath(tab: DashboardArea): string {
  return `${adminPath}/${tab}`
}

export function entryPath(tab: DashboardArea, id: number): string {
  return `${tabPath(tab)}/${String(id)}`
}

/** Versions of a record, or of a section of the settings; `of` is its id or name. */
export function versionsPath(part: RecordTab | 'settings', of: number | string): string {
  return `${adminPath}/${part}/${String(of)}/versions`
}

export function versionPath(...[part, of, version]: [...Parameters<typeof versionsPath>, number]): string {
  return `${versionsPath(part, of)}/${String(version)}`
}

/** Areas with editors. */
export type RecordTab = PageTab | PlainTab

export function newPath(tab: RecordTab): string {
  return `${tabPath(tab)}/new`
}

export function editPath(tab: RecordTab, id: number): string {
  return `${entryPath(tab, id)}/edit`
}

/** Where an editor saves its draft while somebody types. */
export const draftsPath = `${adminPath}/drafts`

/** Where an editor's form is checked while somebody types. */
export function checkPath(kind: string, id: number | undefined): string {
  return `${adminPath}/check?${new URLSearchParams({ kind, record: id === undefined ? '' : String(id) }).toString()}`
}

/** Its answer is JSON, as that of checkPath(). */
export const postPreviewPath = `${checkPath('blogPosts', undefined)}&preview`

/** The question before a draft is discarded. */
export function draftDeletePath(id: number): string {
  return `${draftsPath}/${String(id)}/delete`
}

/** An editor with what a draft holds. */
export function withDraft(editor: string, id: number): string {
  return `${editor}${editor.includes('?') ? '&' : '?'}draft=${String(id)}`
}

/** The confirmation page. */
export function deletePath(tab: Exclude<DashboardArea, 'seo'>, id: number): string {
  return `${entryPath(tab, id)}/delete`
}

export type AnsweredTab = Extract<DashboardTab, 'quotes' | 'contacts'>

/** The form of an answer. */
export function answerPath(tab: AnsweredTab, id: number): string {
  return `${entryPath(tab, id)}/answer`
}

/** Where the form saves its draft while somebody types. */
export function answerDraftPath(tab: AnsweredTab, id: number): string {
  return `${answerPath(tab, id)}/draft`
}

export function answerPreviewPath(tab: AnsweredTab, id: number): string {
  return `${answerPath(tab, id)}/preview`
}

/** The question before a draft is discarded. */
export function answerDeletePath(tab: AnsweredTab, id: number): string {
  return `${answerPath(tab, id)}/delete`
}

/** To print: of a sent answer, or of the draft. */
export function quoteSheetPath(id: number, answerId?: number): string {
  if (answerId === undefined) return `${answerPath('quotes', id)}/sheet`
  return `${entryPath('quotes', id)}/answers/${String(answerId)}/sheet`
}

export function noteDeletePath(tab: AnsweredTab, id: number, noteId: number): string {
  return `${entryPath(tab, id)}/notes/${String(noteId)}/delete`
}

/** The confirmation page for all suspected spam. */
export function suspectedDeletePath(tab: 'quotes' | 'contacts'): string {
  return `${tabPath(tab)}/suspected/delete`
}

/** The confirmation page for what was selected in a list. */
export function selectedDeletePath(tab: AnsweredTab | RecordTab, ids: readonly number[]): string {
  return `${tabPath(tab)}/selected/delete?ids=${ids.join(',')}`
}

/** The confirmation page for deleting for good. */
export function binDeletePath(id: number): string {
  return `${binPath}/${String(id)}/delete`
}

/** The first page, which lists what waits, and the two inboxes. */
export function isInboxList(pathname: string): boolean {
  return [adminPath, tabPath('quotes'), tabPath('contacts')].includes(pathname)
}

export function withCursor(path: string, cursor: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`
}

/** The placeholder, drawn from a record's name. */
export function placeholderPath(text: string, size = { width: 400, height: 300 }): string {
  return `/api/placeholder/${String(size.width)}/${String(size.height)}?text=${encodeURIComponent(text)}`
}

/** A placeholder is drawn without text, which would be too small to read. */
export function thumbnailPath(picture: string, size: { width: number; height: number }): string {
  const [drawn] = placeholderPath('', size).split('?', 1)
  return picture.replace(/^\/api\/placeholder\/\d+\/\d+(?=\?|$)/, drawn ?? '')
}

/** A file of public/art. */
/** The range map of an operator's own species. */
export const ownRangePath = '/art/own-range.svg'

export function artPath(kind: string, name: string): string {
  return `/art/${kind}/${name}.svg`
}

/** Page types of GET /api/seo and the social cards. */
export const headTypes = ['tool', 'product', 'blog', 'page'] as const

export type HeadType = (typeof headTypes)[number]

/** The social card of a page. */
export function cardPath(type: HeadType, name: string): string {
  return `/art/cards/${type}/${encodeURIComponent(name)}.png`
}

export function imagePath(file: { hash: string; width: number; format: string }): string {
  return `/images/${file.hash}-${String(file.width)}.${file.format}`
}
