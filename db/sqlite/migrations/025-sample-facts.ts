import { sql, type Kysely } from 'kysely'

/** Corrects facts in the sample texts of an existing site. What an operator has written in their place stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [slug, column, before, after] of deerTypeTexts) {
    await replaceText(db, { table: 'deerTypes', slug, column, before, after })
  }
  for (const [slug, before, ...after] of deerTypeSources) {
    const [old, ...current] = [before, ...after].map((source) => JSON.stringify(source))
    await replaceText(db, {
      ...{ table: 'deerTypes', slug, column: 'sources' },
      ...{ before: old ?? '', after: current.join(',') },
    })
  }
  for (const [before, after] of elkAndMoose) {
    const slug = 'elk-and-moose-for-the-deer-hunter-what-is-different'
    await replaceText(db, { table: 'blogPosts', slug, column: 'content', before, after })
  }
}

interface Replacement {
  table: string
  slug: string
  column: string
  before: string
  after: string
}

async function replaceText(db: Kysely<unknown>, { table, slug, column, before, after }: Replacement): Promise<void> {
  await sql`
    UPDATE ${sql.table(table)}
    SET ${sql.ref(column)} = replace(${sql.ref(column)}, ${before}, ${after})
    WHERE slug = ${slug} AND instr(${sql.ref(column)}, ${before}) > 0
  `.execute(db)
}

const deerTypeTexts = [
  ['fallow-deer', 'lifespanCaptivity', 'Up to 27 years (AnAge record)', 'Up to 21.1 years (AnAge record)'],
  [
    'sika-deer',
    'gestationPeriod',
    'Seven to seven and a half months (210 days by AnAge, about 224 by PanTHERIA)',
    'About seven and a half months (222 to 237 days)',
  ],
  [
    'sika-deer',
    'bodySize',
    'Small to medium, about 30 to 43 in (76 to 109 cm) at the shoulder; southern island forms',
    'Small to medium: stags stand 26 to 45 in (65 to 115 cm) at the shoulder, hinds 24 to 37 in (60 to 95 cm). Southern island forms',
  ],
  [
    'red-deer',
    'dietType',
    'Herbivore: grazes first, browses when grass is short',
    'Herbivore: grass, herbs, browse and mast, in shares that differ from place to place',
  ],
  [
    'elk',
    'matingSeasonStart',
    'Late August, with the first bugling; most activity in September',
    'September, after the first bugling in late August',
  ],
  ['elk', 'lifespanWild', 'About 10 to 13 years on average; up to', 'Rarely past 17 or 18 years; up to'],
  [
    'elk',
    'conservationEfforts',
    'Market hunting had almost ended it in North America: Colorado Parks and Wildlife counts only 40,000 left on the continent in the early 1900s.',
    'Market hunting had almost ended it in North America. In the early 1900s, 40,000 were left on the continent by Colorado Parks and Wildlife’s figure, and about 90,000 by that of the Handbook of the Mammals of the World.',
  ],
] as const

const ageing = {
  title: 'AnAge: The Animal Ageing and Longevity Database',
  publisher: 'Human Ageing Genomic Resources',
  url: 'https://genomics.senescence.info/species/',
  readOn: '2026-11-21',
} as const

function ageingEntry(species: string) {
  const url = `${ageing.url}entry.php?species=${species.replace(' ', '_')}`
  return { ...ageing, title: `AnAge entry for ${species}`, url }
}

function handbook(species: string, treatment: string, usedFor: string) {
  return {
    title: `${species}, in: Handbook of the Mammals of the World 2 (2011)`,
    publisher: 'Plazi TreatmentBank',
    url: `https://treatment.plazi.org/id/${treatment}`,
    readOn: '2026-11-23',
    usedFor,
  }
}

const wikipediaElk = {
  title: 'Elk',
  publisher: 'Wikipedia',
  url: 'https://en.wikipedia.org/wiki/Elk',
  readOn: '2026-11-21',
} as const

/** By deer type: a source as it was, and what it is replaced by. */
const deerTypeSources = [
  [
    'mule-deer',
    { ...ageing, usedFor: 'longest life in captivity' },
    { ...ageingEntry('Odocoileus hemionus'), usedFor: 'longest life in captivity' },
  ],
  [
    'red-deer',
    { ...ageing, usedFor: 'gestation and lifespan in captivity' },
    { ...ageingEntry('Cervus elaphus'), usedFor: 'gestation and lifespan in captivity' },
  ],
  [
    'fallow-deer',
    { ...ageing, usedFor: 'gestation, birth weight, weaning and the age record' },
    { ...ageingEntry('Dama dama'), usedFor: 'gestation, birth weight and weaning' },
    {
      title: 'Fallow Deer: lifespan, longevity, and ageing (text of AnAge)',
      publisher: 'Encyclopedia of Life',
      url: 'https://eol.org/pages/313992/articles',
      readOn: '2026-11-23',
      usedFor: 'the age record',
    },
  ],
  [
    'sika-deer',
    { ...ageing, usedFor: 'gestation and the age record' },
    { ...ageingEntry('Cervus nippon'), usedFor: 'the age record' },
  ],
  [
    'sika-deer',
    {
      title:
        'PanTHERIA: a species-level database of life history, ecology, and geography of extant and recently extinct mammals',
      publisher: 'Ecological Society of America (Jones et al. 2009)',
      url: 'https://esapubs.org/archive/ecol/E090/184/',
      readOn: '2026-11-21',
      usedFor: 'gestation',
    },
    handbook('Cervus nippon', '03A087C4-FFCB-FFCA-FF6E-FE2CEC70F9A5', 'size of the species and gestation'),
  ],
  [
    'elk',
    {
      ...wikipediaElk,
      usedFor: 'names, average size, subspecies, range, lifespan and the IUCN assessment of 2018',
    },
    {
      ...wikipediaElk,
      usedFor: 'names, average size, subspecies, range, lifespan in captivity and the IUCN assessment of 2018',
    },
    handbook('Cervus canadensis', '03A087C4-FFD5-FFD4-FF60-FA22EFD5F46A', 'lifespan, and numbers in the early 1900s'),
  ],
] as const

const elkAndMoose = [
  [
    `<p>Colorado’s wildlife agency gives hunters these figures: an elk stands 5 to 6 feet (1.5 to 1.8 m) at the shoulder
and weighs up to about 600 pounds (270 kg), a moose stands 6 to 7 feet (1.8 to 2.1 m) and weighs up to about 1,000
pounds (450 kg). Take them as guide values, not limits: big bulls go beyond them, and northern moose are larger than
the Shiras moose of the Rockies. A big animal`,
    `<p>A bull <a href="/elk">elk</a> stands about 5 feet (1.5 m) at the shoulder; a mature Rocky Mountain bull averages
about 700 pounds (318 kg). Colorado’s wildlife agency gives hunters 6 to 7 feet (1.8 to 2.1 m) and up to about 1,000
pounds (450 kg) for a moose. Take these as guide values, not limits: northern moose are larger than the Shiras moose
of the Rockies. A big animal`,
  ],
  [
    `bulls in the rut, which
Colorado’s agency puts at late September through November.`,
    `bulls in the rut, which
peaks in late September and early October.`,
  ],
] as const
