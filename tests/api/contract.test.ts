/** The API does what its document says, call by call and status by status. */
import { describe, expect, test } from 'vitest'
import { sampleBlogPosts } from '~db/seed/blog-posts/blog-posts.data'
import { sampleDeerTypes } from '~db/seed/deer-types/deer-types.data'
import { sampleProducts } from '~db/seed/products.data'
import type { Answer } from '../routes/call-route'
import {
  callOperation,
  callPath,
  exampleBody,
  exampleParams,
  lookUp,
  readDocument,
  readOperations,
  routeFiles,
  type CallOptions,
  type Operation,
} from './openapi-document'
import { useSampleWorld } from './sample-world'

const { operations, faultsOf } = await readOperations()

const world = useSampleWorld()

/** Calls as the visitor or operator that the document names. */
function call(operation: Operation, change: CallOptions = {}): Promise<Answer> {
  const isForAll = operation.security.length === 0 || isForBoth(operation)
  return callOperation(operation, { ...(isForAll ? {} : { cookie: world.cookie }), ...change })
}

function isForBoth({ security }: Operation): boolean {
  return security.some((each) => Object.keys(each).length === 0)
}

/** Compares an answer with the document: the type and shape of the body, and the headers. */
function expectDocumented({ responses }: Operation, { status, headers, body }: Answer) {
  const documented = responses[status]
  expect(documented, `status ${String(status)} is not in the document`).toBeDefined()
  for (const [name, { required }] of Object.entries(documented?.headers ?? {})) {
    if (required) expect(headers.get(name), name).not.toBeNull()
  }
  const [[type, content] = []] = Object.entries(documented?.content ?? {})
  if (type === undefined || content === undefined) {
    expect(body).toBe('')
    return
  }
  expect(headers.get('Content-Type')?.split(';')[0]).toBe(type)
  expect(faultsOf(content.schema, body)).toBe('')
}

/** The expected body of each call's example. */
const cases: Readonly<Record<string, unknown>> = {
  listProducts: { length: sampleProducts.length },
  listAllProducts: { length: sampleProducts.length },
  getProduct: { id: 1, slug: 'full-body-treestand-harness' },
  createProduct: { id: sampleProducts.length + 1, slug: 'drag-rope', features: ['Soft handle', '8 ft long'] },
  updateProduct: { id: 1, category: 'Gear', version: 2 },
  toggleProduct: { id: 1, isActive: false },
  deleteProduct: '',
  createQuote: { id: 2, quantity: 2, productId: 1, status: 'pending' },
  listQuotes: [{ id: 1, productName: 'Harness' }],
  updateQuoteStatus: { id: 1, status: 'contacted' },
  createContact: { id: 2, status: 'new' },
  listContacts: [{ id: 1, message: 'Good hunting' }],
  updateContactStatus: { id: 1, status: 'replied' },
  listDeerTypes: { length: sampleDeerTypes.length },
  getDeerType: { slug: 'moose' },
  listAllDeerTypes: { length: sampleDeerTypes.length },
  createDeerType: { slug: 'marsh-deer', countriesFound: ['Argentina', 'Brazil', 'Paraguay'], isActive: true },
  updateDeerType: { id: 1, conservationStatus: 'Vulnerable', version: 2 },
  deleteDeerType: '',
  toggleDeerType: { id: 1, isActive: false },
  removeFeaturedImage: { id: 1, featuredImageUrl: null },
  removeGalleryImage: { id: 1, galleryImages: ['/images/c.webp'] },
  listPosts: { length: sampleBlogPosts.length },
  getPost: { slug: 'binoculars-for-deer-country-how-to-choose-a-pair' },
  listAllPosts: { length: sampleBlogPosts.length },
  createPost: { slug: 'reading-a-rub-line', category: 'deer-hunting', isPublished: true },
  updatePost: { id: 1, isPublished: false, version: 2 },
  deletePost: '',
  getSeoRecord: { canonical: 'http://localhost:3000/' },
  getSeoSettings: { robotsTxt: expect.stringContaining('Disallow: /admin/') },
  updateSeoSettings: { robotsTxt: 'User-agent: *\nDisallow: /admin/\n' },
  seed: { products: 0, deerTypes: 0, blogPosts: 0 },
  drawPlaceholder: expect.stringContaining('<svg'),
  getOpenApi: {
    openapi: '3.1.0',
    servers: [{ url: 'http://localhost:3000' }],
    components: {
      securitySchemes: {
        session: { name: 'stagwise_session' },
        secureSession: { name: '__Host-stagwise_session' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  },
  getRobotsTxt: expect.stringContaining('User-agent: *'),
}

describe('the document', () => {
  test('has a case here for each call', () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(cases).toSorted())
  })

  test('has no reference that leads nowhere', async () => {
    const document = await readDocument()
    const references = Array.from(
      JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g),
      ([, address = '']) => address,
    )
    expect(references.length).toBeGreaterThan(100)
    for (const reference of references) expect(() => lookUp(reference, document)).not.toThrow()
  })

  test('has every path of the API, and none that is not there', () => {
    const paths = [...new Set(operations.map(({ path }) => path))]
    const routed = [...routeFiles.keys()].filter((path) => path.startsWith('/api/'))
    expect(routed.length).toBeGreaterThan(20)
    expect(paths.filter((path) => path.startsWith('/api/')).toSorted()).toEqual(routed.toSorted())
    expect(paths.filter((path) => !routeFiles.has(path))).toEqual([])
  })
})

