/** The site map: every address and its file. */
import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@remix-run/route-config'
import { pageKinds, plainKinds } from './lib/page-kinds'

/** "Are you sure?" Which question, follows from the address: app/dashboard/questions.server.ts. */
const question = 'routes/admin/question.tsx'

interface Listed {
  tab: string
  subject: string
}

/** The list of a kind of content, its editor and its question. */
function records({ tab, subject }: Listed, further: RouteConfigEntry[] = []) {
  const editor = `routes/admin/${subject}-editor.tsx`
  return route(tab, `routes/admin/${subject}s.tsx`, [
    route('new', editor, { id: `admin/${subject}-new` }),
    route(':id/edit', editor),
    route(':id/delete', question, { id: `admin/${subject}-delete` }),
    ...further,
  ])
}

function selected({ subject }: Listed) {
  return route('selected/delete', question, { id: `admin/selected-${subject}s-delete` })
}

/** Some routes read from the path what it means. A GET in another case is redirected; a POST or .data finds no route. */
function oneSpelling(entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.map((entry) =>
    entry.path?.startsWith('api')
      ? entry
      : { ...entry, caseSensitive: true, ...(entry.children && { children: oneSpelling(entry.children) }) },
  )
}

export default oneSpelling([
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    route('contact', 'routes/site/contact.tsx'),

    route('products', 'routes/products/index.tsx'),
    route('products/:slug', 'routes/products/detail.tsx'),
    route('products/category/:category', 'routes/products/index.tsx', { id: 'products/category' }),
    route('products/:slug/quote', 'routes/products/quote.tsx'),
    route('request', 'routes/products/request.tsx'),
    route('request/:reference/:key?', 'routes/products/receipt.tsx'),
    route('offer/:token', 'routes/products/offer.tsx'),

    route('deer-types', 'routes/deer-types/index.tsx'),
    route('deer-types/compare', 'routes/deer-types/compare.tsx'),
    route('blog', 'routes/blog/index.tsx'),

    route('search', 'routes/site/search.tsx'),
    ...['terms', 'privacy', 'dmca'].map((page) => route(page, 'routes/site/legal.tsx', { id: `site/${page}` })),

    route('hunting-tools', 'routes/tools/index.tsx'),
    route('hunting-tools/deer-movement-predictor', 'routes/tools/predictor.tsx'),
    route('hunting-tools/moon-phase-calendar', 'routes/tools/moon-calendar.tsx'),
    route('hunting-tools/wind-direction-stand-picker', 'routes/tools/wind-picker.tsx'),
    route('hunting-tools/rut-activity-tracker', 'routes/tools/rut-tracker.tsx'),
    route('hunting-tools/trail-cam-analyzer', 'routes/tools/trail-cam.tsx'),
    route('hunting-tools/deer-call-recommender', 'routes/tools/call-recommender.tsx'),
    route('hunting-tools/stand-location-mapper', 'routes/tools/stand-mapper.tsx'),
    route('hunting-tools/venison-yield-calculator', 'routes/tools/venison-yield.tsx'),
    route('hunting-tools/hunting-checklist-generator', 'routes/tools/checklist.tsx'),
    route('hunting-tools/license-regulation-finder', 'routes/tools/regulations.tsx'),
    route('hunting-tools/my-ground', 'routes/tools/my-ground.tsx'),
    route('hunting-tools/my-map', 'routes/tools/my-map.tsx'),
    route('hunting-tools/legal-light', 'routes/tools/legal-light.tsx'),
    route('hunting-tools/moon-phase-calendar.ics', 'routes/tools/moon-calendar-file.ts'),
    route('hunting-tools/log', 'routes/tools/season-log.tsx'),
    route('hunting-tools/hunt-day', 'routes/tools/hunt-day.tsx'),
    route('hunting-tools/hunt-day.ics', 'routes/tools/hunt-day-calendar.ts'),
    route('hunting-tools/legal-light.ics', 'routes/tools/legal-light-calendar.ts'),
    route('hunting-tools/:toolId', 'routes/tools/not-found.tsx'),

    route('invitation/:token', 'routes/site/invitation.tsx'),
    route('offline', 'routes/site/offline.tsx'),
    route(':slug', 'routes/site/slug.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),

  route('admin', 'routes/admin/layout.tsx', [
    index('routes/admin/today.tsx'),
    route('quotes', 'routes/admin/inbox.tsx', { id: 'admin/quotes' }, [
      route(':id/delete', question, { id: 'admin/quote-delete' }),
      route('suspected/delete', question, { id: 'admin/suspected-quotes-delete' }),
      route('selected/delete', question, { id: 'admin/selected-quotes-delete' }),
    ]),
    route('quotes/:id', 'routes/admin/inbox-entry.tsx', { id: 'admin/quote' }, [
      route('answer/delete', question, { id: 'admin/quote-answer-delete' }),
      route('notes/:noteId/delete', question, { id: 'admin/quote-note-delete' }),
    ]),
    route('quotes/:id/answer', 'routes/admin/answer.tsx', { id: 'admin/quote-answer' }),
    route('quotes/:id/answer/preview', 'routes/admin/answer-preview.tsx', { id: 'admin/quote-answer-preview' }),
    route('quotes/:id/answer/sheet', 'routes/admin/answer-sheet.tsx', { id: 'admin/draft-sheet' }),
    route('quotes/:id/answers/:answerId/sheet', 'routes/admin/answer-sheet.tsx'),
    route('contacts', 'routes/admin/inbox.tsx', { id: 'admin/contacts' }, [
      route(':id/delete', question, { id: 'admin/contact-delete' }),
      route('suspected/delete', question, { id: 'admin/suspected-contacts-delete' }),
      route('selected/delete', question, { id: 'admin/selected-contacts-delete' }),
    ]),
    route('contacts/:id', 'routes/admin/inbox-entry.tsx', { id: 'admin/contact' }, [
      route('answer/delete', question, { id: 'admin/contact-answer-delete' }),
      route('notes/:noteId/delete', question, { id: 'admin/contact-note-delete' }),
    ]),
    route('contacts/:id/answer', 'routes/admin/answer.tsx', { id: 'admin/contact-answer' }),
    route('contacts/:id/answer/preview', 'routes/admin/answer-preview.tsx', { id: 'admin/contact-answer-preview' }),
    ...Object.values(pageKinds).map((kind) => records(kind, [selected(kind)])),
    ...Object.values(plainKinds).map((kind) => records(kind)),
    route('drafts/:id/delete', question, { id: 'routes/admin/draft-delete' }),
    route('seo', 'routes/admin/seo.tsx'),
    ...[...Object.values(pageKinds).map(({ tab }) => tab), 'settings'].flatMap((part) => [
      route(`${part}/:of/versions`, 'routes/admin/versions.tsx', { id: `admin/${part}-versions` }),
      route(`${part}/:of/versions/:version`, 'routes/admin/version.tsx', { id: `admin/${part}-version` }),
    ]),
    route('security', 'routes/admin/security.tsx'),
    route('password', 'routes/admin/password.tsx'),
    route('seasons/import', 'routes/admin/season-import.tsx'),
    route('mail', 'routes/admin/mail.tsx'),
    route('mail/settings', 'routes/admin/mail-settings.tsx'),
    route('mail/:id', 'routes/admin/mail-text.tsx'),
    route('settings', 'routes/admin/settings.tsx'),
    route('settings/go-live', 'routes/admin/go-live.tsx'),
    route('settings/:section', 'routes/admin/settings-section.tsx'),
    route('people', 'routes/admin/people.tsx'),
    route('people/:person', 'routes/admin/people.tsx', { id: 'admin/person' }),
    route('people/:person/erase', 'routes/admin/person-erase.tsx'),
    route('activity', 'routes/admin/activity.tsx'),
    route('visits', 'routes/admin/visits.tsx'),
    route('operators', 'routes/admin/operators.tsx'),
    ...['role', 'sessions', 'remove'].map((question) =>
      route(`operators/:id/${question}`, 'routes/admin/operator-change.tsx', { id: `admin/operator-${question}` }),
    ),
    route('backups', 'routes/admin/backups.tsx', [
      layout('routes/admin/below-list.tsx', [route(':id/delete', question, { id: 'routes/admin/backup-delete' })]),
    ]),
    route('bin', 'routes/admin/bin.tsx', [
      route(':id/delete', question, { id: 'routes/admin/bin-delete' }),
      route('all/delete', question, { id: 'routes/admin/bin-empty' }),
    ]),
    route('bin/rule', 'routes/admin/keeping-rule.tsx'),
    route('pictures', 'routes/admin/pictures.tsx', [
      route('unused/delete', question, { id: 'admin/unused-pictures-delete' }),
      route(':hash/delete', question, { id: 'admin/picture-delete' }),
    ]),
    route('pictures/:hash', 'routes/admin/picture.tsx'),
    route('pictures/:hash/replace', 'routes/admin/picture-replace.tsx'),
    route('seed', 'routes/admin/seed.tsx'),
    route('deer', 'routes/admin/deer-types.tsx', { id: 'admin/deer' }),
    route('*', 'routes/admin/not-found.tsx'),
  ]),

  route('preview/form/:tab', 'routes/site/form-preview.tsx'),
  route('preview/:token', 'routes/site/shared-preview.tsx'),

  route('admin/images', 'routes/admin/images.ts'),
  route('admin/pictures.json', 'routes/admin/pictures-page.ts'),
  route('admin/quotes/:id/answer/draft', 'routes/admin/answer-draft.ts', { id: 'admin/quote-answer-draft' }),
  route('admin/contacts/:id/answer/draft', 'routes/admin/answer-draft.ts', { id: 'admin/contact-answer-draft' }),
  route('admin/drafts', 'routes/admin/draft-save.ts'),
  route('admin/news', 'routes/admin/news.ts'),
  route('admin/check', 'routes/admin/check.ts'),
  route('admin/seasons.csv', 'routes/admin/season-file.ts'),
  route('admin/visits.csv', 'routes/admin/visit-file.ts'),
  ...['quotes.csv', 'quotes.json', 'contacts.csv', 'contacts.json'].map((name) =>
    route(`admin/${name}`, 'routes/admin/inbox-file.ts', { id: `admin/${name}` }),
  ),
  route('admin/people/:person/file', 'routes/admin/person-file.ts'),
  route('admin/backups/:id/file', 'routes/admin/backup-file.ts'),

  route('api/products', 'routes/api/products.ts'),
  route('api/products/all', 'routes/api/products-all.ts'),
  route('api/products/slug/:slug', 'routes/api/product-by-slug.ts'),
  route('api/products/:id', 'routes/api/product.ts'),
  route('api/products/:id/toggle-status', 'routes/api/product-toggle.ts'),
  route('api/quotes', 'routes/api/quotes.ts'),
  route('api/quotes/:id/status', 'routes/api/quote-status.ts'),
  route('api/contacts', 'routes/api/contacts.ts'),
  route('api/contacts/:id/status', 'routes/api/contact-status.ts'),
  route('api/deer-types', 'routes/api/deer-types.ts'),
  route('api/deer-types/slug/:slug', 'routes/api/deer-type-by-slug.ts'),
  route('api/admin/deer-types', 'routes/api/admin-deer-types.ts'),
  route('api/admin/deer-types/:id', 'routes/api/admin-deer-type.ts'),
  route('api/admin/deer-types/:id/toggle-status', 'routes/api/admin-deer-type-toggle.ts'),
  route('api/admin/deer-types/:id/remove-featured-image', 'routes/api/admin-deer-type-featured-image.ts'),
  route('api/admin/deer-types/:id/remove-gallery-image/:index', 'routes/api/admin-deer-type-gallery-image.ts'),
  route('api/blog/posts', 'routes/api/blog-posts.ts'),
  route('api/blog/posts/slug/:slug', 'routes/api/blog-post-by-slug.ts'),
  route('api/admin/blog/posts', 'routes/api/admin-blog-posts.ts'),
  route('api/admin/blog/posts/:id', 'routes/api/admin-blog-post.ts'),
  route('api/admin/seo', 'routes/api/admin-seo.ts'),
  route('api/seo/:type/:slugOrId', 'routes/api/seo.ts'),
  route('api/seed', 'routes/api/seed.ts'),
  route('api/placeholder/:width/:height', 'routes/api/placeholder.ts'),
  route('api/openapi.json', 'routes/api/openapi.ts'),
  route('api/*', 'routes/api/not-found.ts'),
  route('api', 'routes/api/not-found.ts', { id: 'routes/api/root' }),

  route('images/:name', 'routes/files/image.ts'),
  route('art/cards/:type/:name', 'routes/files/social-card.ts'),
  route('art/own-range.svg', 'routes/files/range-map.ts'),
  route('robots.txt', 'routes/files/robots.ts'),
  route('sitemap.xml', 'routes/files/sitemap.ts'),
  route('sitemap/:part', 'routes/files/sitemap-part.ts'),
  route('feed.xml', 'routes/files/feed.ts'),
  route('search/suggestions', 'routes/files/suggestions.ts'),
  route('search/suggestions.js', 'routes/files/suggestion-script.ts'),
  route('manifest.webmanifest', 'routes/files/manifest.ts'),
  route('.well-known/security.txt', 'routes/files/security-txt.ts'),
  route('healthz', 'routes/files/healthz.ts'),
]) satisfies RouteConfig
