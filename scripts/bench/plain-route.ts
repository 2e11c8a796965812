/** What a quote is measured against: remix-serve, with one route that stores the form and redirects. */
import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { sql } from 'kysely'
import { openDatabase } from '~db/client.server'

const columns = ['customerName', 'customerEmail', 'productId', 'quantity', 'notes', 'createdAt']
const database = openDatabase(process.env.DATABASE_URL ?? '')
await sql`CREATE TABLE plain (${sql.raw(columns.join(' text, '))} text)`.execute(database)

async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const values = columns.map((name) => form.get(name) ?? new Date().toISOString())
  await sql`INSERT INTO plain VALUES (${sql.join(values)})`.execute(database)
  return redirect('/', 303)
}

export const routes = { root: { id: 'root', path: '', module: { action, loader: () => new Response('ready') } } }
export const entry = { module: { default: () => new Response() } }
export const assets = { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' }
export const publicPath = '/'
export const assetsBuildDirectory = 'build/client'
export const future = {}
export const isSpaMode = false
export const mode = 'production'
