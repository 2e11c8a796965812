/** `npm run stagwise -- check-content` checks the sample content; exits with 1 on problems. */
import { tools } from '~/lib/tool-list'
import {
  blogPath,
  contactPath,
  deerTypesPath,
  homePath,
  productPath,
  productsPath,
  slugPath,
  toolPath,
  toolsPath,
} from '~/paths'
import { sampleBlogPosts } from '~db/seed/blog-posts/blog-posts.data'
import { contentProblems } from '~db/seed/content-problems'
import { sampleDeerTypes } from '~db/seed/deer-types/deer-types.data'
import { sampleProducts } from '~db/seed/products.data'

const pages = new Set([
  ...[homePath, toolsPath, productsPath, deerTypesPath, blogPath, contactPath],
  ...tools.map(({ id }) => toolPath(id)),
  ...[...sampleDeerTypes, ...sampleBlogPosts].map(({ slug }) => slugPath(slug)),
  ...sampleProducts.map(({ slug }) => productPath(slug)),
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
