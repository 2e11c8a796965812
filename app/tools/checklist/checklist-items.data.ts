/**
 * The items of the lists: four kinds of hunt, four groups each. An id is short and stable, because marks live in
 * addresses that people keep; the same id means the same thing in every list that has it.
 */

export interface ChecklistItem {
  id: string
  text: string
}

export const groups = [
  { id: 'weapon', name: 'Weapon' },
  { id: 'safety', name: 'Safety' },
  { id: 'clothing', name: 'Clothing' },
  { id: 'essentials', name: 'Essentials' },
] as const

export type GroupId = (typeof groups)[number]['id']

const harness = { id: 'harness', text: 'Full-body harness with its suspension-relief strap, inspected' }
const lifeline = { id: 'lifeline', text: 'Lifeline at the stand: clipped in from the ground up and back down' }
const stand = { id: 'stand', text: 'Stand, straps and steps checked before the first climb' }
const beyond = { id: 'beyond', text: 'Agreed: no shot until you are sure of the target and what is beyond it' }
const firstAid = { id: 'first-aid', text: 'First-aid kit, with a pressure bandage for a deep cut' }
const tell = { id: 'tell', text: 'Someone at home knows where you hunt, your way in and when you will be back' }
const phone = { id: 'phone', text: 'Charged phone and a whistle, in a pocket, not the pack' }

const base = { id: 'base', text: 'Moisture-wicking base layer; no cotton in the cold' }
const warm = { id: 'warm', text: 'Warm middle layer: fleece, wool or down' }
const shell = { id: 'shell', text: 'Wind- and rainproof outer layer, quiet when you move' }
const orange = { id: 'orange', text: 'Blaze orange, visible from all sides, at least what your state requires' }
const boots = { id: 'boots', text: 'Broken-in boots, wool socks and a dry spare pair' }
const hat = { id: 'hat', text: 'Warm hat, and gloves thin enough to feel the trigger' }
const hearing = { id: 'hearing', text: 'Ear and eye protection' }

const quiver = { id: 'quiver', text: 'Quiver that covers the blades completely' }
const range = { id: 'range', text: 'Rangefinder, and the farthest distance you are sure of' }

const essentials = [
  { id: 'license', text: 'License and tags for this hunt, and a pen to fill them out' },
  { id: 'rules', text: 'This year’s regulations read: dates, hours, area, legal equipment' },
  { id: 'permission', text: 'Landowner’s permission, or a map of public land boundaries' },
  { id: 'light', text: 'Headlamp, backup light and spare batteries' },
  { id: 'map', text: 'Map and compass, or GPS with the truck marked' },
  { id: 'water', text: 'Water and food for longer than you plan to stay' },
  { id: 'fire', text: 'Waterproof fire starter and a space blanket' },
  { id: 'knife', text: 'Sharp knife, gloves and game bags for field dressing' },
] satisfies ChecklistItem[]

/** A list on top of any weapon's list, made by this site, for a hunt away from the truck. */
export const extraList = {
  id: 'backcountry',
  name: 'Elk and backcountry',
  items: [
    { id: 'bear-spray', text: 'Bear spray on the belt, where you can draw it with one hand' },
    { id: 'messenger', text: 'Satellite messenger or beacon, charged, with your contacts set up' },
    { id: 'game-bags', text: 'Game bags for a whole elk: four quarters and the loose meat' },
    { id: 'pack-frame', text: 'Frame pack fitted to carry a quarter' },
    { id: 'bone-saw', text: 'Spare blades, and a saw if the head comes out' },
    { id: 'hang', text: 'Rope to hang meat in the shade and food away from camp' },
    { id: 'offline-map', text: 'Map of the unit on paper and on the phone, saved for no signal' },
    { id: 'filter', text: 'Water filter, and a second way to treat water' },
    { id: 'shelter', text: 'Shelter, sleeping bag and pad for a night you did not plan' },
    { id: 'blisters', text: 'Blister kit and trekking poles' },
  ],
} as const satisfies { id: string; name: string; items: readonly ChecklistItem[] }

