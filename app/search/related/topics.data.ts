/**
 * A word counts with its plural; a space also matches a hyphen. A word belongs here only if it means the topic wherever
 * it appears: not "track", "light" or "stand" alone.
 */
export const topics = {
  wind: ['wind', 'thermal', 'downwind', 'upwind', 'crosswind'],
  scent: ['scent', 'odor', 'smell', 'sense of smell', 'scent control'],
  moon: ['moon', 'moonlight', 'moonrise', 'moon phase'],
  light: ['legal light', 'sunrise', 'sunset', 'twilight', 'dawn', 'dusk', 'shooting hours', 'low light'],
  rut: ['rut', 'breeding', 'breeding season', 'estrus', 'pre rut', 'chasing'],
  calls: ['call', 'calling', 'grunt', 'rattling', 'bugle', 'bleat'],
  cameras: ['trail camera', 'trail cam', 'camera'],
  stands: ['treestand', 'tree stand', 'stand location', 'stand placement', 'picking the stand', 'choosing a stand'],
  terrain: ['saddle', 'ridge', 'funnel', 'bench', 'terrain', 'topographic map', 'map'],
  bedding: ['bedding', 'bedding area', 'bed', 'security cover'],
  scouting: ['scouting', 'deer sign', 'rub', 'scrape', 'home range'],
  movement: ['deer movement', 'movement', 'daily activity', 'collared', 'collar', 'hunting pressure'],
  food: ['acorn', 'mast', 'browse', 'forb', 'diet', 'deer food', 'food plot', 'what deer eat', 'feeding'],
  attractants: ['attractant', 'mineral', 'salt lick', 'bait', 'doe scent', 'scent drag', 'feeding rule'],
  antlers: ['antler', 'velvet', 'pedicle', 'shed antler', 'shed hunting'],
  senses: ['deer sense', 'hearing', 'deer vision', 'eyesight', 'nose'],
  optics: ['binocular', 'optic', 'glassing', 'exit pupil', 'spotting scope'],
  safety: [
    ...['full body harness', 'treestand harness', 'safety harness', 'lifeline', 'fall arrest', 'tether'],
    ...['treestand safety', 'tree stand safety', 'hunter education'],
  ],
  recovery: ['blood trail', 'blood trailing', 'after the shot', 'deer recovery', 'tracking dog', 'hit site'],
  meat: ['venison', 'carcass', 'field dressing', 'butchering', 'meat', 'meat care', 'freezer', 'packing out', 'aging'],
  cooking: ['cooking', 'roast', 'recipe', 'backstrap', 'braise', 'safe temperature', 'food safety'],
  archery: ['archery', 'bowhunter', 'bowhunting', 'broadhead', 'arrow', 'compound bow', 'crossbow', 'bowstring'],
  identification: ['identification', 'species identification', 'deer identification', 'tell them apart', 'hybrid'],
  law: ['license', 'regulation', 'hunting regulation', 'season date', 'tag', 'property line', 'bag limit'],
  disease: ['chronic wasting disease', 'cwd', 'prion', 'disease'],
  packing: ['checklist', 'gear', 'pack', 'packing list'],
  year: ['month by month', 'seasonal behavior', 'four seasons', 'fawn', 'winter survival'],
} as const satisfies Readonly<Record<string, readonly string[]>>
