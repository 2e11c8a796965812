import { z } from 'zod'
import { uncheckedMap } from '~/lib/map-values'
import { formSchema, inputSchema } from '~/lib/record.schema'
import { parseJson } from '~/lib/parse-json'
import type { FirstValues } from './section'
import {
  checkSection,
  defaultSettings,
  sectionNames,
  sectionOf,
  type SectionName,
  type SectionRecord,
  type SiteSettings,
} from './sections'

export function sectionForm(name: SectionName) {
  return formSchema(sectionOf(name).fields, sectionInput(name))
}

export function sectionInput(name: SectionName): z.ZodType<SectionRecord> {
  return inputSchema(sectionOf(name).fields).superRefine((record, context) => {
    checkSection(name, record, (field, message) => {
      context.addIssue({ code: 'custom', path: [field], message })
    })
  })
}

export interface StoredContent {
  section: string
  content: string
}

/**
 * An absent or malformed field gets its first value, so that a row of another version never breaks the site. `faults`
 * names the malformed ones.
 */
export function parseSettings(rows: readonly StoredContent[], first: FirstValues) {
  const contents = new Map(rows.map(({ section, content }) => [section, content]))
  const defaults = defaultSettings(first)
  const faults: string[] = []
  const settings = uncheckedMap<SiteSettings>(sectionNames, (name) => {
    const stored = contents.get(name)
    if (stored === undefined) return defaults[name]
    const parsed = parseRecord(name, stored, defaults[name])
    faults.push(...parsed.faults)
    return parsed.record
  })
  return { settings, faults }
}

const AnyRecord = z.record(z.string(), z.unknown())

function parseRecord(name: SectionName, content: string, defaults: SectionRecord) {
  const stored = AnyRecord.safeParse(parseJson(content))
  if (!stored.success) return { record: defaults, faults: [name] }
  const faults: string[] = []
  const record = { ...defaults }
  for (const [field, schema] of Object.entries(inputSchema(sectionOf(name).fields).shape)) {
    if (!(field in stored.data)) continue
    const value = schema.safeParse(stored.data[field])
    if (value.success) record[field] = value.data
    else faults.push(`${name}.${field}`)
  }
  return { record, faults }
}
