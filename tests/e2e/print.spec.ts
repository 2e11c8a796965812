/** A tool's answer prints on one page, a species on two, in US Letter and in A4, with the margins that browsers use. */
import { sampleDeerTypes } from '~db/seed/deer-types/deer-types.data'
import { countPrintedPages, expect, test } from './fixtures'

test.describe.configure({ mode: 'parallel' })

const everyFeature = ['saddle', 'ridge', 'funnel', 'bench', 'creek-crossing', 'field-edge', 'thicket', 'oak-flat']
const fullWeek = ['NW', 'N', 'S', 'W', 'SE', 'E', 'SW'].map((wind, index) => `d${String(index + 1)}=${wind}`).join('&')
const sixStands = ['east', 'north', 'bottom', 'ridge-top', 'flat', 'southwest']
  .map((slope, index) => `stand=The+old+sugarhouse+ladder+${String(index)}*N.NW.W*SE*${slope}`)
  .join('&')
const longestPlan = new URLSearchParams({
  state: 'VT',
  lat: '44.47',
  lon: '-73.21',
  place: 'The back forty behind the old sugarhouse',
  zone: 'America/New_York',
  date: '2026-11-14',
  wind: 'NW',
  weapon: 'muzzleloader',
  back: '19:30',
  stand: 'x '.repeat(29),
  truck: 'x '.repeat(39),
  contact: 'x '.repeat(29),
  phone: '802 555 0142 or 802 555 0143',
})

/** A checklist accepts no more items, and no longer ones. */
const ownItems = Array.from(
  { length: 40 },
  (_item, index) => `own=${String(index).padStart(2, '0')}+${'Thermos+'.repeat(7)}`,
)

const answers = [
  `deer-movement-predictor?location=The+ridge&weather=overcast&moonPhase=new&luck=12&window=dusk&state=PA&at=06:30&wind=NW&tempNow=40&tempUsual=50&pressure=30.12&${sixStands}`,
  'moon-phase-calendar?month=2026-08&state=OH',
  'moon-phase-calendar?month=2026-05',
  'wind-direction-stand-picker?wind=NW&state=OH',
  `wind-direction-stand-picker?wind=NW&time=evening&state=OH&${fullWeek}&${sixStands}`,
  'rut-activity-tracker?region=south',
  'rut-activity-tracker?region=south&state=TX',
  'deer-call-recommender?phase=rut',
  'deer-call-recommender?phase=pre-rut',
  `stand-location-mapper?${everyFeature.map((feature) => `feature=${feature}`).join('&')}`,
  'venison-yield-calculator?weight=163.5&deerType=mule&processing=professional',
  'venison-yield-calculator?weight=30&deerType=mule&processing=professional&box=6',
  'venison-yield-calculator?weight=900&deerType=moose&processing=basic&labels=1',
  'hunting-checklist-generator?huntType=muzzleloader',
  // The first address has the most items in the large size, the second the most of all.
  `hunting-checklist-generator?huntType=muzzleloader&${ownItems.slice(0, 11).join('&')}`,
  `hunting-checklist-generator?huntType=muzzleloader&extra=backcountry&${ownItems.join('&')}`,
  'license-regulation-finder?state=TX',
  'my-ground?state=VT',
  'legal-light?state=VT&date=2026-11-14',
  `hunt-day?${longestPlan.toString()}`,
  'log?sheet=blank',
]

for (const [index, answer] of answers.entries()) {
  test(`${answer.slice(0, 90)} (${String(answer.length)}) prints on one page${index === 4 ? '' : ' @deep'}`, async ({
    page,
  }) => {
    await page.goto(`/hunting-tools/${answer}`)
    await expect(page.locator('.answer')).toBeVisible()
    for (const format of ['Letter', 'A4']) {
      expect(await countPrintedPages(page, format), format).toBe(1)
    }
  })
}

for (const [index, { slug }] of sampleDeerTypes.entries()) {
  test(`the field sheet of ${slug} prints on two pages${index === 0 ? '' : ' @deep'}`, async ({ page }) => {
    await page.goto(`/${slug}`)
    for (const format of ['Letter', 'A4']) {
      expect(await countPrintedPages(page, format), format).toBe(2)
    }
  })
}

test('an answer that leaves room on its page is printed at 10 point or more', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const answer of ['legal-light?state=VT&date=2026-11-14', 'my-ground?state=VT']) {
    await page.goto(`/hunting-tools/${answer}`)
    await expect(page.locator('.answer')).toBeVisible()
    const points = await page
      .locator('.answer :is(dt, dd, td, th)')
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility())
          .map((each) => Number.parseFloat(getComputedStyle(each).fontSize) * 0.75),
      )
    expect(Math.min(...points), answer).toBeGreaterThanOrEqual(10)
  }
})
