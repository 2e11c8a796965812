import type { Kysely } from 'kysely'
import { afterAll, beforeAll, test } from 'vitest'
import type { Database } from '~db/database'
import { seedSampleData } from '~db/seed/seed.server'
import { createTestDatabase } from '~db/test-database'
import { byWarden } from '~db/test-rows'
import { indexSitePages, search } from './search.server'
let db: Kysely<Database>
beforeAll(async () => {
  db = await createTestDatabase()
  await seedSampleData(db, byWarden())
  await indexSitePages(db)
})
afterAll(() => db.destroy())
const T = '/hunting-tools/',
  P = '/products/'
const qs: [string, string][] = [
  ['is it worth hunting in the rain', T + 'deer-movement-predictor'],
  ['will deer move when it is hot', T + 'deer-movement-predictor'],
  ['waxing gibbous', T + 'moon-phase-calendar'],
  ['new moon november', T + 'moon-phase-calendar'],
  ['what wind is best for my stand', T + 'wind-direction-stand-picker'],
  ['nw wind', T + 'wind-direction-stand-picker'],
  ['lockdown', T + 'rut-activity-tracker'],
  ['when does the rut start in georgia', T + 'rut-activity-tracker'],
  ['iowa rut', T + 'rut-activity-tracker'],
  ['breeding season for whitetail', T + 'rut-activity-tracker'],
  ['snort wheeze', T + 'deer-call-recommender'],
  ['fawn in distress call', T + 'deer-call-recommender'],
  ['ratling', T + 'deer-call-recommender'],
  ['pinch points', T + 'stand-location-mapper'],
  ['creek crossing stand', T + 'stand-location-mapper'],
  ['how many pounds of meat does a 150 lb deer give', T + 'venison-yield-calculator'],
  ['dressing percentage', T + 'venison-yield-calculator'],
  ['hanging weight calculator', T + 'venison-yield-calculator'],
  ['what should i wear hunting', T + 'hunting-checklist-generator'],
  ['muzzleloader gear', T + 'hunting-checklist-generator'],
  ['non resident license colorado', T + 'license-regulation-finder'],
  ['can i bait deer', T + 'license-regulation-finder'],
  ['minnesota', T + 'license-regulation-finder'],
  ['hunter safety card', T + 'license-regulation-finder'],
  ['how much does a deer tag cost', T + 'license-regulation-finder'],
  ['legal light', T + 'legal-light'],
  ['when does it get dark', T + 'legal-light'],
  ['half an hour before sunrise', T + 'legal-light'],
  ['first light vermont', T + 'legal-light'],
  ['hunt log', T + 'log'],
  ['tell someone where i hunt', T + 'hunt-day'],
  ['whitetail', '/white-tailed-deer'],
  ['white tailed deer facts', '/white-tailed-deer'],
  ['how fast can a whitetail run', '/white-tailed-deer'],
  ['muley buck', '/mule-deer'],
  ['black tailed deer', '/mule-deer'],
  ['elk vs moose', '/elk-and-moose-for-the-deer-hunter-what-is-different'],
  ['roosevelt elk', '/elk'],
  ['rocky mountain elk', '/elk'],
  ['moose hunting', '/moose'],
  ['mooose', '/moose'],
  ['rangifer', '/caribou'],
  ['fallow', '/fallow-deer'],
  ['cervus elaphus', '/red-deer'],
  ['sitka deer', '/mule-deer'],
  ['how tall is a moose', '/moose'],
  ['deer in england', '/fallow-deer'],
  ['tracking a wounded deer', '/blood-trailing-the-first-hour-after-the-shot'],
  ['lost deer after shot', '/blood-trailing-the-first-hour-after-the-shot'],
  ['liver hit', '/blood-trailing-the-first-hour-after-the-shot'],
  ['red oak vs white oak', '/acorns-and-other-mast-how-to-read-a-mast-year'],
  ['why do deer lose their antlers', '/antlers-how-they-grow-and-why-they-are-shed'],
  ['finding sheds', '/antlers-how-they-grow-and-why-they-are-shed'],
  ['buck beds', '/bedding-areas-how-to-find-them-and-why-to-stay-out'],
  ['exit pupil', '/binoculars-for-deer-country-how-to-choose-a-pair'],
  ['venison chili', '/cooking-lean-venison-roasts-steaks-and-safe-temperatures'],
  ['medium rare', '/cooking-lean-venison-roasts-steaks-and-safe-temperatures'],
  ['what colors do deer see', '/nose-eyes-and-ears-what-a-deer-can-sense'],
  ['deer sense of smell', '/nose-eyes-and-ears-what-a-deer-can-sense'],
  ['how long to hang a deer', '/from-field-to-freezer-cooling-aging-and-cutting-venison'],
  ['freezing meat', '/from-field-to-freezer-cooling-aging-and-cutting-venison'],
  ['favorite food of deer', '/what-deer-eat-through-the-four-seasons'],
  ['can i feed deer in winter', '/what-deer-eat-through-the-four-seasons'],
  ['mule deer vs whitetail', '/white-tailed-or-mule-deer-how-to-tell-them-apart'],
  ['morning thermals', '/wind-and-thermals-choosing-a-stand-a-deer-cannot-smell'],
  ['prusik knot', '/harness-and-lifeline-choosing-and-using-them'],
  ['full body harness', P + 'full-body-treestand-harness'],
  ['saftey harness', P + 'full-body-treestand-harness'],
  ['cover scent', P + 'odor-reducing-field-spray'],
  ['deer attractant', P + 'granular-mineral-mix'],
  ['doe in heat scent', P + 'synthetic-doe-scent-drag-kit'],
  ['100 grain broadhead', P + 'three-blade-fixed-broadheads-100-grain'],
  ['bow target', P + 'layered-foam-archery-target'],
  ['cellular camera', P + 'cellular-trail-camera'],
  ['10x42', P + '10x42-waterproof-binoculars'],
  ['game bags', P + 'field-dressing-kit'],
  ['contact', '/contact'],
  ['customer service', '/contact'],
  ['refund', '/terms'],
  ['privacy policy', '/privacy'],
  ['dmca', '/dmca'],
  ['email', '/contact'],
  ['price of harness', P + 'full-body-treestand-harness'],
  ['offline', '/offline'],
  ['how to order', '/request'],
  ['articles about deer', '/blog'],
  ['all products', '/products'],
]
test('x', async () => {
  let f = 0,
    t = 0
  const m: string[] = []
  for (const [q, p] of qs) {
    const r = (await search(db, q)).results.map((x) => x.path.replace(/\?.*/, ''))
    const i = r.indexOf(p)
    if (i === 0) f++
    if (i >= 0 && i < 3) t++
    if (i !== 0) m.push(`${q}: ${i + 1}; ${r.slice(0, 3).join(' ')}`)
  }
  console.log(qs.length, f, t, '\n' + m.join('\n'))
})
