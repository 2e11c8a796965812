/** These queries were written before the ranking. Every third one is held back: it is only measured, never tuned on. */

const tool = (id: string) => `/hunting-tools/${id}`
const product = (slug: string) => `/products/${slug}`

const predictor = tool('deer-movement-predictor')
const moon = tool('moon-phase-calendar')
const wind = tool('wind-direction-stand-picker')
const rut = tool('rut-activity-tracker')
const analyzer = tool('trail-cam-analyzer')
const calls = tool('deer-call-recommender')
const mapper = tool('stand-location-mapper')
const meat = tool('venison-yield-calculator')
const checklist = tool('hunting-checklist-generator')
const regulations = tool('license-regulation-finder')
const light = tool('legal-light')
const huntDay = tool('hunt-day')
const log = tool('log')

const bloodPost = '/blood-trailing-the-first-hour-after-the-shot'
const acornPost = '/acorns-and-other-mast-how-to-read-a-mast-year'
const antlerPost = '/antlers-how-they-grow-and-why-they-are-shed'
const bedPost = '/bedding-areas-how-to-find-them-and-why-to-stay-out'
const glassPost = '/binoculars-for-deer-country-how-to-choose-a-pair'
const cookPost = '/cooking-lean-venison-roasts-steaks-and-safe-temperatures'
const sensePost = '/nose-eyes-and-ears-what-a-deer-can-sense'
const freezerPost = '/from-field-to-freezer-cooling-aging-and-cutting-venison'
const foodPost = '/what-deer-eat-through-the-four-seasons'
const apartPost = '/white-tailed-or-mule-deer-how-to-tell-them-apart'
const yearPost = '/the-whitetail-year-month-by-month'
const windPost = '/wind-and-thermals-choosing-a-stand-a-deer-cannot-smell'
const harnessPost = '/harness-and-lifeline-choosing-and-using-them'
const elkPost = '/elk-and-moose-for-the-deer-hunter-what-is-different'

const harness = product('full-body-treestand-harness')
const lifeline = product('30-foot-treestand-lifeline')
const mineral = product('granular-mineral-mix')
const spray = product('odor-reducing-field-spray')
const drag = product('synthetic-doe-scent-drag-kit')
const broadheads = product('three-blade-fixed-broadheads-100-grain')
const target = product('layered-foam-archery-target')
const camera = product('cellular-trail-camera')
const binoculars = product('10x42-waterproof-binoculars')
const kit = product('field-dressing-kit')

