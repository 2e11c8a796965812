import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { stateSourceOf } from '~/tools/legal-light/hours-source'
import { withId } from '~/lib/ids'
import { agencies } from './agencies.data'
import { findRegulations } from './regulations'
import { SampleTables } from './sample-tables'
import { SeasonList } from './season-list'
import { StatePageList } from './state-page-list'
import { statePages, stateTopics } from './state-pages.data'
import { stateRules } from './state-rules.data'
import { states } from '~/lib/states.data'

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

describe('a sample season that is over', () => {
  const lines = (today: string) => {
    const { seasons, month } = findRegulations('PA', today)
    return renderToStaticMarkup(<SampleTables seasons={seasons} month={month} />).match(/<li.*?<\/li>/g) ?? []
  }

  test.each(Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-16`))(
    'never says Upcoming: %s',
    (today) => {
      const over = lines(today).filter((line) => line.includes('Over for this year'))
      expect(over.filter((line) => line.includes('Upcoming'))).toEqual([])
    },
  )

  test('says so, and only the others show where the month’s rule differs', () => {
    expect(lines('2026-12-20').map(textOf)).toEqual([
      expect.stringMatching(/Archery .* Over for this year/),
      expect.stringMatching(/Firearms .* Over for this year/),
      expect.stringMatching(/Muzzleloader .* Over for this year/),
    ])
    expect(textOf(lines('2026-09-10')[0] ?? '')).toContain('Upcoming The site’s rule for September: Active')
  })
})

describe('the pages of a state', () => {
  test.each(states)('$name: each topic has its page or its rule, or says where to look', (state) => {
    const pages = statePages[state.id]
    const html = renderToStaticMarkup(
      <StatePageList state={state} agency={agencies[state.id]} pages={pages} units="us" />,
    )
    expect(html.match(/<dt/g)).toHaveLength(stateTopics.length)
    // Hours that were not read have a link.
    const read = new Set<string>([...Object.keys(stateRules[state.id] ?? {}), 'legal-hours'])
    const missing = stateTopics.filter((topic) => pages[topic] === undefined && !read.has(topic))
    expect(textOf(html).match(/No page found; (?:look in .{3,90}? or )?ask the agency/g) ?? []).toHaveLength(
      missing.length,
    )
  })

  test.each(states)(
    '$name: hours, orange, hunter education and CWD have a sourced line, or were not read',
    ({ id }) => {
      const html = renderToStaticMarkup(
        <StatePageList state={withId(states, id)} agency={agencies[id]} pages={statePages[id]} units="us" />,
      )
      const rules = Object.values(stateRules[id] ?? {})
      const sources = [...rules, stateSourceOf(id)].filter((source) => source !== undefined)
      for (const { url } of sources) expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`)
      for (const { text, year } of rules) {
        expect(textOf(html)).toContain(`${text} As printed in ${String(year)}:`)
      }
      expect(html.match(/Not read\./g) ?? []).toHaveLength(4 - sources.length)
      expect(textOf(html).match(/checked [A-Z]/g), 'said once').toHaveLength(1)
    },
  )

  test.each([
    ['SC', 'South Carolina: one hour before sunrise to one hour after sunset, as printed in 2016.', 'dnr.sc.gov'],
    ['OH', 'Ohio: half an hour before sunrise to half an hour after sunset, as printed in 2018.', 'codes.ohio.gov'],
    ['MN', 'Not read.', 'eregulations.com'],
  ] as const)('give the hours of %s, with their source and any page of its own', (id, rule, host) => {
    const state = withId(states, id)
    const html = renderToStaticMarkup(
      <StatePageList state={state} agency={agencies[id]} pages={statePages[id]} units="us" />,
    )
    const [hours = ''] = /<dt[^>]*>Legal hours.*?<\/div>/.exec(html) ?? []
    expect(textOf(hours)).toContain(rule)
    expect(hours).toContain(host)
  })

  test('say what they are, where they are, and when they were checked', () => {
    const page = { url: 'https://www.agency.gov/deer.pdf', title: 'Deer digest', checkedOn: '2026-11-25', note: 'PDF' }
    const html = renderToStaticMarkup(
      <StatePageList state={states[0]} agency={agencies.AL} pages={{ deer: page }} units="us" />,
    )
    expect(html).toContain('<a href="https://www.agency.gov/deer.pdf">Deer digest</a>')
    expect(textOf(html)).toContain('Deer digest (PDF) agency.gov')
    expect(textOf(html)).toContain('Addresses checked November 21, 2026 and November 25, 2026; rules read')
    expect(html).not.toContain('stored copies')
  })
})

test('every rule that was read is one line, with where it is written', () => {
  for (const [id, topics] of Object.entries(stateRules))
    for (const { text, title, publisher, url, year } of Object.values(topics)) {
      expect(text, id).toMatch(/^\S.*\.$/)
      expect(text.length, text).toBeLessThan(200)
      expect(
        [title, publisher].every((words) => /^\S.*\S$/.test(words)),
        url,
      ).toBe(true)
      expect(new URL(url).pathname.length, `${url} opens at the entry`).toBeGreaterThan(1)
      expect(year, `${id}: ${text}`).toBeGreaterThan(1970)
      expect(year).toBeLessThanOrEqual(2026)
    }
})

test('a season shows the hours that it has', () => {
  const season = {
    id: 1,
    state: 'AL',
    species: 'White-tailed deer',
    weapon: 'Archery',
    zone: 'Zone A',
    opensOn: '2026-10-15',
    closesOn: '2027-02-10',
    bagLimit: null,
    fee: null,
    minutesBeforeSunrise: 60,
    minutesAfterSunset: 0,
    sourceUrl: 'https://www.agency.gov/deer',
    checkedOn: '2026-08-01',
  } as const
  const html = renderToStaticMarkup(<SeasonList state={states[0]} seasons={[season]} today="2026-11-26" />)
  expect(textOf(html)).toContain('Hours: one hour before sunrise to sunset')
})

test('a state whose seasons are all over says where the next ones are', () => {
  const season = {
    id: 1,
    state: 'AL',
    species: 'White-tailed deer',
    weapon: 'Archery',
    zone: 'Zone A',
    opensOn: '2025-10-15',
    closesOn: '2026-02-10',
    bagLimit: null,
    fee: '$30',
    minutesBeforeSunrise: null,
    minutesAfterSunset: null,
    sourceUrl: 'https://www.agency.gov/deer',
    checkedOn: '2025-08-01',
  } as const
  const at = (today: string) =>
    textOf(renderToStaticMarkup(<SeasonList state={states[0]} seasons={[season]} today={today} />))
  expect(at('2026-02-10')).toContain('Open now October 15, 2025 to February 10, 2026 Fee: $30 Source: agency.gov')
  expect(at('2026-02-10')).not.toContain('All of these are over')
  expect(at('2026-02-11')).toContain('All of these are over')
  expect(at('2026-02-11')).not.toContain('Limit:')
})
