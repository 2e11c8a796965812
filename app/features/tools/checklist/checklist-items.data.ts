/**
 * What stands on the lists: four kinds of hunt, four groups each. An id is short and stable, for marks live in
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

const harness = { id: 'harness', text: 'Full-body harness, inspected, with its suspension-relief strap' }
const lifeline = { id: 'lifeline', text: 'Lifeline at the stand: clipped in from the ground up, and down again' }
const stand = { id: 'stand', text: 'Stand, straps and steps checked before the first climb' }
const beyond = { id: 'beyond', text: 'Agreed: no shot before target and what lies beyond it are both sure' }
const firstAid = { id: 'first-aid', text: 'First-aid kit, with a pressure bandage for a deep cut' }
const tell = { id: 'tell', text: 'Somebody told: where you hunt, your way in, and when you will be back' }
const phone = { id: 'phone', text: 'Charged phone and a whistle, in a pocket and not in the pack' }

const base = { id: 'base', text: 'Base layer that lets sweat out; no cotton in the cold' }
const warm = { id: 'warm', text: 'Warm middle layer: fleece, wool or down' }
const shell = { id: 'shell', text: 'Outer layer against wind and rain, quiet when you move' }
const orange = { id: 'orange', text: 'Blaze orange, seen from all sides, at least as your state asks' }
const boots = { id: 'boots', text: 'Boots that are broken in, wool socks and a dry pair' }
const hat = { id: 'hat', text: 'Warm hat, and gloves in which you can feel the trigger' }
const hearing = { id: 'hearing', text: 'Ear and eye protection' }

const quiver = { id: 'quiver', text: 'Quiver that covers the blades completely' }
const range = { id: 'range', text: 'Rangefinder, and the farthest distance at which you are sure' }

const essentials = [
  { id: 'license', text: 'License and tags for this hunt, and a pen to fill them in' },
  { id: 'rules', text: 'This year’s regulations read: dates, hours, area, legal equipment' },
  { id: 'permission', text: 'Permission of the landowner, or a map of where public land ends' },
  { id: 'light', text: 'Headlamp, a second light and spare batteries' },
  { id: 'map', text: 'Map and compass, or GPS with the truck marked' },
  { id: 'water', text: 'Water and food for longer than you plan to stay' },
  { id: 'fire', text: 'Waterproof fire starter and a space blanket' },
  { id: 'knife', text: 'Sharp knife, gloves and game bags for field dressing' },
] satisfies ChecklistItem[]

export const huntTypes = [
  {
    id: 'archery',
    name: 'Archery',
    items: {
      weapon: [
        { id: 'bow', text: 'Bow checked: no cracks, nothing loose, string and cables sound' },
        { id: 'release', text: 'Release aid or finger tab, and a spare' },
        { id: 'arrows', text: 'Arrows that match your draw: straight, no cracked shaft or nock' },
        { id: 'broadheads', text: 'Broadheads, sharp, legal where you hunt, and shot in with this bow' },
        quiver,
        range,
        { id: 'bow-tools', text: 'Hex keys, string wax, spare nocks' },
      ],
      safety: [
        harness,
        lifeline,
        { id: 'haul-line', text: 'Haul line: the bow follows you up, arrows covered in the quiver' },
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
        { id: 'orange', text: 'Blaze orange, as your state asks, above all when gun seasons overlap' },
        boots,
        { id: 'hat', text: 'Warm hat, and gloves in which you can feel the release' },
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
        { id: 'rifle', text: 'Rifle cleaned, action and safety working' },
        { id: 'zero', text: 'Zero confirmed this season with the ammunition you carry' },
        { id: 'ammo', text: 'Ammunition that matches the stamp on the barrel, and no other kind' },
        { id: 'bore', text: 'Bore looked through and clear; a rod or cable to clear it' },
        { id: 'scope', text: 'Scope mounts tight, lenses clean and covered' },
        { id: 'sling', text: 'Sling sound at both swivels; sticks or a bag to rest on' },
        { id: 'case', text: 'Case for the road; unloaded there, at every fence and every climb' },
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
        { id: 'empty', text: 'Proved empty before loading: rod down the bore, against its mark' },
        { id: 'powder', text: 'Black powder or the substitute that its maker allows, kept dry' },
        { id: 'measure', text: 'Powder measure: never pour from the flask, one charge at a time' },
        { id: 'bullets', text: 'Bullets or balls with patches or sabots, shot in with this charge' },
        { id: 'caps', text: 'Caps or primers, dry; on the gun only when you are ready to fire' },
        { id: 'rod', text: 'Ramrod with marks for empty and for your load' },
        { id: 'gun-tools', text: 'Bullet starter, nipple or breech tool, patches and solvent' },
        { id: 'case', text: 'Case for the road; unloaded before camp, house and car' },
      ],
      safety: [
        harness,
        lifeline,
        { id: 'haul-line', text: 'Haul line: unloaded, at the least with cap or primer off; muzzle down' },
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
        { id: 'crossbow', text: 'Crossbow checked: limbs, string, cables, safety; string waxed' },
        { id: 'cocking', text: 'Cocking rope or crank, the one made for this crossbow' },
        { id: 'bolts', text: 'Bolts of the length, weight and nock that its maker names' },
        { id: 'broadheads', text: 'Broadheads, sharp, legal where you hunt, and shot in with this bow' },
        quiver,
        range,
        { id: 'uncock', text: 'Practice bolt and a safe backstop to uncock as the manual says' },
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
