/** The operator's seasons have a list, an editor, an import and a file, and a tool shows them. */
import { beforeEach, describe, expect, test } from 'vitest'
import { toSeasonCsv } from '~/kinds/seasons/season-csv'
import { seasonInput } from '~/kinds/seasons/seasons.schema'
import { listSeasonHours, listSeasons } from '~/kinds/seasons/seasons.server'
import { loader as edit, action as save } from '~/routes/admin/season-editor'
import { loader as sendFile } from '~/routes/admin/season-file'
import { action as bring } from '~/routes/admin/season-import'
import { loader as list } from '~/routes/admin/seasons'
import { loader as home } from '~/routes/site/home'
import { loader as huntDay } from '~/routes/tools/hunt-day'
import { loader as huntDayFile } from '~/routes/tools/hunt-day-calendar'
import { loader as legalLight } from '~/routes/tools/legal-light'
import { loader as legalLightFile } from '~/routes/tools/legal-light-calendar'
import { loader as moonCalendar } from '~/routes/tools/moon-calendar'
import { loader as predictor } from '~/routes/tools/predictor'
import { loader as tool } from '~/routes/tools/regulations'
import { loader as seasonLog } from '~/routes/tools/season-log'
import { loader as trailCam } from '~/routes/tools/trail-cam'
import { loader as windPicker } from '~/routes/tools/wind-picker'
import { goodRows, insertRow } from '~db/test-rows'
import { callRoute } from './call-route'
import { useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { useOperator } from './use-operator'

const site = useSiteDatabase()
const session = useOperator(site)

const season = seasonInput('2026-11-25').parse(goodRows.seasons)
const stored = async () => (await listSeasons(site.db)).map(({ state, weapon, fee }) => [state, weapon, fee].join(' '))

describe('the list', () => {
  test('has the seasons of a state, with its count, and begins at the first where a cursor is none', async () => {
    for (const state of ['OH', 'OH', 'TX']) await insertRow(site.db, 'seasons', { ...goodRows.seasons, state })
    const { body } = await callRoute(list, {
      path: '/admin/seasons?status=OH&cursor=after.9',
      headers: session.headers(),
    })
    expect(body).toMatchObject({ page: { rows: [{ state: 'OH' }, { state: 'OH' }] }, counts: { OH: 2, TX: 1 } })
  })

  test.each(['?status=ZZ', '?status=oh', ''])('%s: of every state', async (query) => {
    await insertRow(site.db, 'seasons', goodRows.seasons)
    const { body } = await callRoute(list, { path: `/admin/seasons${query}`, headers: session.headers() })
    expect(body).toMatchObject({ page: { rows: [{ state: 'OH' }] }, query: { filter: { show: 'all' } } })
  })
})

describe('the editor', () => {
  const send = (change: Record<string, string>, id?: string) =>
    callRoute(save, {
      path: `/admin/seasons/${id ?? 'new'}?back=%2Fadmin%2Fseasons%3Fstatus%3DOH`,
      ...(id === undefined ? {} : { params: { id } }),
      headers: session.headers(),
      multipart: {
        ...goodRows.seasons,
        bagLimit: '',
        fee: '',
        intent: 'save-season',
        version: '',
        formKey: 'key',
        formToken: session.formToken,
        ...change,
      },
    })

  test('stores a new season once and leads back to the list it was opened from', async () => {
    const answer = await send({})
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe('/admin/seasons?status=OH')
    expect(await toastOf(answer)).toMatchObject({ title: 'Season created' })
    await send({})
    expect(await stored()).toEqual(['OH Archery '])
  })

  test('saves, and of two operators the second is asked', async () => {
    await insertRow(site.db, 'seasons', goodRows.seasons)
    expect((await send({ fee: '$40', version: '1' }, '1')).status).toBe(303)
    const second = await send({ fee: '$50', version: '1' }, '1')
    expect(second.status).toBe(409)
    expect(second.body).toMatchObject({ version: '2', differences: [{ label: 'Fee', stored: '$40', typed: '$50' }] })
    expect(await stored()).toEqual(['OH Archery $40'])
  })

  test('keeps what was typed beside its faults', async () => {
    const { status, body } = await send({ sourceUrl: 'ohiodnr.gov', closesOn: '2026-09-01' })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      lastResult: {
        initialValue: { sourceUrl: 'ohiodnr.gov', closesOn: '2026-09-01' },
        error: { sourceUrl: ['Use a web address that starts with https:// or http://'] },
      },
    })
  })

  test('says that a season is gone', async () => {
    const { status, body } = await callRoute(edit, {
      path: '/admin/seasons/7/edit',
      params: { id: '7' },
      headers: session.headers(),
    })
    expect(status).toBe(404)
    expect(body).toMatchObject({ trouble: {}, title: 'Season Not Found' })
  })
})

