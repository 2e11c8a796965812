/**
 * `npm run open-to-all`: axe on every page of the route table, with errors and without, in light and dark, at 320 and
 * 1280 pixels. `npm test` looks at each page once, in another of the four looks from page to page, and at three forms with errors.
 */
process.env.EVERY_LOOK = '1'
process.argv.push('--only', 'playwright', 'tests/e2e/open-to-all.spec.ts')
export {}
await import('./test.js')
