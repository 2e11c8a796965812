/** Makes the calls of a kind of content with a page from its registration. */
import { z } from 'zod'
import { pageKinds, withArticle, type PublicTable } from '~/lib/page-kinds'
import { capitalize } from '~/lib/text'
import type { ApiRow, JsonBody, MultipartBody, Param } from './contract'

export const id = { schema: z.int().positive(), description: 'The id of the record.', example: 1 } satisfies Param

const slugTaken = 'The slug is the address of another record, which the message names.'

interface RecordCalls {
  table: PublicTable
  tag: ApiRow['tag']
  entity: 'Product' | 'DeerType' | 'BlogPost'
  /** The paths of the visitors' list, of the operator's list, and of the operator's other calls. */
  paths: { list: string; all: string; admin: string }
  order: { list: string; all: string }
  /** The slug of a sample record. */
  slug: string
  /** Describes the answer if visitors do not see the record. */
  hidden: string
  notFound: string
  verb?: string
  create: JsonBody | MultipartBody
  change: 'PUT' | 'PATCH'
  update: JsonBody | MultipartBody
  deleted?: string
  hasToggle?: true
}

export function recordRows(calls: RecordCalls): ApiRow[] {
  const { table, tag, entity, paths, order, slug, hidden, notFound, verb = 'Make', change, deleted } = calls
  const { nouns, states, keepsPage } = pageKinds[table]
  const one = withArticle(nouns.one)
  const [name, names] = [nouns.one, nouns.many].map((noun) => noun.split(' ').map(capitalize).join(''))
  const ofRecord = { path: `${paths.admin}/{id}`, who: 'operator', tag, params: { id } } as const
  const entry = { status: 200, entity: `${entity}Entry` } as const
  const failures = { 404: notFound }
  const list: ApiRow = {
    id: `list${names}`,
    method: 'GET',
    path: paths.list,
    who: 'public',
    tag,
    summary: `${capitalize(states.on)} ${nouns.many}, ${order.list}`,
    answer: { status: 200, entity, isList: true },
    isKept: true,
  }
  const all: ApiRow = {
    id: `listAll${names}`,
    method: 'GET',
    path: paths.all,
    who: 'operator',
    tag,
    summary: `All ${nouns.many}, ${states.on} or not, ${order.all}`,
    answer: { ...entry, isList: true },
  }
  const get: ApiRow = {
    id: `get${name}`,
    method: 'GET',
    path: `${paths.list}/slug/{slug}`,
    who: keepsPage ? 'public' : 'both',
    tag,
    summary: keepsPage ? `One ${nouns.one}, ${states.on} or not` : `One ${states.on} ${nouns.one}`,
    description: hidden,
    params: { slug: { schema: z.string(), description: 'The slug of the record.', example: slug } },
    answer: { status: 200, entity },
    isKept: true,
    failures,
  }
  const writes: ApiRow[] = [
    {
      id: `create${name}`,
      method: 'POST',
      path: paths.admin,
      who: 'operator',
      tag,
      summary: `${verb} ${one}`,
      body: calls.create,
      answer: { status: 201, entity: `${entity}Entry` },
      failures: { 409: slugTaken },
    },
    {
      ...ofRecord,
      id: `update${name}`,
      method: change,
      summary: `Change ${one}`,
      description: 'A new slug leaves a redirect at the old address.',
      body: { ...calls.update, isChange: true },
      answer: entry,
      failures: { ...failures, 409: `${slugTaken} Or \`version\` was sent and the record has been saved since.` },
    },
    {
      ...ofRecord,
      id: `delete${name}`,
      method: 'DELETE',
      summary: `Delete ${one}`,
      ...(deleted !== undefined && { description: deleted }),
      answer: { status: 204 },
      failures,
    },
  ]
  const toggle: ApiRow = {
    ...ofRecord,
    id: `toggle${name}`,
    method: change,
    path: `${paths.admin}/{id}/toggle-status`,
    summary: `Switch ${one} on or off`,
    answer: entry,
    failures,
  }
  // The document groups calls by path, in this order.
  const reads = paths.all.startsWith(paths.list) ? [list, all, get] : [list, get, all]
  return [...reads, ...writes, ...(calls.hasToggle ? [toggle] : [])]
}
