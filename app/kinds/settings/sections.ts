/** A new section of the site’s words needs its file, and a line here. */
import { keysOf, uncheckedMap } from '~/lib/map-values'
import type { FieldTable, RecordOf } from '~/lib/record-fields'
import { claims } from './claims'
import { contact } from './contact'
import { footer } from './footer'
import { home } from './home'
import { identity } from './identity'
import { dmca, privacy, terms } from './legal'
import { productCategories } from './product-categories'
import { reviews } from './reviews'
import type { FirstValues, SettingsSection } from './section'
import { support } from './support'

export const settingsSections = {
  identity,
  contact,
  support,
  claims,
  home,
  categories: productCategories,
  footer,
  reviews,
  terms,
  privacy,
  dmca,
}

export type SectionName = keyof typeof settingsSections

type FieldsOf = { [Name in SectionName]: (typeof settingsSections)[Name]['fields'] }

export type SiteSettings = { [Name in SectionName]: RecordOf<FieldsOf[Name]> }

export type SectionRecord = Readonly<RecordOf<FieldTable>>

export const sectionNames = keysOf(settingsSections)

export function isSectionName(text: string | undefined): text is SectionName {
  return text !== undefined && Object.hasOwn(settingsSections, text)
}

export function sectionOf(
  name: SectionName,
): { fields: FieldTable } & Pick<SettingsSection, 'id' | 'title' | 'hint' | 'groups' | 'narrow' | 'lineOf'> {
  return settingsSections[name]
}

const typedSections: { [Name in SectionName]: SettingsSection<FieldsOf[Name]> } = settingsSections

export function summaryOf<Name extends SectionName>(name: Name, settings: SiteSettings): string {
  return typedSections[name].summary(settings[name])
}

export function checkSection(
  name: SectionName,
  record: SectionRecord,
  refuse: (field: string, message: string) => void,
): void {
  const section: Pick<SettingsSection, 'check'> = settingsSections[name]
  section.check?.(record, refuse)
}

export function defaultSettings(first: FirstValues): SiteSettings {
  return uncheckedMap<SiteSettings>(sectionNames, (name) => settingsSections[name].defaults(first))
}
