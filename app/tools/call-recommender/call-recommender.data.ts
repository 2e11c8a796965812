/** The four phases of the calling season with their calls, and the text below the tool. */
import type { ToolConstant, ToolContent } from '~/tools/tool-content'
import type { Cadence } from './cadence'

/** The softest comes first: a hunter who starts soft can still get louder, and never the other way round. */
export const loudnesses = ['soft', 'medium', 'loud'] as const

export interface DeerCall {
  /** The id is unique among all calls of all phases, because it is part of the address. */
  id: string
  name: string
  type: 'Grunt' | 'Bleat' | 'Contact call' | 'Rattle' | 'Rub' | 'Snort-wheeze'
  loudness: (typeof loudnesses)[number]
  /** The description says what the call tells a deer. */
  description: string
  timing: string
  /** The note says how the call sounds, how long and how loud. */
  audioNote: string
  /** The text says how to make the call. */
  technique: string
  /** The noun for one of the call's sounds, such as "grunt". */
  sound: string
  cadence: Cadence
}

export interface CallPhase {
  id: 'early-season' | 'pre-rut' | 'rut' | 'post-rut'
  name: string
  month: string
  /** The text says what the deer are about. */
  mood: string
  /** The text says when to leave the call in the pocket. */
  silence: string
  calls: readonly DeerCall[]
}

