/** `npm run content-check`: holds the sample content against what it promises; ends with 1 when something is amiss. */
import routes from '~/routes'
import { tools } from '~/features/tools/tool-list'
import { toolPath } from '~/paths'
import { sampleBlogPosts } from '~db/seed/blog-posts/blog-posts.data'
import { contentProblems } from '~db/seed/content-check'
import { sampleDeerTypes } from '~db/seed/deer-types/deer-types.data'
import { sampleProducts } from '~db/seed/products.data'

interface RouteEntry {
  path?: string | undefined
  children?: readonly RouteEntry[] | undefined
}

/** The addresses without parameters. */
function fixedPaths(entries: readonly RouteEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const address = path === undefined ? parent : `${parent}/${path}`
    return [...(/[:*]/.test(address) ? [] : [address || '/']), ...fixedPaths(children, address)]
  })
}

const pages = new Set([
  ...fixedPaths(routes),
  ...tools.map(({ id }) => toolPath(id)),
  ...[...sampleDeerTypes, ...sampleBlogPosts].map(({ slug }) => `/${slug}`),
  ...sampleProducts.map(({ slug }) => `/products/${slug}`),
])

const problems = contentProblems({
  deerTypes: sampleDeerTypes,
  posts: sampleBlogPosts,
  isPage: (path) => pages.has(path),
  today: new Date().toISOString().slice(0, 10),
})
for (const problem of problems) console.error(problem)
const records = `${String(sampleDeerTypes.length)} species and ${String(sampleBlogPosts.length)} posts`
console.log(problems.length === 0 ? `${records}: nothing amiss` : `${records}: ${String(problems.length)} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