export const searchQueries: readonly (readonly [query: string, ...pages: string[]])[] = [
  ['deer movement today', predictor],
  ['are deer moving today', predictor],
  ['best time of day to hunt', predictor],
  ['barometric pressure and deer', predictor],
  ['does a cold front make deer move', predictor],
  ['full moon', moon],
  ['moon fase', moon],
  ['when is the next full moon', moon],
  ['moonrise time', moon],
  ['does the moon affect deer', moon, predictor],
  ['wich way is the wind', wind],
  ['which stand for a north wind', wind],
  ['wind direction', wind],
  ['where does my scent blow', wind, windPost],
  ['rut dates', rut],
  ['when is the rut', rut],
  ['when do deer mate', rut],
  ['peak rut november', rut],
  ['chasing phase', rut],
  ['trailcam', analyzer, camera],
  ['game camera', camera, analyzer],
  ['trail cam pictures by hour', analyzer],
  ['analyze trail camera photos', analyzer],
  ['grunt call', calls],
  ['how to rattle antlers', calls],
  ['doe bleat', calls],
  ['what call to use during the rut', calls],
  ['deer calls', calls],
  ['where to put my tree stand', mapper],
  ['funnels and saddles', mapper],
  ['stand location', mapper],
  ['mark my stands on a map', tool('my-map')],
  ['how much meat from a deer', meat],
  ['field dressed weight to meat', meat],
  ['freezer labels', meat],
  ['did the processor keep my meat', meat],
  ['deer wieght calculator', meat],
  ['packing list', checklist],
  ['what to bring deer hunting', checklist],
  ['gear checklist', checklist],
  ['bow hunting check list', checklist],
  ['do i need a license to hunt', regulations],
  ['hunting licence', regulations],
  ['bag limit', regulations],
  ['season dates', regulations],
  ['blaze orange requirements', regulations],
  ['hunter education course', regulations],
  ['regs', regulations],
  ['bag limit ohio', regulations],
  ['reg for texas', regulations],
  ['texas', regulations],
  ['wisconsin deer season', regulations],
  ['pennsylvania hunting regulations', regulations],
  ['rut alabama', rut],
  ['rut dates texas', rut],
  ['michigan rut', rut],
  ['legal shooting hours ohio', light],
  ['sunrise tomorrow in montana', light],
  ['tenessee deer license', regulations],
  ['new york cwd zones', regulations],
  ['doe tag', regulations],
  ['digest', regulations],
  ['sunday hunting north carolina', regulations],
  ['shooting light', light],
  ['what time does shooting light end', light],
  ['how early can i shoot', light],
  ['sunset time', light],
  ['last light tonight', light],
  ['save my hunting location', tool('my-ground')],
  ['plan for opening day', huntDay],
  ['hunt plan to leave with my wife', huntDay],
  ['print a sheet for the hunt', huntDay],
  ['hunting journal', log],
  ['record what i saw on stand', log],
  ['hunt diary', log],
  ['muledeer', '/mule-deer'],
  ['white tale deer', '/white-tailed-deer'],
  ['mule deer', '/mule-deer'],
  ['blacktail', '/mule-deer'],
  ['whitetails', '/white-tailed-deer'],
  ['whitetail buck', '/white-tailed-deer'],
  ['wapiti', '/elk'],
  ['bull elk weight', '/elk'],
  ['reindeer', '/caribou'],
  ['karibu', '/caribou'],
  ['biggest deer in the world', '/moose'],
  ['alces alces', '/moose'],
  ['moose antler size', '/moose'],
  ['sika', '/sika-deer'],
  ['spotted deer from japan', '/sika-deer'],
  ['palmate antlers', '/fallow-deer', '/moose'],
  ['dama dama', '/fallow-deer'],
  ['red stag', '/red-deer'],
  ['red deer roar', '/red-deer'],
  ['scottish deer', '/red-deer'],
  ['mule deer stotting', '/mule-deer'],
  ['how long do whitetails live', '/white-tailed-deer'],
  ['deer species', '/deer-types'],
  ['caribou migration', '/caribou'],
  ['which deer have females with antlers', '/caribou'],
  ['elk bugling', '/elk', calls],
  ['gut shot', bloodPost],
  ['how long to wait after the shot', bloodPost],
  ['lost blood trail', bloodPost],
  ['tracking dog', bloodPost],
  ['white oak acorns', acornPost],
  ['mast crop', acornPost],
  ['when do deer shed their antlers', antlerPost],
  ['shed hunting', antlerPost],
  ['antlers in velvet', antlerPost],
  ['where do deer sleep', bedPost],
  ['bedding area', bedPost],
  ['8x42 or 10x42', glassPost, binoculars],
  ['how to choose binoculars', glassPost],
  ['safe temperature for venison', cookPost],
  ['backstrap recipe', cookPost],
  ['venision steak', cookPost],
  ['can deer see orange', sensePost],
  ['can deer see color', sensePost],
  ['how good is a deers hearing', sensePost],
  ['aging deer meat', freezerPost],
  ['how to butcher a deer', freezerPost],
  ['how fast to cool a deer', freezerPost],
  ['what do deer eat in winter', foodPost],
  ['whitetail or muley', apartPost],
  ['what deer do each month', yearPost],
  ['thermals', windPost],
  ['treestand fall', harnessPost],
  ['elk hunting for beginners', elkPost],
  ['treestand harness', harness],
  ['tree stand rope', lifeline],
  ['deer salt lick', mineral],
  ['mineral block', mineral],
  ['scent killer', spray],
  ['doe urine', drag],
  ['fixed blade broad heads', broadheads],
  ['archery target', target],
  ['binos', binoculars, glassPost],
  ['field dressing knife', kit],
  ['cell cam', camera],
  ['return policy', '/terms'],
  ['opening hours', '/contact'],
  ['phone number', '/contact'],
  ['where are you located', '/contact'],
  ['do you use cookies', '/privacy'],
  ['delete my data', '/privacy'],
  ['copyright complaint', '/dmca'],
  ['terms and conditions', '/terms'],
  ['get a quote', '/request', '/products'],
  ['works without signal', '/offline'],
]

export const isHeldBack = (index: number) => index % 3 === 2