export const callPhases: readonly CallPhase[] = [
  {
    id: 'early-season',
    name: 'Early season',
    month: 'September',
    mood: 'Deer live by food and cover. Does travel with their fawns, bucks still run in bachelor groups, and nobody is looking for a fight.',
    silence:
      'Most of the time. A deer already coming needs no call, and one that hears a fight in September has reason to be suspicious.',
    calls: [
      {
        id: 'doe-contact',
        name: 'Doe contact call',
        type: 'Contact call',
        loudness: 'soft',
        description:
          'A doe that has lost sight of her group asks where the others are. To deer nearby, it means one of their own is here and calm.',
        timing: 'Near the end of shooting light, when an unhurried group of does passes out of range.',
        audioNote: 'Short and nasal, like a quick “urp” through the nose. No louder than quiet talk across a table.',
        technique:
          'One breath from the belly, cut off at once with the tongue. Call once, then wait a long time with the call down and your weapon in hand.',
        sound: 'call',
        cadence: { sounds: 1, soundSeconds: 0.5, pauseSeconds: 0, waitMinutes: 20 },
      },
      {
        id: 'fawn-bleat',
        name: 'Fawn bleat',
        type: 'Bleat',
        loudness: 'medium',
        description:
          'A disturbed or hungry fawn asks for its mother. It speaks to does more than bucks, and predators listen too.',
        timing:
          'Only where does are legal and you have the tag. Think twice: what comes in may be a mother with a fawn.',
        audioNote:
          'High, thin and a little shaky, like a lamb far off; about as long as a sigh. Clear, but never shrill.',
        technique:
          'Bite the reed closer to its tip for a higher tone, and let the sound drop at the end. Two or three, then silence. Wail, and you are calling coyotes.',
        sound: 'bleat',
        cadence: { sounds: 2, soundSeconds: 1, pauseSeconds: 3, waitMinutes: 20 },
      },
      {
        id: 'low-grunt',
        name: 'Low grunt',
        type: 'Grunt',
        loudness: 'soft',
        description: 'Small talk among deer sorting out who eats first. It invites a look and threatens little.',
        timing: 'To a buck you can see drifting past, when his head is down or turned away. Not into empty woods.',
        audioNote: 'One low, soft “uhh,” as short as a stifled cough. It should fade within a stone’s throw.',
        technique:
          'Cup a loose hand around the end of the tube and give one slow breath from the chest, without puffing your cheeks. Watch his ears: if they turn, he heard you, and that is enough.',
        sound: 'grunt',
        cadence: { sounds: 1, soundSeconds: 0.5, pauseSeconds: 0, waitMinutes: 20 },
      },
      {
        id: 'tickling-antlers',
        name: 'Tickling antlers',
        type: 'Rattle',
        loudness: 'soft',
        description:
          'Two bucks in a bachelor group try out their new antlers without anger. Others may come to watch, mostly young ones.',
        timing: 'After the velvet is off, on a still morning, at the edge of a feeding area.',
        audioNote:
          'Dry, light ticking of tine on tine with pauses, like two pencils, for about as long as a handshake.',
        technique:
          'Hold the tips together and roll your wrists; never strike. Put the antlers down after one short sequence and wait a long while.',
        sound: 'spell of ticking',
        cadence: { sounds: 1, soundSeconds: 20, pauseSeconds: 0, waitMinutes: 20 },
      },
    ],
  },
  {
    id: 'pre-rut',
    name: 'Pre-rut',
    month: 'October',
    mood: 'Bachelor groups break up. Bucks rub, scrape and size each other up, and most does are not ready yet.',
    silence:
      'When a buck is already coming, and right next to a bedding area, where a call tells him exactly where to look.',
    calls: [
      {
        id: 'buck-grunt',
        name: 'Buck grunt',
        type: 'Grunt',
        loudness: 'soft',
        description: 'A lone buck on his feet. Another buck may want to see who it is.',
        timing: 'The first and last hours of shooting light, ideally to a buck in sight that is headed somewhere else.',
        audioNote:
          'Low and a little rough: one “urrp,” or two with a breath between them. No louder than normal speech.',
        technique:
          'Short, from the chest, with the tube pointed away from the deer and toward cover that could hide another buck. Two grunts, then wait longer than seems useful.',
        sound: 'grunt',
        cadence: { sounds: 2, soundSeconds: 0.5, pauseSeconds: 3, waitMinutes: 20 },
      },
      {
        id: 'sparring-rattle',
        name: 'Sparring rattle',
        type: 'Rattle',
        loudness: 'medium',
        description:
          'Two bucks push each other to learn who is stronger. In the rattling study below, the fewest bucks came in this phase, and more of those that came were young.',
        timing: 'Late in the month, on a cold, still morning, within earshot of rubs and scrapes.',
        audioNote:
          'Clicks and grinding in short bursts with pauses, not one long crash. Loud enough to carry to the next thicket.',
        technique:
          'Mesh the tines, twist, separate, wait and mesh again. Some hunters scrape leaves with a boot between bursts. Wear your orange: this sound brings people too.',
        sound: 'burst',
        cadence: { sounds: 3, soundSeconds: 5, pauseSeconds: 8, waitMinutes: 20 },
      },
      {
        id: 'branch-raking',
        name: 'Branch raking',
        type: 'Rub',
        loudness: 'medium',
        description:
          'A buck works a sapling with his antlers. It marks a spot and sounds less like a fight than rattling does.',
        timing: 'Near real rubs, when deer are within earshot with cover between you.',
        audioNote:
          'Slow strokes scraping bark, a stick cracking, then nothing. It carries about as far as someone breaking kindling.',
        technique:
          'Rub a dead branch up and down a trunk, never the live bark of someone else’s tree. A few strokes, a pause, a few more, then sit still.',
        sound: 'stroke',
        cadence: { sounds: 4, soundSeconds: 2, pauseSeconds: 3, waitMinutes: 20 },
      },
      {
        id: 'doe-bleat',
        name: 'Doe bleat',
        type: 'Bleat',
        loudness: 'soft',
        description: 'A doe on her own. Bucks starting to look for does may come to see, and so may other does.',
        timing: 'Between two grunts, or by itself when does are on their feet nearby.',
        audioNote:
          'A nasal “meh” that drops at the end, longer than a grunt, about one easy breath. As loud as normal speech.',
        technique:
          'With a can call, cover the hole and tip it over once, smoothly. With a reed, start firm and ease off. Once or twice, not every few minutes.',
        sound: 'bleat',
        cadence: { sounds: 2, soundSeconds: 1, pauseSeconds: 4, waitMinutes: 20 },
      },
    ],
  },
  {
    id: 'rut',
    name: 'Rut',
    month: 'November',
    mood: 'Bucks seek, chase and tend does. This is when most of them answer, and when many are too busy with a doe to answer at all.',
    silence:
      'When a buck is following a doe your way: she does the calling. And whenever you have seen or heard another hunter nearby.',
    calls: [
      {
        id: 'tending-grunt',
        name: 'Tending grunt',
        type: 'Grunt',
        loudness: 'medium',
        description: 'The sound of a buck tending a doe. It tells another buck that a doe is ready.',
        timing: 'All day: to a buck crossing out of range, and now and then into thick cover.',
        audioNote:
          'A string of low, short grunts at a walking pace, “urp, urp, urp,” for a few steps, then done. As loud as normal speech, a little louder in wind.',
        technique:
          'Short puffs from the chest in step with a walking deer. Swing the tube as you go, as if the buck were moving. If a deer stops and looks, stay quiet until he looks away.',
        sound: 'grunt',
        cadence: { sounds: 6, soundSeconds: 0.5, pauseSeconds: 0.5, waitMinutes: 20 },
      },
      {
        id: 'full-fight-rattle',
        name: 'Full fight rattle',
        type: 'Rattle',
        loudness: 'loud',
        description:
          'Two bucks in a real fight. In the rattling study below, the response was greatest in this phase, and loud rattling brought nearly three times as many bucks as quiet rattling.',
        timing:
          'Early on a still morning, with a clear view downwind, where a buck likes to circle to smell what he hears. Most bucks in the study answered within the first ten minutes, so stay at least for three rounds of the timer.',
        audioNote:
          'A crash, then hard grinding and clashing with branches breaking, then silence. As loud as you can make it; the study found that length made no difference.',
        technique:
          'Crash the antlers together once, mesh hard and twist, kick brush or rake the ground, then lay them down and pick up your weapon. Sit against a tree wider than you are, and wear orange. Never rattle where other hunters are around.',
        sound: 'fight',
        cadence: { sounds: 1, soundSeconds: 60, pauseSeconds: 0, waitMinutes: 9 },
      },
      {
        id: 'estrus-bleat',
        name: 'Estrus bleat',
        type: 'Bleat',
        loudness: 'medium',
        description:
          'Sold as the voice of a doe in heat. The study of whitetail sounds cited below lists no such call among its mating sounds; it may work simply because it says “doe.”',
        timing: 'When bucks are cruising between doe groups, or as the answer to a tending grunt.',
        audioNote:
          'A drawn-out, pleading “maaah,” longer than the ordinary bleat, about one full breath. As loud as a raised voice.',
        technique:
          'Tip the can slowly for a longer sound. Two or three in a row, then a long pause. Less is more: no real doe bleats on and on.',
        sound: 'bleat',
        cadence: { sounds: 3, soundSeconds: 2, pauseSeconds: 3, waitMinutes: 20 },
      },
      {
        id: 'snort-wheeze',
        name: 'Snort-wheeze',
        type: 'Snort-wheeze',
        loudness: 'medium',
        description:
          'The strongest threat between bucks in the breeding season. It may turn a buck that thinks he is the boss, and it sends many others packing.',
        timing: 'A last resort for a mature buck in sight that ignored a grunt. Not for young bucks, and never blind.',
        audioNote:
          'A few sharp snorts through the nose, then a long wheeze like air leaving a tire. Sharper and louder than a grunt.',
        technique:
          'Just your mouth: “fft, fft, fffffff” through the teeth. Once. If he bristles and turns, stay quiet.',
        sound: 'snort-wheeze',
        cadence: { sounds: 1, soundSeconds: 3, pauseSeconds: 0, waitMinutes: 30 },
      },
    ],
  },
  {
    id: 'post-rut',
    name: 'Post-rut',
    month: 'December',
    mood: 'Tired deer return to food and cover. They have heard calls for weeks, and few still believe them.',
    silence:
      'Near food in the evening, where many ears are listening and one wrong note empties the field. Where deer are hunted hard, silence is the better call.',
    calls: [
      {
        id: 'soft-follow-up',
        name: 'Soft buck grunt',
        type: 'Grunt',
        loudness: 'soft',
        description: 'A buck who is around and wants nothing. It may bring a curious look, no more.',
        timing: 'Once, to a buck in sight on his way to food.',
        audioNote:
          'A single low grunt, as short as clearing your throat and softer than speech. Cold air carries it farther than you think.',
        technique:
          'Muffle the tube inside your jacket and breathe into it instead of blowing. Warm the call first: a frozen reed squeaks.',
        sound: 'grunt',
        cadence: { sounds: 1, soundSeconds: 0.5, pauseSeconds: 0, waitMinutes: 30 },
      },
      {
        id: 'late-doe-contact',
        name: 'Doe contact call at food',
        type: 'Contact call',
        loudness: 'soft',
        description: 'A calm doe at food. Deer waiting at the edge may take heart, and late does still draw bucks.',
        timing: 'The last hour of shooting light, on the trail to food rather than at the food itself.',
        audioNote: 'A short, nasal “urp,” no louder than quiet talk.',
        technique:
          'One breath cut off with the tongue, then nothing more for the rest of the sit unless a group is walking away.',
        sound: 'call',
        cadence: { sounds: 1, soundSeconds: 0.5, pauseSeconds: 0, waitMinutes: 30 },
      },
      {
        id: 'late-rattle',
        name: 'Late rattle',
        type: 'Rattle',
        loudness: 'loud',
        description:
          'Two bucks fighting over one of the last does. In the rattling study below, the oldest bucks, five and a half and up, answered most after the rut.',
        timing:
          'Mornings, where few people hunt and old bucks have been seen. Not near food, and not twice in the same spot.',
        audioNote:
          'A crash and a short, hard grind, then a long silence. Loud: quiet rattling brought fewer bucks in the study.',
        technique:
          'As in the rut, but only once and with more patience afterward. You are easy to see in bare woods, so keep cover in front of you and orange on.',
        sound: 'fight',
        cadence: { sounds: 1, soundSeconds: 60, pauseSeconds: 0, waitMinutes: 9 },
      },
    ],
  },
]