describe('each call, as the document shows it,', () => {
  test.each(operations)('$method $path is answered as the document says', async (operation) => {
    const answer = await call(operation)
    expect(answer.status).toBeLessThan(300)
    expectDocumented(operation, answer)
    const wanted = cases[operation.operationId]
    if (typeof wanted === 'object' && wanted !== null) expect(answer.body).toMatchObject(wanted)
    else expect(answer.body).toEqual(wanted)
  })

  test.each(operations.filter(isForBoth))('$method $path is answered so to the operator too', async (operation) => {
    const answer = await call(operation, { cookie: world.cookie })
    expect(answer.status).toBeLessThan(300)
    expect(faultsOf(operation.responses[answer.status]?.content['application/json']?.schema ?? {}, answer.body)).toBe(
      '',
    )
  })
})

/** The server gives these statuses before a route is called; the tests of faults have those of the site. */
const elsewhere = ['403', '413', '421', '500', '503', 'default']

/** Provokes each other failure of any call. */
const provocations: Readonly<Record<string, (operation: Operation) => Promise<Answer>>> = {
  304: async (operation) => {
    const etag = (await call(operation)).headers.get('ETag')
    return call(operation, { headers: { 'If-None-Match': etag ?? 'none' } })
  },
  400: (operation) => {
    const body = exampleBody(operation)
    if (body === undefined) return call(operation, { query: 'limit=0', params: { type: 'car', width: '0' } })
    const type = 'json' in body ? 'application/json' : 'multipart/form-data; boundary=x'
    return call(operation, { headers: { 'Content-Type': type }, body: { body: '{' } })
  },
  401: async (operation) => {
    // A stranger must not learn whether there is such a record.
    if ('id' in exampleParams(operation)) {
      expect((await callOperation(operation, { params: { id: '999999' } })).status).toBe(401)
    }
    return callOperation(operation)
  },
  404: (operation) => {
    const none = { id: '999999', slug: 'no-such-thing', slugOrId: 'no-such-thing' }
    const names = Object.keys(exampleParams(operation))
    return call(operation, {
      params: Object.fromEntries(Object.entries(none).filter(([name]) => names.includes(name))),
    })
  },
  409: (operation) => {
    const slug = operation.path.includes('/products') ? 'odor-reducing-field-spray' : 'moose'
    return call(operation, { body: exampleBody(operation, { slug }), query: 'version=99' })
  },
  415: (operation) => call(operation, { headers: { 'Content-Type': 'text/plain' }, body: { body: '{}' } }),
  429: async (operation) => {
    for (let count = 0; count < 100; count += 1) {
      const answer = await call(operation)
      if (answer.status === 429) return answer
    }
    return call(operation)
  },
}

const failures = operations.flatMap((operation) =>
  Object.keys(operation.responses)
    .filter((status) => Number(status) >= 300 && !elsewhere.includes(status))
    .map((status) => ({ operation, status, name: `${operation.method} ${operation.path}` })),
)

describe('each failure that the document names', () => {
  test.each(failures)('$name: $status', async ({ operation, status }) => {
    const answer = await provocations[status]?.(operation)
    if (!answer) throw new Error(`Nothing here provokes ${status}`)
    expect(answer.status).toBe(Number(status))
    expectDocumented(operation, answer)
  })
})

test.each(operations)('$method $path answers nothing that the document does not name', async (operation) => {
  for (const status of ['400', '401', '404', '409', '415']) {
    // A GET has no body that could be of a wrong type.
    if (status === '415' && operation.method === 'GET') continue
    const answer = await provocations[status]?.(operation)
    if (answer) expectDocumented(operation, answer)
  }
})

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
const paths = [...new Set(operations.map(({ path }) => path))].filter((path) => path.startsWith('/api/'))

describe('the methods of', () => {
  test.each(paths)('%s are those of the document', async (path) => {
    const rows = operations.filter((operation) => operation.path === path)
    const documented = rows.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    const params = Object.assign({}, ...rows.map(exampleParams))
    for (const method of methods) {
      const answer = await callPath(path, { method, cookie: world.cookie, params })
      expect(answer.status === 405, method).toBe(!documented.includes(method))
      if (answer.status !== 405) continue
      expect(answer.headers.get('Allow')?.split(', ').toSorted()).toEqual([...documented, 'OPTIONS'].toSorted())
      expect(answer.body).toEqual(method === 'HEAD' ? answer.body : { message: 'Method Not Allowed' })
    }
    const options = await callPath(path, { method: 'OPTIONS', cookie: world.cookie, params })
    expect(options).toMatchObject({ status: 204, body: '' })
  })
})
