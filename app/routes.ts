/** The map: every address of the site, and the file that answers it. */
import { index, layout, route, type RouteConfig } from '@remix-run/route-config'

export default [
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    route('contact', 'routes/site/contact.tsx'),

    route('products', 'routes/products/index.tsx'),
    route('products/:slug', 'routes/products/detail.tsx'),
    route('products/:slug/quote', 'routes/products/quote.tsx'),

    route('deer-types', 'routes/deer-types/index.tsx'),
    route('blog', 'routes/blog/index.tsx'),

    route('search', 'routes/site/search.tsx'),
    route('terms', 'routes/site/terms.tsx'),
    route('privacy', 'routes/site/privacy.tsx'),
    route('dmca', 'routes/site/dmca.tsx'),

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
    route('hunting-tools/:toolId', 'routes/tools/not-found.tsx'),

    route(':slug', 'routes/site/slug.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),

  route('admin', 'routes/admin/layout.tsx', [
    index('routes/admin/quotes.tsx', { id: 'admin/index' }),
    route('quotes', 'routes/admin/quotes.tsx'),
    route('quotes/:id', 'routes/admin/quote.tsx'),
    route('contacts', 'routes/admin/contacts.tsx'),
    route('contacts/:id', 'routes/admin/contact.tsx'),
    route('products', 'routes/admin/products.tsx', [
      route('new', 'routes/admin/product-editor.tsx', { id: 'admin/product-new' }),
      route(':id/edit', 'routes/admin/product-editor.tsx'),
      route(':id/delete', 'routes/admin/product-delete.tsx'),
    ]),
    route('blog', 'routes/admin/posts.tsx', [
      route('new', 'routes/admin/post-editor.tsx', { id: 'admin/post-new' }),
      route(':id/edit', 'routes/admin/post-editor.tsx'),
      route(':id/delete', 'routes/admin/post-delete.tsx'),
    ]),
    route('seo', 'routes/admin/seo.tsx'),
    ...['deer-types', 'deer'].map((path) =>
      route(path, 'routes/admin/in-preparation.tsx', { id: `admin/in-preparation/${path}` }),
    ),
    route('*', 'routes/admin/not-found.tsx'),
  ]),

  route('admin/images', 'routes/admin/images.ts'),

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
  route('robots.txt', 'routes/files/robots.ts'),
  route('sitemap.xml', 'routes/files/sitemap.ts'),
  route('sitemap/:part', 'routes/files/sitemap-part.ts'),
  route('feed.xml', 'routes/files/feed.ts'),
  route('manifest.webmanifest', 'routes/files/manifest.ts'),
  route('healthz', 'routes/files/healthz.ts'),
] satisfies RouteConfig