const ruleOfThumb = 'This site’s rule of thumb'
const rattlingStudy = 'Behavioral Responses of Male White-tailed Deer to Antler Rattling (see Sources)'

export const callConstants: readonly ToolConstant[] = [
  {
    name: 'Phases',
    value: 'early season September, pre-rut October, rut November, post-rut December',
    source: 'This site’s calendar, the same for every state; your deer may be weeks off it',
  },
  { name: 'Order of the calls', value: 'soft, medium, loud', source: ruleOfThumb },
  { name: 'Loud vs. quiet rattling', value: 'nearly 3 times as many bucks', source: rattlingStudy },
  { name: 'Most responses to rattling', value: 'in the first 10 minutes', source: rattlingStudy },
  {
    name: 'Rattling cadence',
    value: '1 minute of rattling, 9 of silence, three times',
    source: 'The short sequence of that study, as the Arkansas Democrat-Gazette describes it (see Sources)',
  },
  {
    name: 'Wait after a grunt or bleat',
    value: '20 to 30 minutes',
    source: 'Field practice, as one hunting writer gives it (see Sources); no study measured it',
  },
]

export const callContent: ToolContent = {
  science: [
    {
      title: 'What whitetails say to each other',
      text: 'A study of white-tailed deer recorded twelve different sounds and measured ten of them. Most deer calls on the market copy one of these, so it helps to know who makes it and why.',
      details: [
        'Low grunt: mild quarrels over rank. Add rapid snorts and it becomes the grunt-snort of more serious ones.',
        'Grunt-snort-wheeze: bucks against bucks, in the breeding season.',
        'Tending grunt: one of two mating sounds; the other is a sniff.',
        'Bleat and mew: fawns calling for their mother. Maternal grunt: a doe looking for her bedded fawn.',
        'Contact call: does that have lost their group.',
        'Snort: danger. It is the one sound you never want to make by mistake.',
      ],
    },
    {
      title: 'What rattling does, measured',
      text: 'Between 1992 and 1995, researchers tried four kinds of rattling 171 times near observation towers and saw bucks respond 111 times. Volume mattered; length did not.',
      formula: '111 responses ÷ 171 sessions ≈ 0.65 per session',
      details: [
        'Loud rattling attracted nearly three times as many bucks as quiet rattling.',
        'The response was greatest in the rut and lowest in the pre-rut.',
        'Young bucks answered more often before the rut, middle-aged bucks during it, and the oldest after it.',
        'The oldest bucks held back during the rut, most likely because they were busy with does, the authors say.',
      ],
    },
    {
      title: 'Why there are no recordings here',
      text: 'Biologists recorded and charted ten whitetail sounds, but we found no published figures precise enough to build a grunt or a bleat from, and a wrong call educates deer. So the timer keeps the rhythm and you make the sound. Its optional beep is a plain tone that imitates nothing.',
    },
    {
      title: 'What nobody knows',
      text: 'Neither study says how well a store-bought call works on the deer where you hunt. Both are about whitetails; mule deer, blacktails, elk and moose have their own voices and habits. The advice here on timing and technique is field practice, not a measurement.',
    },
    {
      title: 'Your state’s law on calls',
      text: 'Some states ban recorded or amplified calls. Pennsylvania’s game law, for one, lists recorded calls and electronically amplified imitations as unlawful devices, with limited exceptions by regulation. Mouth and hand calls are another matter, but the only word that counts is in your state’s current regulations, and that includes phone apps.',
    },
    {
      title: 'A call can bring a hunter',
      text: 'A good imitation fools people too. Washington State’s hunter education course describes the pattern: someone hears a sound in the brush or sees movement and fires before the target is clear. Its rule is short: never fire at a sound or movement.',
      details: [
        'See the whole animal and what is behind it before the safety comes off. Use binoculars, not the rifle scope.',
        'Never stalk a grunt, bleat or rattle. There may be a person making it.',
        'If someone comes near while you are calling, stop and speak up in a clear voice. Don’t wave, and don’t call again.',
        'Wear hunter orange whether or not your state requires it, and keep a wide tree at your back.',
      ],
    },
  ],
  essentialFor: [
    'Bowhunters who need a buck to take those last few steps.',
    'Hunters with one call and one week off who want to know what to say with it.',
    'Beginners, for whom knowing when to stay quiet matters more than volume.',
    'Public land hunters, who have to think of the people within earshot before the deer.',
  ],
  proTips: [
    'Call to deer you can see and watch how they react. Ears and tail answer before the feet do.',
    'Start softer than seems useful. You can call again to a deer that did not hear, but not to one you startled.',
    'Expect him from downwind: 60 percent of the bucks in the rattling study came that way. Set up so that he has to cross an open lane before he gets your scent.',
    'Practice at home and in the truck, not in the stand, and listen to real deer whenever you can.',
    'Have your weapon ready and pointed in a safe direction before you call, and both hands free afterward.',
  ],
  sources: [
    {
      title: 'Vocalizations of White-tailed Deer',
      publisher: 'The American Midland Naturalist, abstract',
      url: 'https://doi.org/10.2307/2425899',
      readOn: '2026-11-26',
      usedFor: 'the twelve sounds, who makes them and when',
    },
    {
      title: 'Behavioral Responses of Male White-tailed Deer to Antler Rattling',
      publisher: 'Southeastern Association of Fish and Wildlife Agencies, abstract',
      url: 'https://seafwa.org/journal/2009/behavioral-responses-male-white-tailed-deer-antler-rattling',
      readOn: '2026-11-21',
      usedFor: 'how many bucks answer rattling, by volume, length, phase and age',
    },
    {
      title: 'Long and short of it: Rattling pays off for hunters',
      publisher: 'Northwest Arkansas Democrat-Gazette',
      url: 'http://www.nwaonline.com/news/2013/nov/24/long-and-short-it-rattling-pays-hunters-20131124/?print',
      readOn: '2026-11-25',
      usedFor: 'how long the researchers rattled and how long they waited',
    },
    {
      title: 'Rattling Revisited',
      publisher: 'Outdoor Life',
      url: 'http://www.outdoorlife.com/node/45528',
      readOn: '2026-11-25',
      usedFor: 'that 60 percent of the bucks in the study came from downwind',
    },
    {
      title: 'How to Grunt Call Deer',
      publisher: 'Big Deer Blog',
      url: 'https://bigdeerblog.com/2017/11/how-to-grunt-call-deer/',
      readOn: '2026-11-25',
      usedFor: 'waiting 20 or 30 minutes between calls to deer you cannot see',
    },
    {
      title: 'Victim Mistaken for Game',
      publisher: 'Hunter-ed.com, Washington State course',
      url: 'https://www.hunter-ed.com/washington/studyGuide/Victim-Mistaken-for-Game/20105003_146554/',
      readOn: '2026-11-21',
      usedFor: 'never to fire at a sound or movement',
    },
    {
      title: '§ 2308. Unlawful devices and methods',
      publisher: 'Pennsylvania General Assembly',
      url: 'https://www.legis.state.pa.us/WU01/LI/LI/CT/HTM/34/00.023.008.000..HTM',
      readOn: '2026-11-21',
      usedFor: 'one state’s law on recorded and amplified calls',
    },
  ],
}
