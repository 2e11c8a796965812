/**
 * Each call of the API that changes something has its event in the audit log. The calls come from the contract, so that
 * a new one without its event fails here.
 */
import { beforeEach, expect, test } from 'vitest'
import { apiRows } from '~/api/contract.data'
import type { AuditEvent } from '~/lib/audit-events'
import { db } from '~/server/database.server'
import { dumpTables } from '../routes/dump-tables'
import {
  callOperation,
  exampleBody,
  exampleParams,
  readOperations,
  type CallOptions,
  type Operation,
} from './openapi-document'
import { useSampleWorld } from './sample-world'

const world = useSampleWorld()

/** The expected event of each call's example, by the contract's names. */
const expected: Readonly<
  Record<string, { event: AuditEvent; subject: string | null; subjectId: number | null; detail?: unknown }>
> = {
  createProduct: { event: 'product-created', subject: 'Drag Rope', subjectId: 11 },
  updateProduct: {
    event: 'product-updated',
    subject: 'Full-Body Treestand Harness',
    subjectId: 1,
    detail: { fields: ['category'] },
  },
  toggleProduct: { event: 'product-deactivated', subject: 'Full-Body Treestand Harness', subjectId: 1 },
  deleteProduct: { event: 'product-deleted', subject: 'Full-Body Treestand Harness', subjectId: 1 },
  updateQuoteStatus: {
    event: 'quote-status-set',
    subject: 'Quote Q-00013',
    subjectId: 1,
    detail: { from: 'pending', to: 'contacted' },
  },
  updateContactStatus: {
    event: 'contact-status-set',
    subject: 'Message M-00013',
    subjectId: 1,
    detail: { from: 'new', to: 'replied' },
  },
  createDeerType: { event: 'deer-type-created', subject: 'Marsh Deer', subjectId: 9 },
  updateDeerType: {
    event: 'deer-type-updated',
    subject: 'White-tailed Deer',
    subjectId: 1,
    detail: { fields: ['conservationStatus'] },
  },
  deleteDeerType: { event: 'deer-type-deleted', subject: 'White-tailed Deer', subjectId: 1 },
  toggleDeerType: { event: 'deer-type-deactivated', subject: 'White-tailed Deer', subjectId: 1 },
  removeFeaturedImage: {
    event: 'deer-type-updated',
    subject: 'White-tailed Deer',
    subjectId: 1,
    detail: { fields: ['featuredImageUrl'] },
  },
  removeGalleryImage: {
    event: 'deer-type-updated',
    subject: 'White-tailed Deer',
    subjectId: 1,
    detail: { fields: ['galleryImages'] },
  },
  createPost: { event: 'post-created', subject: 'Reading a Rub Line', subjectId: 15 },
  updatePost: { event: 'post-unpublished', subject: 'What Deer Eat Through the Four Seasons', subjectId: 1 },
  deletePost: { event: 'post-deleted', subject: 'What Deer Eat Through the Four Seasons', subjectId: 1 },
  updateSeoSettings: {
    event: 'robots-saved',
    subject: 'SEO Settings',
    subjectId: null,
    detail: { fields: ['robotsTxt'] },
  },
  seed: {
    event: 'samples-filled-in',
    subject: null,
    subjectId: null,
    detail: { counts: { products: 0, deerTypes: 0, blogPosts: 1 } },
  },
}

const { operations } = await readOperations()
const names = apiRows.filter(({ who, method }) => who === 'operator' && method !== 'GET').map(({ id }) => id)
const auditEvents = operations.filter(({ operationId }) => names.includes(operationId))

const entries = () => db().selectFrom('auditLog').selectAll().orderBy('id').execute()
const call = (operation: Operation, change: CallOptions = {}) =>
  callOperation(operation, { cookie: world.cookie, ...change })

/** The call that fills in missing samples needs one that is missing. */
beforeEach(() => db().deleteFrom('blogPosts').where('id', '=', 3).execute())

test('every call of the operator that changes something is here', () => {
  expect(names.toSorted()).toEqual(Object.keys(expected).toSorted())
})

test.each(auditEvents)('$method $path is told once, and of nobody else', async (operation) => {
  const before = await entries()
  const answer = await call(operation)
  expect(answer.status).toBeLessThan(300)
  const [told, ...more] = (await entries()).slice(before.length)
  expect(more).toEqual([])
  const { detail = null, ...rest } = expected[operation.operationId] ?? {}
  expect({ ...told, detail: told?.detail ? JSON.parse(told.detail) : null }).toMatchObject({
    ...rest,
    detail,
    operatorId: 1,
    operatorName: 'warden',
  })
  expect(JSON.stringify(told)).not.toMatch(/ada/i)
})

/** Returns what each refusal needs, without refusals that a call cannot meet. */
function refusals(operation: Operation): [status: number, change: CallOptions][] {
  const { id } = exampleParams(operation)
  const body = exampleBody(operation)
  const type = body && 'json' in body ? 'application/json' : 'multipart/form-data; boundary=x'
  const slug = operation.path.includes('/products') ? 'odor-reducing-field-spray' : 'moose'
  return [
    ...(id === undefined ? [] : [[404, { params: { id: '999999' } }] as const]),
    ...(body ? [[400, { headers: { 'Content-Type': type }, body: { body: '{' } }] as const] : []),
    ...('409' in operation.responses
      ? [[409, { body: exampleBody(operation, { slug }), query: 'version=99' }] as const]
      : []),
  ].map(([status, change]) => [status, change])
}

test.each(auditEvents)('$method $path is not told when it is refused', async (operation) => {
  const before = await dumpTables(db())
  expect((await callOperation(operation)).status).toBe(401)
  for (const [status, change] of refusals(operation)) {
    expect((await call(operation, change)).status).toBe(status)
  }
  expect(await dumpTables(db())).toEqual(before)
})
