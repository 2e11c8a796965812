/** Builders for the site's addresses: no page writes an address by hand that takes a part from data. */

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
export const feedPath = '/feed.xml'
export const robotsPath = '/robots.txt'
export const securityTxtPath = '/.well-known/security.txt'
export const sitemapPath = '/sitemap.xml'
export const manifestPath = '/manifest.webmanifest'
/** The picture that social networks show beside a link to a page that has none of its own: a PNG of 1200 × 630. */
export const socialCardPath = '/social-card.png'

export const myGroundPath = `${toolsPath}/my-ground`

export function toolPath(toolId: string): string {
  return `${toolsPath}/${encodeURIComponent(toolId)}`
}

export function productPath(slug: string): string {
  return `${productsPath}/${encodeURIComponent(slug)}`
}

export function quotePath(slug: string): string {
  return `${productPath(slug)}/quote`
}

/** The page of a deer type or a post. */
export function slugPath(slug: string): string {
  return `/${encodeURIComponent(slug)}`
}

export function blogCategoryPath(categoryId: string): string {
  return `${blogPath}?category=${encodeURIComponent(categoryId)}`
}

export const adminPath = '/admin'

/** Of an address of this site, with its query or without. */
export function isInDashboard(address: string): boolean {
  return /^\/admin(?![^/?#])/.test(address)
}

/** Where a picture of a form is uploaded to before the form is sent. */
export const uploadPath = `${adminPath}/images`

/** What operators did. */
export const activityPath = `${adminPath}/activity`

/** The second factor, and the sessions. */
export const securityPath = `${adminPath}/security`

/** The page that asks before sample data is added. */
export const seedPath = `${adminPath}/seed`

/** The tabs of the dashboard, in their order. */
export const dashboardTabs = [
  { id: 'quotes', label: 'Quote Management' },
  { id: 'contacts', label: 'Contact Management' },
  { id: 'products', label: 'Products Management' },
  { id: 'deer-types', label: 'Deer Types' },
  { id: 'blog', label: 'Blog Management' },
  { id: 'seo', label: 'SEO Settings' },
] as const

export type DashboardTab = (typeof dashboardTabs)[number]['id']

export function tabPath(tab: DashboardTab): string {
  return `${adminPath}/${tab}`
}

export function entryPath(tab: DashboardTab, id: number): string {
  return `${tabPath(tab)}/${String(id)}`
}

/** The tabs whose records have editors. */
export type RecordTab = Extract<DashboardTab, 'products' | 'deer-types' | 'blog'>

/** The tab of an address below it. */
export function recordTabOf(pathname: string): RecordTab {
  if (pathname.startsWith(`${tabPath('deer-types')}/`)) return 'deer-types'
  return pathname.startsWith(`${tabPath('blog')}/`) ? 'blog' : 'products'
}

/** The editor of a new record. */
export function newPath(tab: RecordTab): string {
  return `${tabPath(tab)}/new`
}

export function editPath(tab: RecordTab, id: number): string {
  return `${entryPath(tab, id)}/edit`
}

/** The page that asks before a record is deleted. */
export function deletePath(tab: Exclude<DashboardTab, 'seo'>, id: number): string {
  return `${entryPath(tab, id)}/delete`
}

/** The page that asks before all suspected entries of an inbox are deleted. */
export function suspectedDeletePath(tab: 'quotes' | 'contacts'): string {
  return `${tabPath(tab)}/suspected/delete`
}

/** Whether an address is one of these, which open over the dashboard, and in the place of a list without JavaScript. */
export function isDialogPath(pathname: string): boolean {
  return pathname === seedPath || (pathname.startsWith(`${adminPath}/`) && /\/(?:new|edit|delete)$/.test(pathname))
}

/** Whether an address is the page of a quote request or of a message. */
export function isEntryPath(pathname: string): boolean {
  return /^\/admin\/(?:quotes|contacts)\/[^/]+$/.test(pathname)
}

/** A list's further pages. */
export function withCursor(path: string, cursor: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`
}

/** The picture that stands in where a record has none, drawn from the text. */
export function placeholderPath(text: string, size = { width: 400, height: 300 }): string {
  return `/api/placeholder/${String(size.width)}/${String(size.height)}?text=${encodeURIComponent(text)}`
}

/** As small as a list shows it: a drawn picture is drawn without words that nobody could read, any other stays. */
export function thumbnailPath(picture: string, size: { width: number; height: number }): string {
  const [drawn] = placeholderPath('', size).split('?', 1)
  return picture.replace(/^\/api\/placeholder\/\d+\/\d+(?=\?|$)/, drawn ?? '')
}

/** A picture that the site draws, by what it is of; app/features/art draws it. */
export function artPath(kind: string, name: string): string {
  return `/art/${kind}/${name}.svg`
}

/** The kinds of public pages, as GET /api/seo and the social cards name them. */
export const headTypes = ['tool', 'product', 'blog', 'page'] as const

export type HeadType = (typeof headTypes)[number]

/** The picture that social networks show beside a link to a page, by the names that GET /api/seo knows it under. */
export function cardPath(type: HeadType, name: string): string {
  return `/art/cards/${type}/${encodeURIComponent(name)}.png`
}

/** A file of an uploaded picture. */
export function imagePath(file: { hash: string; width: number; format: string }): string {
  return `/images/${file.hash}-${String(file.width)}.${file.format}`
}