describe('the import', () => {
  const csv = toSeasonCsv([season, { ...season, weapon: 'Firearms' }])
  const send = (fields: Record<string, string | File>) =>
    callRoute(bring, {
      path: '/admin/seasons/import',
      headers: session.headers(),
      multipart: { intent: 'import-seasons', formToken: session.formToken, ...fields },
    })
  const file = (content: BlobPart) => new File([content], 'seasons.csv', { type: 'text/csv' })

  test.each<[string, () => Record<string, string | File>]>([
    ['pasted text', () => ({ csv })],
    ['a file', () => ({ csv: ' ', file: file(csv) })],
  ])('of %s stores all and says so', async (_, fields) => {
    const answer = await send(fields())
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/admin/seasons'])
    expect(await toastOf(answer)).toMatchObject({ description: 'Ohio: 2 seasons added.' })
    expect(await stored()).toEqual(['OH Archery ', 'OH Firearms '])
  })

  test('of a file in the letters and with the dates of a spreadsheet stores all', async () => {
    const saved = csv.slice(1).replaceAll('2026-09-26', '9/26/2026').replaceAll('Statewide', 'Peña')
    expect((await send({ file: file(Uint8Array.from(saved, (letter) => letter.charCodeAt(0))) })).status).toBe(303)
    expect(await listSeasons(site.db)).toMatchObject([{ zone: 'Peña', opensOn: '2026-09-26' }, { zone: 'Peña' }])
  })

  test('of a workbook is refused, with what to do', async () => {
    const { status, body } = await send({ file: file('PK\u0003\u0004') })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('save it as CSV')
    expect(await stored()).toEqual([])
  })

  test('asks which day a date is that may be two', async () => {
    const saved = csv
      .replaceAll('2026-09-26', '9/10/2026')
      .replaceAll('2027-02-07', '11/12/2026')
      .replaceAll('2026-11-21', '1/2/2026')
    const refused = await send({ csv: saved })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('choose “Month first” or “Day first” below')
    expect((await send({ csv: saved, dates: 'month first' })).status).toBe(303)
    expect(await listSeasons(site.db)).toMatchObject([{ opensOn: '2026-09-10', closesOn: '2026-11-12' }, {}])
  })

  test('with a wrong line stores nothing, names the line, and keeps the text, also that of a file', async () => {
    const wrong = csv.replace('Firearms', '').slice(1)
    for (const fields of [{ csv: wrong }, { file: file(wrong) }]) {
      const { status, body } = await send(fields)
      expect(status).toBe(400)
      expect(body).toMatchObject({
        lastResult: { initialValue: { csv: wrong }, error: { csv: ['Line 3: Weapon “”: Please name the weapon'] } },
        message: { description: 'Nothing is imported yet. Please correct this and import again.' },
      })
    }
    expect(await stored()).toEqual([])
  })

  test('of many wrong lines names all', async () => {
    const line = csv.split('\r\n')[1] ?? ''
    const wrong = Array.from({ length: 30 }, (_, index) =>
      line.replace('Archery', `Archery ${String(index)}`).replace('OH', 'ZZ'),
    )
    const { body } = await send({ csv: csv + wrong.join('\n') })
    expect(JSON.stringify(body)).toContain('Lines 4 to 33: State “ZZ”: Choose one of the fifty states')
  })

  test('takes text or a file, not both, and loses no text', async () => {
    const { status, body } = await send({ csv, file: file(csv) })
    expect(status).toBe(400)
    // Some versions of Node leave the byte order mark in a form's text.
    expect(body).toMatchObject({ lastResult: { initialValue: { csv: expect.stringContaining(csv.slice(1)) } } })
    expect(JSON.stringify(body)).toContain('not both')
  })

  test('of a larger text or file is refused', async () => {
    for (const fields of [{ csv: 'x'.repeat(1_500_001) }, { file: file('x'.repeat(1_500_001)) }]) {
      const { status, body } = await send(fields)
      expect(status).toBe(400)
      expect(body).toMatchObject({ lastResult: { error: { csv: ['This is too large: at most 1.5 MB'] } } })
    }
  })

  test('asks about a state that has seasons, keeps the text, and does as it is told', async () => {
    await insertRow(site.db, 'seasons', { ...goodRows.seasons, weapon: 'Crossbow' })
    const asked = await send({ csv })
    expect(asked.status).toBe(409)
    expect(asked.body).toMatchObject({
      question: {
        text: 'Ohio: 1 season on the site already, and 2 in what you sent. What is replaced moves to the bin.',
      },
      lastResult: { initialValue: { csv: expect.stringContaining('Firearms') } },
    })
    const answer = await send({ csv, confirmed: 'replace 1' })
    expect(await toastOf(answer)).toMatchObject({ description: 'Ohio: 2 seasons added, 1 season replaced.' })
    expect(await stored()).toEqual(['OH Archery ', 'OH Firearms '])
    expect(await site.db.selectFrom('bin').select('title').execute()).toEqual([
      { title: 'Ohio: White-tailed deer, Crossbow, Statewide' },
    ])
  })

  test('beyond 2,000 seasons is refused beside the text', async () => {
    const many = Array.from({ length: 2001 }, (_, index) => ({ ...season, zone: `Zone ${String(index)}` }))
    const { status, body } = await send({ csv: toSeasonCsv(many) })
    expect(status).toBe(409)
    expect(JSON.stringify(body)).toContain('at most 2,000 seasons, and this would make 2,001')
    expect(await stored()).toEqual([])
  })
})

