/**
 * Tools and pages that are no records are indexed with all of their text. The settings have what the operator writes.
 */
import { callPhases, callContent } from '~/tools/call-recommender/call-recommender.data'
import { checklistContent } from '~/tools/checklist/checklist.data'
import { huntTypes } from '~/tools/checklist/checklist-items.data'
import { myGroundContent } from '~/tools/ground/my-ground.data'
import { myMapContent } from '~/tools/stand-map/my-map.data'
import { huntDayContent } from '~/tools/hunt-day/hunt-day.data'
import { legalLightContent } from '~/tools/legal-light/legal-light.data'
import { moonContent, rulePhases } from '~/tools/moon-calendar/moon-calendar.data'
import { predictorContent, weathers } from '~/tools/predictor/predictor.data'
import { bagLimits, licenses, regulationContent, seasons } from '~/tools/regulations/regulations.data'
import { states } from '~/lib/states.data'
import { offSeason, rutContent, rutPhases, rutStages, rutStagesWithChase } from '~/tools/rut-tracker/rut-tracker.data'
import { seasonLogContent } from '~/tools/season-log/season-log.data'
import { features, standContent } from '~/tools/stand-mapper/stand-mapper.data'
import { fieldKit, tools, type FieldKitId, type ToolId } from '~/lib/tool-list'
import { trailCamContent } from '~/tools/trail-cam/trail-cam.data'
import { species, yieldContent } from '~/tools/venison-yield/venison-yield.data'
import { directions, windContent } from '~/tools/wind-picker/wind-picker.data'
import { fillLegalWords, isLegalPageId, legalTitles } from '~/legal/legal-text'
import { isPageId, pageHeads } from '~/seo/page-heads'
import { legalWords } from '~/kinds/settings/legal'
import type { SiteSettings } from '~/kinds/settings/sections'
import { htmlToText } from '~/lib/html-text'
import { offlinePath, requestPath, toolPath } from '~/paths'
import type { Site } from '~/site'
import { pageWords, toolWords } from './search-pages.data'

export interface SearchPage {
  kind: 'tool' | 'page'
  title: string
  path: string
  keywords: string
  body: string
  /** Undefined for a page that is no tool. */
  tool: ToolId | FieldKitId | undefined
  takesState: boolean
}

const unread: ReadonlySet<string> = new Set(['id', 'url', 'sources', 'source', 'readOn'])

const stateNames = states.map(({ name }) => name).join(', ')

const toolTexts: Readonly<Record<ToolId | FieldKitId, unknown>> = {
  'deer-movement-predictor': [predictorContent, weathers],
  'moon-phase-calendar': [moonContent, rulePhases],
  'wind-direction-stand-picker': [windContent, directions],
  'rut-activity-tracker': [rutContent, rutPhases, rutStages, rutStagesWithChase, offSeason, stateNames],
  'trail-cam-analyzer': trailCamContent,
  'deer-call-recommender': [callContent, callPhases],
  'stand-location-mapper': [standContent, features],
  'venison-yield-calculator': [yieldContent, species],
  'hunting-checklist-generator': [checklistContent, huntTypes],
  'license-regulation-finder': [regulationContent, seasons, bagLimits, licenses],
  'my-ground': [myGroundContent, stateNames],
  'my-map': myMapContent,
  'legal-light': [legalLightContent, stateNames],
  'hunt-day': [huntDayContent, stateNames],
  log: seasonLogContent,
}

const takeState: readonly (ToolId | FieldKitId)[] = [
  'license-regulation-finder',
  'rut-activity-tracker',
  'legal-light',
  'hunt-day',
  'my-ground',
]

/** A state's name alone asks for its rules. */
const extraWords: Partial<Record<ToolId | FieldKitId, string>> = { 'license-regulation-finder': stateNames }

const toolPages: readonly SearchPage[] = [...tools, ...fieldKit].map(({ id, name, description }) => ({
  kind: 'tool',
  title: name,
  path: toolPath(id),
  keywords: ['hunting tool', toolWords[id], extraWords[id] ?? ''].join(', '),
  body: `${description} ${textsIn(toolTexts[id]).join(' ')}`,
  tool: id,
  takesState: takeState.includes(id),
}))

/** The order is fixed: places are numbers in the index. */
export function searchPages({ settings, site }: { settings: SiteSettings; site: Site }): SearchPage[] {
  const pages = Object.entries(pageWords).map(([id, keywords]): SearchPage => {
    const page = { kind: 'page', keywords, tool: undefined, takesState: false } as const
    if (id === 'request') {
      const body = 'Ask for a quote on several products at once. Nothing is sold on the site.'
      return { ...page, title: 'Request a Quote', path: requestPath, body }
    }
    if (id === 'offline') {
      const body = 'The tools and pages that this browser keeps for the field, and how they answer without a signal.'
      return { ...page, title: 'Without a Signal', path: offlinePath, body }
    }
    if (!isPageId(id)) throw new Error(`There is no page ${id}`)
    const { title, description, path } = pageHeads[id]
    if (isLegalPageId(id)) {
      const text = htmlToText(fillLegalWords(settings[id].text, legalWords(site, settings.contact)))
      return { ...page, title: legalTitles[id], path, body: `${description} ${text}` }
    }
    return {
      ...page,
      title,
      path,
      body: id === 'contact' ? `${description} ${contactText(site, settings)}` : description,
    }
  })
  return [...toolPages, ...pages]
}

function contactText({ email, offices, hours }: Site, { support }: SiteSettings): string {
  const places = offices.map(({ address, phone }) => `${address} ${phone}`)
  const times = hours.map((line) => `${line.days} ${line.hours}`)
  const parts = [`Email: ${email}`, `Offices: ${places.join('; ')}`, `Business hours: ${times.join(', ')}`]
  return [...parts, support.topics.map(({ topic }) => topic).join(', ')].join('. ')
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => (unread.has(name) ? [] : textsIn(each)))
}
