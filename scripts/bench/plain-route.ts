/** What a quote is measured against: remix-serve, with one route that stores the form and redirects. */
import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import pg from 'pg'
import BetterSqlite3 from '~db/sqlite/better-sqlite3'
import { isOnServer } from '~db/client.server'

const url = process.env.DATABASE_URL ?? ''
const columns = ['customerName', 'customerEmail', 'productId', 'quantity', 'notes', 'createdAt']
const insert = isOnServer(url) ? await openServer() : openFile()

function openFile() {
  const database = new BetterSqlite3(url.slice('file:'.length))
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.exec(`CREATE TABLE plain (id INTEGER PRIMARY KEY, ${columns.join(' TEXT, ')} TEXT)`)
  const statement = database.prepare(`INSERT INTO plain (${columns.join()}) VALUES (?, ?, ?, ?, ?, ?)`)
  return (values: readonly unknown[]) => statement.run(values)
}

async function openServer() {
  const pool = new pg.Pool({ connectionString: url })
  await pool.query(`CREATE TABLE plain (id serial PRIMARY KEY, ${columns.join(' text, ')} text)`)
  const text = `INSERT INTO plain (${columns.join()}) VALUES ($1, $2, $3, $4, $5, $6)`
  return (values: readonly unknown[]) => pool.query({ name: 'plain', text, values: [...values] })
}

async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  await insert(columns.map((name) => form.get(name) ?? new Date().toISOString()))
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
