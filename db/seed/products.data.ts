/**
 * Safety follows hunter education in North America: stay attached from the ground up, inspect before each use, replace
 * by the maker's date or after a fall.
 */
export interface SampleProduct {
  name: string
  slug: string
  description: string
  imagePrompt: string
  imageUrl: `/art/products/${string}.svg`
  category: string
  features: readonly string[]
  discountPercentage: number
  isActive: true
  sizes?: readonly string[]
  specifications?: readonly { label: string; value: string }[]
}

export const sampleProducts: readonly SampleProduct[] = [
  {
    name: 'Full-Body Treestand Harness',
    slug: 'full-body-treestand-harness',
    description:
      'A five-point harness that holds you upright and close to the tree if you slip. Wear it from the moment you ' +
      'leave the ground until you are back on it: most falls happen while climbing or stepping on and off the stand. ' +
      "Use it with a lineman's belt when hanging stands and a lifeline on the way up. Inspect webbing, stitching and " +
      "buckles before each use, and retire it by the date on the maker's label or after any fall. Hanging still in a " +
      'harness becomes dangerous within minutes, so practice recovery near the ground with a helper.',
    imagePrompt:
      'An olive full-body harness with padded shoulder straps, chest buckle, waist belt and two leg loops; an ' +
      'orange tether leads from its back to a carabiner, and a suspension-relief strap lies rolled up beside ' +
      'it.',
    imageUrl: '/art/products/full-body-treestand-harness.svg',
    category: 'Safety',
    features: [
      'Padded shoulder straps that stay clear of a gun stock or a bow at full draw',
      'Adjustable tree strap and short tether, set just above head height',
      "Lineman's belt loops on both hips for hanging and climbing",
      'Suspension-relief strap to stand in while you wait for help',
      'Label with weight limits, date of manufacture and date of replacement',
    ],
    discountPercentage: 20,
    isActive: true,
    sizes: ['S/M', 'L/XL', '2XL'],
    specifications: [
      { label: 'Type', value: 'Five-point, full body' },
      { label: 'In the box', value: 'Harness, tree strap, tether, suspension-relief strap' },
      { label: 'Standard', value: 'Look for ASTM F2337 on the label' },
      { label: 'Weight limits', value: 'On the label; weigh yourself dressed and loaded' },
    ],
  },
  {
    name: 'Odor-Reducing Field Spray',
    slug: 'odor-reducing-field-spray',
    description:
      'An unscented spray for boots, packs and outer layers, used just before the walk in. It cuts the smell that ' +
      'gear picks up in the truck, at the gas pump and in the kitchen, and it helps most on what brushes against grass ' +
      'and branches. No spray keeps a deer from smelling you: breath and skin give off scent all day, and a deer ' +
      'straight downwind will know. Treat it as a small help behind what matters more: a stand chosen for ' +
      'the wind and an entry route that stays off the trails.',
    imagePrompt:
      'A clouded plastic spray bottle, half full, with a dark trigger head and an orange locking nozzle; its ' +
      'label shows three lines of wind and no brand.',
    imageUrl: '/art/products/odor-reducing-field-spray.svg',
    category: 'Scent Control',
    features: [
      'No added perfume or cover scent',
      'Trigger sprayer that works upside down for soles and cuffs',
      'Does not stain common synthetic, wool and cotton fabrics',
      'Refillable bottle with a locking nozzle for the pack',
    ],
    discountPercentage: 15,
    isActive: true,
  },
  {
    name: 'Cellular Trail Camera',
    slug: 'cellular-trail-camera',
    description:
      'A motion-triggered camera that sends small pictures to your phone over the mobile network, so you disturb the ' +
      'spot less often. Hang it waist high, facing north or south to keep the sun out of the lens, and clear the ' +
      'grass in front. It needs a signal and a data plan, cold shortens battery life, and a picture tells you where a ' +
      'deer was, not where it will be. Some states limit or ban trail cameras, or those that transmit, for hunting, ' +
      'and public land may have its own rules. Check before you hang one.',
    imagePrompt:
      'An olive trail camera from the front: four rows of infrared lights, lens, motion sensor and a short ' +
      'antenna, with its strap looped as if around a trunk.',
    imageUrl: '/art/products/cellular-trail-camera.svg',
    category: 'Electronics',
    features: [
      'No-glow infrared flash for night pictures',
      'Stores full-size pictures on a memory card and sends small ones',
      'Adjustable trigger delay and quiet hours',
      'Runs on AA lithium batteries or an external battery',
      'Steel loop for a cable lock',
    ],
    discountPercentage: 30,
    isActive: true,
  },
  {
    name: 'Three-Blade Fixed Broadheads, 100 Grain',
    slug: 'three-blade-fixed-broadheads-100-grain',
    description:
      'A set of six one-piece broadheads with three fixed blades and a cutting diameter of 1 1/8 inches, for compound ' +
      'bows and crossbows. Nothing has to open on impact, so they are a steady choice for moderate draw weights. They ' +
      'often fly apart from field points until the bow is tuned: practice with broadheads of the same weight before ' +
      'the season and set your limit by what you hit every time. Keep blades in a covered quiver, mount them with ' +
      "the wrench, and never climb with an arrow nocked. Check your state's minimum cutting width.",
    imagePrompt:
      'Three steel broadheads with vented blades and threaded shanks beside an open hard case, in which three ' +
      'more are seen from the tip; an orange wrench lies below.',
    imageUrl: '/art/products/three-blade-fixed-broadheads-100-grain.svg',
    category: 'Archery',
    features: [
      'Six heads of 100 grains each, standard thread',
      'Stainless steel you can sharpen on a flat stone',
      'Cutting diameter of 1 1/8 inches',
      'Wrench that keeps fingers away from the edges',
      'Hard case that covers every blade',
    ],
    discountPercentage: 10,
    isActive: true,
    specifications: [
      { label: 'Weight', value: '100 grains (6.5 g) each' },
      { label: 'Cutting diameter', value: '1 1/8 inches (29 mm)' },
      { label: 'Blades', value: 'Three, fixed' },
      { label: 'Heads', value: 'Six' },
    ],
  },
  {
    name: 'Synthetic Doe Scent Drag Kit',
    slug: 'synthetic-doe-scent-drag-kit',
    description:
      'A laboratory-made doe scent with a felt drag and two hanging wicks, for the weeks around the rut. Walk the drag ' +
      'in from downwind, then hang it upwind of where you want a buck to stop. Some bucks follow it, many pass it by, ' +
      'and too much of it does more harm than good. It contains no natural urine, which can carry the prions of chronic ' +
      'wasting disease. Even so, scents and attractants are unlawful in some states and disease zones, so read the ' +
      'current regulations before use.',
    imagePrompt:
      'A brown felt drag on a cord with a wooden toggle, two white felt wicks in steel clips, and an amber ' +
      'bottle with a drop on its label.',
    imageUrl: '/art/products/synthetic-doe-scent-drag-kit.svg',
    category: 'Attractants',
    features: [
      'Synthetic scent, no natural deer urine',
      'Felt drag with six feet of cord',
      'Two wicks with clips for branches',
      'Airtight bottle and bag for carrying out what you hung',
    ],
    discountPercentage: 25,
    isActive: true,
  },
  {
    name: '10x42 Waterproof Binoculars',
    slug: '10x42-waterproof-binoculars',
    description:
      'Ten-power binoculars with 42 mm lenses for glassing field edges, cutover and open ridges. The larger lenses ' +
      'gather enough light for the first and last minutes of legal time, though no glass extends it. Brace your elbows ' +
      'or use the tripod thread, because ten power shows every tremble; in thick timber a lower power is easier to ' +
      'hold. Look for parts of a deer rather than a whole one: an ear, a leg, the line of a back. Use binoculars to ' +
      'identify what you see, never a rifle scope.',
    imagePrompt:
      'Olive roof-prism binoculars seen from above, eyecups at the top and the two large lenses below, with ' +
      'focus wheel, open bridge and a tan neck strap.',
    imageUrl: '/art/products/10x42-waterproof-binoculars.svg',
    category: 'Gear',
    features: [
      'Ten-power magnification, 42 mm objective lenses',
      'Sealed and nitrogen-filled to prevent internal fogging',
      'Twist-up eyecups that work with glasses',
      'Rubber armor, quiet against buttons and bark',
      'Thread for a tripod adapter',
      'Harness strap that keeps the weight off the neck',
    ],
    discountPercentage: 50,
    isActive: true,
    specifications: [
      { label: 'Magnification', value: '10×' },
      { label: 'Objective lens', value: '42 mm (1.7 inches)' },
      { label: 'Exit pupil', value: '4.2 mm (0.17 inches)' },
    ],
  },
  {
    name: '30-Foot Treestand Lifeline',
    slug: '30-foot-treestand-lifeline',
    description:
      'A climbing rope with a sliding knot that stays with one stand for the season, so you are attached from the ' +
      "first step to the last. Tie it off above the stand while wearing a harness and lineman's belt, anchor it at the " +
      'foot of the tree, and slide the knot up as you climb, always above your head. It works only together with a ' +
      'full-body harness. Sun, squirrels and growing bark wear out rope: inspect its whole length before each climb, ' +
      "take it down after the season, and replace it by the maker's date or after a fall. Stay within the weight limits " +
      'on its label, dressed and loaded.',
    imagePrompt:
      'A coiled orange lifeline with a pale tracer and a tag; on its upper end, below the eye, a green Prusik ' +
      'knot holds a carabiner.',
    imageUrl: '/art/products/30-foot-treestand-lifeline.svg',
    category: 'Safety',
    features: [
      'Thirty feet of low-stretch rope for stands of up to 20 feet: it has to reach from the ground to head height above ' +
        'the platform',
      'Sliding friction knot with carabiner',
      'Reflective tracer that shows up in a headlamp before dawn',
      'Tag for the date of first use',
    ],
    discountPercentage: 0,
    isActive: true,
    specifications: [
      { label: 'Length', value: '30 feet (9.1 m)' },
      { label: 'Stand height', value: 'Up to 20 feet (6.1 m)' },
    ],
  },
  {
    name: 'Layered Foam Archery Target',
    slug: 'layered-foam-archery-target',
    description:
      'A block of compressed foam layers that stops arrows by friction and lets you pull them without a struggle. One ' +
      'face carries small dots for form, the other a deer outline with the vitals shown, so you learn to aim for ' +
      'the ribs, not the whole animal. It takes field points on every side. Broadheads cut foam and shorten its ' +
      'life, so keep one face for them. Set it in front of a safe backstop, since every archer misses, and shoot from the ' +
      'height and in the clothes you will hunt in.',
    imagePrompt:
      'A block of foam layers held by two orange straps, with a handle on top; three arrows stand around the ' +
      'center of a white face with dots.',
    imageUrl: '/art/products/layered-foam-archery-target.svg',
    category: 'Archery',
    features: [
      'Foam layers held by straps you can tighten as it wears',
      'Face with dots and face with a deer outline',
      'Takes field points, and broadheads on a face set aside for them',
      'Carrying handle, about 20 pounds',
    ],
    discountPercentage: 40,
    isActive: true,
  },
  {
    name: 'Granular Mineral Mix',
    slug: 'granular-mineral-mix',
    description:
      'Salt with calcium, phosphorus and trace minerals for a site that deer visit in spring and summer, when demand ' +
      'from antler growth and nursing is greatest. Work it into bare soil well away from roads and set a camera to ' +
      'learn who comes. It does not grow antlers by itself: age, food and genetics decide those. Sites where deer ' +
      'gather can spread disease, and placing minerals or hunting near them is unlawful in some states and in zones ' +
      'managed for chronic wasting disease. Check the rules where you hunt, including how long a site counts as baited.',
    imagePrompt:
      'An open canvas-colored bag with crystals on its label, and before it a heap of brown and white grains ' +
      'with a steel scoop full of them.',
    imageUrl: '/art/products/granular-mineral-mix.svg',
    category: 'Attractants',
    features: [
      'Loose grains that mix into soil',
      'Salt, calcium and phosphorus with trace minerals',
      'No grain, no molasses, no added scent',
      'Resealable bag with a list of contents',
    ],
    discountPercentage: 0,
    isActive: true,
  },
  {
    name: 'Field Dressing Kit',
    slug: 'field-dressing-kit',
    description:
      'What it takes to turn a deer into clean meat on the spot: a short drop-point knife, a gut hook, a folding saw, ' +
      'gloves, a drag rope and breathable game bags. Cool the carcass as soon as you can, since heat, dirt and moisture ' +
      'spoil venison. Cut away from yourself and keep the blade sharp, because a dull one slips. Wear the gloves, and in ' +
      'areas with chronic wasting disease avoid brain and spine, follow the rules on moving carcasses and have the ' +
      'animal tested. Tag the deer before anything else where the law says so.',
    imagePrompt:
      'An orange drop-point knife, a folding saw, a gut hook, long gloves, four rolled game bags and a coiled ' +
      'drag rope, laid out on a canvas roll.',
    imageUrl: '/art/products/field-dressing-kit.svg',
    category: 'Gear',
    features: [
      'Drop-point knife with a grip that holds when wet',
      'Gut hook and folding saw with sheaths',
      'Two pairs of arm-length gloves',
      'Four washable game bags',
      'Drag rope with handle',
      'Roll-up case you can hose out',
    ],
    discountPercentage: 0,
    isActive: true,
  },
]
