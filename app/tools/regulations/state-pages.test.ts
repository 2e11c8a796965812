import { describe, expect, test } from 'vitest'
import type { StateLink, StateTopic } from './state-pages.data'
import { statePages, stateTopics } from './state-pages.data'
import { hostOf } from '~/lib/text'
import { states } from '~/lib/states.data'
import { agencies } from './agencies.data'

const rows = states.flatMap(({ id }) =>
  stateTopics.flatMap((topic) => {
    const link = statePages[id][topic]
    return link === undefined ? [] : [{ id, topic, link }]
  }),
)

/** The pages that hold the answers to two topics or more. */
const sharedPages: Readonly<Record<string, readonly StateTopic[]>> = {
  'AK https://www.adfg.alaska.gov/index.cfm?adfg=wildliferegulations.hunting': ['deer', 'seasons'],
  'AZ https://www.azgfd.com/hunting/regulations/': ['deer', 'seasons'],
  'AR https://www.agfc.com/hunting/deer/deer-seasons-and-limits-by-zone/': ['deer', 'seasons'],
  'ID https://idfg.idaho.gov/rules/big-game': ['deer', 'seasons'],
  'KY https://fw.ky.gov/Hunt/Pages/Deer.aspx': ['deer', 'seasons'],
  'MD https://www.eregulations.com/maryland/hunting/deer-seasons-bag-limits': ['deer', 'seasons'],
  'NC https://www.eregulations.com/northcarolina/hunting/deer-hunting-seasons': ['deer', 'seasons'],
  'NM https://wildlife.dgf.nm.gov/home/publications/': ['deer', 'seasons'],
  'NY https://www.eregulations.com/newyork/hunting/big-game-hunting': ['deer', 'cwd', 'orange', 'legal-hours'],
  'OH https://codes.ohio.gov/ohio-administrative-code/chapter-1501:31-15': ['orange', 'legal-hours'],
  'UT https://wildlife.utah.gov/guidebooks/field_regs.pdf': ['deer', 'seasons'],
}

const shorteners = ['bit.ly', 'goo.gl', 'is.gd', 'on.in.gov', 'ow.ly', 't.co', 'tiny.cc', 'tinyurl.com']

describe('the pages of the states', () => {
  test('are given for all fifty, and only for topics that exist', () => {
    expect(Object.keys(statePages).sort()).toEqual(states.map(({ id }) => id).sort())
    const known = new Set<string>(stateTopics)
    expect(Object.values(statePages).flatMap((pages) => Object.keys(pages).filter((key) => !known.has(key)))).toEqual(
      [],
    )
  })

  test('tell for every state about deer, and about seasons or licenses', () => {
    const lacking = (holds: (pages: Readonly<Partial<Record<StateTopic, StateLink>>>) => boolean) =>
      states.filter(({ id }) => !holds(statePages[id])).map(({ id }) => id)
    expect(lacking((pages) => pages.deer !== undefined)).toEqual([])
    expect(lacking((pages) => pages.seasons !== undefined || pages.license !== undefined)).toEqual([])
  })

  test('have secure addresses that parse, with no shortened ones', () => {
    for (const { id, topic, link } of rows) {
      const url = new URL(link.url)
      expect(url.protocol, `${id} ${topic}`).toBe('https:')
      expect(url.username + url.password + url.port, `${id} ${topic}`).toBe('')
      expect(shorteners, `${id} ${topic}`).not.toContain(url.hostname.replace(/^www\./, ''))
    }
  })

  test('repeat an address within a state only where one page answers for several topics', () => {
    const shared: Record<string, readonly StateTopic[]> = {}
    for (const { id } of states) {
      const own = rows.filter((row) => row.id === id)
      for (const { link } of own) {
        const topics = own.filter((row) => row.link.url === link.url).map(({ topic }) => topic)
        if (topics.length > 1) shared[`${id} ${link.url}`] = topics
      }
    }
    expect(shared).toEqual(sharedPages)
  })

  test('never belong to two states at once', () => {
    const owners = new Map<string, Set<string>>()
    for (const { id, link } of rows) owners.set(link.url, (owners.get(link.url) ?? new Set()).add(id))
    const shared = [...owners].filter(([, ids]) => ids.size > 1).map(([url]) => url)
    expect(shared, 'Hunter-Ed’s list of every state').toEqual([statePages.AL.orange?.url])
  })

  test('have a title, a note only when it says something, and a real day', () => {
    for (const { id, topic, link } of rows) {
      expect(link.title, `${id} ${topic}`).toMatch(/^\S.*\S$/)
      expect(link.note ?? 'none', `${id} ${topic}`).toMatch(/^\S.*\S$/)
      expect(new Date(`${link.checkedOn}T00:00:00Z`).toISOString().slice(0, 10)).toBe(link.checkedOn)
    }
  })
})

test.each(states)('$name: the agency has the host of its own pages, not of an older site', ({ id }) => {
  const pages = rows.filter((row) => row.id === id && !/older/.test(row.link.note ?? ''))
  expect(pages.map(({ link }) => hostOf(link.url))).toContain(hostOf(agencies[id].url))
})
