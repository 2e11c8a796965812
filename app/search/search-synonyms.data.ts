/** A line may hold phrases; hyphens are spaces here. Plurals and other forms need no entry. */
const lines = [
  // Species
  'whitetail, white tailed, white tail, white tale, odocoileus virginianus',
  'mule deer, muley, mulie, odocoileus hemionus',
  'black tailed deer, blacktail, black tail, sitka deer, mule deer',
  'elk, wapiti',
  'caribou, reindeer',
  'red deer, hart, red stag, hind',
  'fawn, baby deer',
  'species, kind of deer, type of deer, deer types, breed of deer',
  'difference, tell apart, versus, vs, identify',
  // Body and sign
  'antler, rack, horn, headgear',
  'shed, antler drop, cast antler, dropped antler, lose antlers',
  'urine, pee, doe scent',
  'scat, droppings, poop',
  'bed, bedding, sleep',
  // The year
  'rut, breeding, mating, mate, estrus, in heat',
  'food, eat, diet, feed',
  'mast, acorn, nuts',
  'bugle, roar',
  // Law
  'regulation, rule, law, legal, reg, digest, rulebook, dnr',
  'license, licence, permit, tag, doe tag, deer tag, buck tag',
  'bag limit, limit, how many deer',
  'season dates, opening day, opener, deer season, season',
  'hunter education, hunter safety, hunter ed, safety course',
  'blaze orange, hunter orange, orange vest, orange',
  'cwd, chronic wasting disease, zombie deer',
  // Light and sky
  'shooting light, legal light, shooting hours, legal hours, shooting time, legal shooting, sunrise, sunset, first light, last light, sunup, sundown, dusk, twilight',
  'moonrise, moonset, moon',
  // Stands and gear
  'tree stand, stand, ladder stand, hang on, tree saddle, deer blind, blind',
  'harness, safety vest, fall arrest, safety belt',
  'lifeline, safety rope, life line, safety line, rope',
  'trail camera, trail cam, game camera, game cam, deer cam, scouting camera',
  'cellular camera, cellular trail camera, cell cam, cell camera',
  'binoculars, binos, binocs, bins, field glasses, optics, glassing',
  'broadhead, arrowhead, arrow tip, arrow head',
  'archery, bow, bowhunting, compound bow, crossbow',
  'mineral, salt lick, salt block, mineral lick, mineral block, salt, lick, deer lick',
  'odor, scent, smell, stink',
  'odor spray, field spray, scent killer, scent eliminator, scent away, scent free, scent spray',
  'attractant, bait, lure, deer corn',
  'knife, gut hook, skinner, skinning knife',
  'checklist, packing list, gear list, pack list, what to bring, what to pack, what to take, supplies',
  // Tracking and dressing
  'field dress, gut, gutting, dressing',
  'blood trail, track, recover, gut shot, wounded deer, liver shot, lung shot, wound',
  'venison, deer meat, meat',
  'butcher, cut up, process, processing, cutting, quarter, debone',
  'cook, recipe, roast, grill, fry, steak, backstrap, tenderloin, jerky, burger',
  'aging, age, hang, dry age, hanging',
  'yield, how much meat, pounds of meat, meat weight, carcass weight, dressed weight, hanging weight',
  // Calls
  'grunt, grunt call, grunt tube, bleat, rattle, rattling, snort wheeze, deer call, call',
  // Notes and plans
  'log, journal, diary, record, logbook, notes',
  'map, pin, mark, location',
  // The site
  'hours, opening hours, open today, business hours, when are you open',
  'phone, telephone, call you, number',
  'contact, e mail, email, mail, reach, get in touch, customer service, support, help',
  'address, located, office, where are you',
  'terms, return, refund, warranty, guarantee, return policy, conditions, money back',
  'privacy, personal data, my data, gdpr, tracking, cookie',
  'dmca, copyright, infringement, stolen picture',
  'quote, price, cost, buy, order, purchase, how much is',
  'signal, offline, no signal, no internet, without internet, no service, no reception, cell service, cell coverage, no bars',
] as const

export const synonyms: readonly (readonly string[])[] = lines.map((line) => line.split(', '))

/** These words say nothing about the subject of a search. A question consists mostly of them. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about after all am an and any anyone are as at be been before being best bring can cant could day did do does
  doing dont during each end every fact facts far fast few find for from gets get give go goes going good got had has have having
  he help her here him his how i if im in into is it its just kind know last let like ll long look looking lot make
  making many may me mean might more most much must my need needs next no not now of off often ok on one only or
  other our out over per please put re really right s she should show so some someone soon still such t take tell
  than that the their them then there these they thing this those through time to today tomorrow tonight too type until up
  us use used using ve very want wants was way we well were what whats when whens where wheres which while who whom
  why will with without work would year you your`.split(/\s+/),
)
