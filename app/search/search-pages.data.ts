/** Hunters use these words for the things that a page is about. The search reads them like the keywords of a post. */
import type { FieldKitId, ToolId } from '~/lib/tool-list'

export const toolWords: Readonly<Record<ToolId | FieldKitId, string>> = {
  'deer-movement-predictor':
    'deer moving today, movement forecast, deer activity, best time of day to hunt, most active, feeding times, weather, cold front, barometric pressure, temperature, rain, will deer move, prediction, good day to hunt',
  'moon-phase-calendar':
    'moon phases, full moon, new moon, quarter, crescent, moonrise, moonset, lunar calendar, solunar, dark night, does the moon affect deer',
  'wind-direction-stand-picker':
    'which way is the wind, wind direction, north wind, south wind, east wind, west wind, which stand to hunt, NW, NE, SW, SE, scent cone, where my scent goes and blows, downwind, upwind, my stands',
  'rut-activity-tracker':
    'when is the rut, rut dates, rut calendar, peak rut, pre-rut, post-rut, seeking, chasing phase, chase, lockdown, tending, breeding dates, mating season, when do deer mate, breed, does in heat, november',
  'trail-cam-analyzer':
    'trail camera pictures, photos by hour, analyze pictures, game camera photos, sort pictures, time of pictures, when deer pass the camera, pattern a buck',
  'deer-call-recommender':
    'grunt call, doe bleat, rattling antlers, how to rattle, snort-wheeze, deer calls, fawn bleat, can call, calling sequence, which call to use, how to call deer',
  'stand-location-mapper':
    'where to put hang place a tree stand, stand location, stand placement, stand site, best spot, funnels, saddles, ridges, pinch points, terrain, draws, benches, topo map',
  'venison-yield-calculator':
    'how much meat from a deer, venison yield, pounds of meat, meat calculator, live weight, field dressed weight, hanging weight, carcass, butcher, processor kept my meat, box came back light, freezer labels, packages, freezer space, deer weight calculator',
  'hunting-checklist-generator':
    'packing list, gear list, what to bring, what to pack, hunting gear, equipment list, pack for deer camp, bow hunting check list, rifle hunt, muzzleloader, crossbow, clothing, what to wear, day pack',
  'license-regulation-finder':
    'hunting license, licence, do I need a license to hunt, deer tag, doe tag, permit, regulations, regs, rules, law, is it legal, digest, handbook, bag limit, how many deer, season dates, deer season, opening day, hunter education course, hunter safety, blaze orange requirements, CWD zones, Sunday hunting, baiting laws, cost of a license, nonresident, out of state, youth, age to hunt, wildlife agency, DNR, fish and game',
  'my-ground':
    'save my place, hunting location, set my location, my property, lease, coordinates, GPS point, time zone',
  'my-map':
    'map of my property, own map, pins, mark my stands on a map, scent cone, screenshot of a map, aerial photo, distances, import and export waypoints, GPX, KML, KMZ, GeoJSON, onX, HuntStand, Gaia GPS, Garmin BaseCamp, Google Earth, list of my stands',
  'legal-light':
    'shooting light, shooting hours, legal shooting hours, what time can I start shooting in the morning, stop shooting in the evening, how early can I shoot, how late can I shoot, sunrise, sunset, first light, last light, when does it get dark, dawn, dusk, daylight, civil twilight, sunrise tomorrow, sunset tonight',
  'hunt-day':
    'plan for the hunt, hunt plan, plan for opening day, tell somebody at home, leave a plan with wife or family, print a sheet, one page, itinerary, hunting alone, safety plan, emergency contact',
  log: 'hunting journal, hunt log, diary, logbook, record sightings, what I saw on stand, deer seen, observations, notes, track my hunts, harvest record',
}

export const pageWords = {
  'hunting-tools': 'all tools, calculators, apps, free tools, field kit',
  products: 'shop, store, catalog, gear for sale, equipment, all products, hunting gear, buy',
  'deer-types':
    'deer species, kinds of deer, types of deer, species guide, how many species, list of deer, deer family, deer breeds',
  blog: 'articles, posts, news, stories, advice, blog, guides, reading',
  contact:
    'contact us, write to us, message, email address, phone number, call us, customer service, support, help, office, where are you located, opening hours, business hours, are you open, holidays',
  request:
    'get a quote, request a quote, price, prices, cost, how to order, buy, quote for several products, my list, cart',
  offline:
    'works offline, no signal, without internet, no service, no cell service, no cell coverage, in the field, field kit, airplane mode, kept pages, saved pages, app, install, download',
  terms:
    'terms and conditions, terms of use, return policy, returns, refund, warranty, liability, age limit, disclaimer',
  privacy:
    'privacy, cookies, tracking, my data, delete my data, personal information, GDPR, what you store, analytics, unsubscribe',
  dmca: 'copyright complaint, infringement, takedown, report a stolen picture',
} as const