test('the file has what an import takes, for the operator alone', async () => {
  await insertRow(site.db, 'seasons', goodRows.seasons)
  const answer = await callRoute(sendFile, { path: '/admin/seasons.csv', headers: session.headers() })
  expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="seasons-\d{4}-\d\d-\d\d\.csv"$/)
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  expect(`\uFEFF${String(answer.body).replace('\uFEFF', '')}`).toBe(toSeasonCsv([season]))
  expect((await callRoute(sendFile, { path: '/admin/seasons.csv' })).status).toBe(401)
})

describe('a season with hours of its own', () => {
  const always = { opensOn: '2020-01-01', closesOn: '2099-12-31' }
  const hours = { minutesBeforeSunrise: 0, minutesAfterSunset: 0 }
  beforeEach(() => insertRow(site.db, 'seasons', { ...goodRows.seasons, state: 'SC', ...always, ...hours }))

  test('is typed in minutes, and read as text where they are wrong', async () => {
    const send = (change: Record<string, string>) =>
      callRoute(save, {
        path: '/admin/seasons/1',
        params: { id: '1' },
        headers: session.headers(),
        multipart: {
          ...goodRows.seasons,
          state: 'SC',
          bagLimit: '',
          fee: '',
          ...change,
          intent: 'save-season',
          version: '1',
          formKey: 'key',
          formToken: session.formToken,
        },
      })
    const refused = await send({ minutesBeforeSunrise: '45', minutesAfterSunset: '' })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({
      lastResult: { error: { minutesAfterSunset: ['Enter both minutes, or neither'] } },
    })
    expect((await send({ minutesBeforeSunrise: '45', minutesAfterSunset: '-5' })).status).toBe(303)
    expect(await listSeasonHours(site.db)).toMatchObject([{ state: 'SC', before: 45, after: -5 }])
  })

  test('replaces its state’s hours in the tools that show light, and no season without hours does', async () => {
    await insertRow(site.db, 'seasons', { ...goodRows.seasons, state: 'SC' })
    for (const loader of [legalLight, huntDay, predictor, moonCalendar, windPicker, trailCam, seasonLog]) {
      const { body } = await callRoute(loader, { path: '/hunting-tools/any?state=SC' })
      expect(body).toMatchObject({ seasonHours: [{ state: 'SC', before: 0, after: 0 }] })
    }
    const { body } = await callRoute(home, { path: '/' })
    expect(JSON.stringify(body)).toContain('"minutes":"0 0","rule":"South Carolina, White-tailed deer, Archery')
  })

  test.each([
    ['/hunting-tools/legal-light.ics?state=SC&date=2026-11-01', legalLightFile, 30],
    ['/hunting-tools/hunt-day.ics?state=SC&date=2026-11-26', huntDayFile, 1],
    ['/hunting-tools/hunt-day.ics?state=SC&date=2026-11-26&weapon=rifle', huntDayFile, 0],
    ['/hunting-tools/legal-light.ics?state=SC&date=2026-11-01&before=15', legalLightFile, 0],
  ])('and in the calendar file %s', async (path, loader, events) => {
    const { body } = await callRoute(loader, { path })
    const text = String(body)
      .replaceAll(/\r\n[ \t]/g, '')
      .replaceAll('\\,', ',')
    const rule = 'DESCRIPTION:South Carolina, White-tailed deer, Archery, Statewide: sunrise to sunset.'
    expect(text.split(rule)).toHaveLength(events + 1)
  })
})

test('the tool has the seasons of every state, and nothing of how they are kept', async () => {
  await insertRow(site.db, 'seasons', { ...goodRows.seasons, state: 'TX' })
  const { body } = await callRoute(tool, { path: '/hunting-tools/license-regulation-finder?state=OH' })
  expect(body).toMatchObject({ seasons: [{ ...season, state: 'TX', id: 1 }] })
  expect(JSON.stringify(body)).not.toMatch(/searchText|updatedAt/)
})
