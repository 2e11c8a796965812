/** LibreOffice reads the CSV export and writes it back unchanged. Without it the tests are skipped, with the reason. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Papa from 'papaparse'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { byteOrderMark } from '~/lib/csv'
import { loader } from '~/routes/admin/inbox-file'
import { goodRows, insertRow } from '~db/test-rows'
import { callRoute } from '../routes/call-route'
import { beginSession } from '../routes/log-in'
import { useSiteDatabase } from '../routes/site-database'

const site = useSiteDatabase()
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const isInstalled = spawnSync('soffice', ['--version']).status === 0
const notInstalled = 'LibreOffice (soffice) is not installed'

/** Texts that a spreadsheet may mistake for something else, and then run or change. */
const nasty = [
  ...['=1+1', '+1', '-1', '@SUM(A1)', "'=1", "'", '=HYPERLINK("http://x.example","y")', "=cmd|'/C calc'!A0", '\t=1'],
  ...['"', '""', 'a "b" c', ',', ';', 'a,b;c\td', 'a\nb', 'a\r\nb', 'a\n\n=1\nb', '"a",\n"b"', '  padded  '],
  ...['🦌 moose 👨‍👩‍👧', 'שלום, עולם', 'مرحبا', '\u202Eabc\u202C', 'ﬁ ß é e\u0301 ℀', '\u00A0x\u00A0', '日本'],
  ...['007', '00.10', '1e5', '1E400', '12345678901234567890', '0x1F', '1,234.50', '50%', '$5', '1/2', '(5)'],
  ...['2026-11-21', '11/21/2026', '3-4', 'MAR1', '12:30', 'TRUE', 'false', 'NaN', '#REF!', '+1 (555) 010-0100'],
  ...['x'.repeat(5000), '🦌'.repeat(2500), `${'line\n'.repeat(900)}end`, 'https://x.example/?a=1&b=2', '<b>&amp;</b>'],
]

async function exportOf(tab: string): Promise<string> {
  const otherProducts = JSON.stringify([{ productId: null, productName: '=Rope', quantity: 3 }])
  for (const text of nasty) {
    const customerPhone = Array.from(text).slice(0, 40).join('')
    await insertRow(site.db, 'contacts', { ...goodRows.contacts, message: text })
    await insertRow(site.db, 'quotes', { ...goodRows.quotes, notes: text, customerPhone, otherProducts })
  }
  const { cookie } = await beginSession(site.db)
  const { body } = await callRoute(loader, { path: `/admin/${tab}.csv`, headers: { Cookie: cookie } })
  // Response.text() has removed the byte order mark.
  return byteOrderMark + String(body)
}

/** The options are comma, quotation mark and UTF-8, from the first line on. */
const plain = '44,34,76,1'
/** Format 2 means text. */
const textColumns = Array.from({ length: 20 }, (_, index) => `${String(index + 1)}/2`).join('/')

function convert(file: string, { from, to }: { from?: string; to: string }): void {
  const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`
  const input = from === undefined ? [] : [`--infilter=Text - txt - csv (StarCalc):${from}`]
  const args = [profile, '--headless', ...input, '--convert-to', to, '--outdir', folder, path.join(folder, file)]
  execFileSync('soffice', args, { stdio: 'pipe', timeout: 120_000 })
}

/** A spreadsheet ends the lines of a cell with LF alone. */
function cellsOf(csv: string): string[][] {
  const lines = csv.replace(byteOrderMark, '').replaceAll('\r\n', '\n').replace(/\n$/, '')
  return Papa.parse<string[]>(lines, { newline: '\n' }).data
}

const ways = [
  { tab: 'quotes', format: 'ods' },
  { tab: 'quotes', format: 'xlsx' },
  { tab: 'contacts', format: 'ods' },
  { tab: 'contacts', format: 'xlsx' },
]

test.for(ways)(
  '$tab come back from $format, each cell equal',
  { timeout: 240_000 },
  async ({ tab, format }, { skip }) => {
    skip(!isInstalled, notInstalled)
    const sent = await exportOf(tab)
    writeFileSync(path.join(folder, 'sent.csv'), sent)
    convert('sent.csv', { from: `${plain},${textColumns}`, to: format })
    rmSync(path.join(folder, 'sent.csv'))
    convert(`sent.${format}`, { to: `csv:Text - txt - csv (StarCalc):${plain},,0,false,true,false` })
    const cells = cellsOf(readFileSync(path.join(folder, 'sent.csv'), 'utf8'))
    expect(cells).toHaveLength(nasty.length + 1)
    // LibreOffice 7.4 itself drops tabs when it reads a cell of an ODS file.
    expect(cells).toEqual(cellsOf(format === 'ods' ? sent.replaceAll('\t', '') : sent))
  },
)

test('opened without a word about its columns, no cell is a formula', { timeout: 240_000 }, async ({ skip }) => {
  skip(!isInstalled, notInstalled)
  writeFileSync(path.join(folder, 'sent.csv'), await exportOf('quotes'))
  // The options detect special numbers, as somebody may choose in the dialog.
  convert('sent.csv', { from: `${plain},,0,false,true`, to: 'fods' })
  const sheet = readFileSync(path.join(folder, 'sent.fods'), 'utf8')
  expect(sheet).toContain('Q-00013')
  expect(sheet).not.toContain('table:formula')
})