export const huntTypes = [
  {
    id: 'archery',
    name: 'Archery',
    items: {
      weapon: [
        { id: 'bow', text: 'Bow checked: no cracks, nothing loose, string and cables sound' },
        { id: 'release', text: 'Release aid or finger tab, and a spare' },
        { id: 'arrows', text: 'Arrows that match your draw: straight, no cracked shaft or nock' },
        { id: 'broadheads', text: 'Broadheads: sharp, legal where you hunt and tuned to this bow' },
        quiver,
        range,
        { id: 'bow-tools', text: 'Hex keys, string wax and spare nocks' },
      ],
      safety: [
        harness,
        lifeline,
        { id: 'haul-line', text: 'Haul line: bow goes up after you, arrows covered in the quiver' },
        stand,
        beyond,
        firstAid,
        tell,
        phone,
      ],
      clothing: [
        base,
        warm,
        shell,
        { id: 'orange', text: 'Blaze orange as your state requires, especially when gun seasons overlap' },
        boots,
        { id: 'hat', text: 'Warm hat, and gloves thin enough to feel the release' },
        { id: 'arm-guard', text: 'Arm guard, and sleeves that stay clear of the string' },
      ],
      essentials,
    },
  },
  {
    id: 'rifle',
    name: 'Rifle',
    items: {
      weapon: [
        { id: 'rifle', text: 'Rifle clean, action and safety working' },
        { id: 'zero', text: 'Zero confirmed this season with the ammunition you carry' },
        { id: 'ammo', text: 'Ammunition that matches the stamp on the barrel, and no other kind' },
        { id: 'bore', text: 'Bore checked and clear; a rod or cable to clear it' },
        { id: 'scope', text: 'Scope mounts tight, lenses clean and capped' },
        { id: 'sling', text: 'Sling secure at both swivels; shooting sticks or a bag for a rest' },
        { id: 'case', text: 'Case for the road; unloaded on the road, at every fence and for every climb' },
      ],
      safety: [
        harness,
        lifeline,
        { id: 'haul-line', text: 'Haul line: rifle unloaded, action open, muzzle down' },
        stand,
        beyond,
        firstAid,
        tell,
        phone,
      ],
      clothing: [base, warm, shell, orange, boots, hat, hearing],
      essentials,
    },
  },
  {
    id: 'muzzleloader',
    name: 'Muzzleloader',
    items: {
      weapon: [
        { id: 'empty', text: 'Proven empty before loading: rod down the bore, checked against its mark' },
        { id: 'powder', text: 'Black powder or a substitute the gunmaker allows, kept dry' },
        { id: 'measure', text: 'Powder measure: never pour from the flask, one charge at a time' },
        { id: 'bullets', text: 'Bullets or balls with patches or sabots, sighted in with this charge' },
        { id: 'caps', text: 'Dry caps or primers, on the gun only when you are ready to fire' },
        { id: 'rod', text: 'Ramrod marked for empty and for your load' },
        { id: 'gun-tools', text: 'Bullet starter, nipple or breech tool, patches and solvent' },
        { id: 'case', text: 'Case for the road; unloaded before camp, house and vehicle' },
      ],
      safety: [
        harness,
        lifeline,
        { id: 'haul-line', text: 'Haul line: unloaded, or at least cap or primer off; muzzle down' },
        stand,
        beyond,
        firstAid,
        tell,
        phone,
      ],
      clothing: [base, warm, shell, orange, boots, hat, hearing],
      essentials,
    },
  },
  {
    id: 'crossbow',
    name: 'Crossbow',
    items: {
      weapon: [
        { id: 'crossbow', text: 'Crossbow checked: limbs, string, cables and safety; string waxed' },
        { id: 'cocking', text: 'Cocking rope or crank made for this crossbow' },
        { id: 'bolts', text: 'Bolts of the length, weight and nock the maker specifies' },
        { id: 'broadheads', text: 'Broadheads: sharp, legal where you hunt and tuned to this bow' },
        quiver,
        range,
        { id: 'uncock', text: 'Practice bolt and a safe backstop for uncocking per the manual' },
        { id: 'rail', text: 'Agreed: fingers below the rail, limbs clear of branches and blind' },
      ],
      safety: [
        harness,
        lifeline,
        { id: 'haul-line', text: 'Haul line: no bolt on the rail, blades covered, line off the trigger' },
        stand,
        beyond,
        firstAid,
        tell,
        phone,
      ],
      clothing: [base, warm, shell, orange, boots, hat],
      essentials,
    },
  },
] as const satisfies readonly { id: string; name: string; items: Record<GroupId, readonly ChecklistItem[]> }[]

export type HuntTypeId = (typeof huntTypes)[number]['id']
