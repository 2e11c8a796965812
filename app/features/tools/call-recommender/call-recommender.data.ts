/** The four phases of the calling season with their calls, and what stands below the tool. */
import type { ToolConstant, ToolContent } from '~/features/tools/tool-content'

/** From the softest: whoever starts soft can still get louder, and never the other way round. */
export const loudnesses = ['soft', 'medium', 'loud'] as const

export interface DeerCall {
  /** Unique among all calls of all phases: it is part of the address. */
  id: string
  name: string
  type: 'Grunt' | 'Bleat' | 'Contact call' | 'Rattle' | 'Rub' | 'Snort-wheeze'
  loudness: (typeof loudnesses)[number]
  /** What it says to a deer. */
  description: string
  timing: string
  /** How it sounds, how long and how loud. */
  audioNote: string
  /** How to make it. */
  technique: string
}

export interface CallPhase {
  id: 'early-season' | 'pre-rut' | 'rut' | 'post-rut'
  name: string
  month: string
  /** What the deer are about. */
  mood: string
  /** When to leave the call in the pocket. */
  silence: string
  calls: readonly DeerCall[]
}

export const callPhases: readonly CallPhase[] = [
  {
    id: 'early-season',
    name: 'Early season',
    month: 'September',
    mood: 'Deer live by food and cover. Does go with their fawns, bucks are still in company with other bucks, and nobody looks for a fight.',
    silence:
      'Most of the time. A deer that comes anyway needs no call, and one that hears a fight in September has reason to wonder.',
    calls: [
      {
        id: 'doe-contact',
        name: 'Doe contact call',
        type: 'Contact call',
        loudness: 'soft',
        description:
          'A doe that has lost sight of her group asks where the others are. To deer nearby it says that one of their own is here and calm.',
        timing: 'Near the end of shooting light, when a group of does passes out of range and is in no hurry.',
        audioNote:
          'Short and nasal, like one spoken “urp” through the nose; over in a moment. No louder than quiet talk across a table.',
        technique:
          'One breath, given from the belly and cut off at once with the tongue. Once, then a long wait with the call down and the weapon in hand.',
      },
      {
        id: 'fawn-bleat',
        name: 'Fawn bleat',
        type: 'Bleat',
        loudness: 'medium',
        description:
          'A fawn that is disturbed or hungry asks for its mother. It speaks to does, hardly to bucks, and predators listen too.',
        timing:
          'Only where a doe may lawfully be taken and you hold the tag for one. Think twice: what comes may be a mother with a fawn.',
        audioNote:
          'High, thin and a little shaky, like a lamb far off; about as long as a sigh. Clear, but never shrill.',
        technique:
          'Bite the reed nearer to its tip for a higher tone, and let the sound fall at its end. Two or three, then silence. Whoever begins to wail is calling coyotes.',
      },
      {
        id: 'low-grunt',
        name: 'Low grunt',
        type: 'Grunt',
        loudness: 'soft',
        description:
          'The small word among deer that sort out who eats first. It asks for a look, and threatens little.',
        timing: 'To a buck in sight that drifts past, when his head is down or turned away. Not into empty woods.',
        audioNote: 'One low, soft “uhh”, as short as a cough held back. It should fade within a stone’s throw.',
        technique:
          'A loose hand around the end of the tube, one slow breath from the chest, no puff of the cheeks. Watch his ears: if they turn, you were heard, and that is enough.',
      },
      {
        id: 'tickling-antlers',
        name: 'Tickling antlers',
        type: 'Rattle',
        loudness: 'soft',
        description:
          'Two bucks of a bachelor group try their new antlers without anger. Others may come to watch, mostly young ones.',
        timing: 'After the velvet is off, on a still morning, at the edge of a feeding place.',
        audioNote:
          'Dry, light ticking of tine on tine with pauses, like two pencils; for as long as one might shake hands.',
        technique:
          'Hold the tips together and turn the wrists; never strike. Put the antlers down after one short spell and wait long.',
      },
    ],
  },
  {
    id: 'pre-rut',
    name: 'Pre-rut',
    month: 'October',
    mood: 'Bachelor groups break up. Bucks rub, scrape and measure each other, and most does are not ready yet.',
    silence:
      'When a buck is already on his way to you, and right beside a bedding place: there a call tells him where to look for you.',
    calls: [
      {
        id: 'buck-grunt',
        name: 'Buck grunt',
        type: 'Grunt',
        loudness: 'soft',
        description: 'A buck on his feet, by himself. Another buck may want to see who it is.',
        timing: 'The first and the last hours of shooting light; best at a buck in sight that is going elsewhere.',
        audioNote:
          'Low and a little rough, one “urrp” or two with a breath between them. As loud as plain speech, at most.',
        technique:
          'From the chest, short, with the tube pointed away from the deer and toward cover that could hide another buck. Two grunts, then wait, longer than seems useful.',
      },
      {
        id: 'sparring-rattle',
        name: 'Sparring rattle',
        type: 'Rattle',
        loudness: 'medium',
        description:
          'Two bucks push each other to learn who is stronger. In the study of rattling below, the fewest bucks came in this phase, and those that came more often were young.',
        timing: 'Late in the month, on a cold and still morning, within hearing of rubs and scrapes.',
        audioNote:
          'Clicks and grinding in short bursts with pauses, not one long crash. Loud enough to carry to the next thicket.',
        technique:
          'Mesh the tines, twist, part them, wait, and mesh again. Some hunters scrape leaves with a boot between the bursts. Wear your orange: this sound brings people as well.',
      },
      {
        id: 'branch-raking',
        name: 'Branch raking',
        type: 'Rub',
        loudness: 'medium',
        description:
          'A buck works a sapling with his antlers. It marks a place, and says less about a fight than rattling does.',
        timing: 'Beside real rubs, when deer are within hearing and cover is between you.',
        audioNote:
          'Bark scraped with slow strokes, a stick that cracks, then nothing. It carries about as far as someone breaking kindling.',
        technique:
          'Draw a dead branch up and down a trunk, never living bark that belongs to someone else. A few strokes, a pause, a few more, and sit still.',
      },
      {
        id: 'doe-bleat',
        name: 'Doe bleat',
        type: 'Bleat',
        loudness: 'soft',
        description: 'A doe on her own. Bucks that begin to look for does may come to see, and other does may too.',
        timing: 'Between two grunts, or alone when does are on their feet nearby.',
        audioNote:
          'A nasal “meh” that sinks toward its end, longer than a grunt, about one easy breath. As loud as plain speech.',
        technique:
          'With a can call: cover the hole, tip it over once and smoothly. With a reed: start firm and let go. Once or twice, not every few minutes.',
      },
    ],
  },
  {
    id: 'rut',
    name: 'Rut',
    month: 'November',
    mood: 'Bucks search, chase and stay with does. This is when most of them answer, and when many are busy with a doe and answer nothing.',
    silence:
      'When a buck follows a doe that comes your way by herself: she does the calling. And whenever you have seen or heard another hunter near you.',
    calls: [
      {
        id: 'tending-grunt',
        name: 'Tending grunt',
        type: 'Grunt',
        loudness: 'medium',
        description: 'The sound of a buck that stays with a doe. Another buck hears that there is a doe to be had.',
        timing: 'All day. At a buck that crosses out of range, and now and then into thick cover.',
        audioNote:
          'A string of low, short grunts in the rhythm of walking, “urp, urp, urp”, for a few steps and then done. Plain speech, a little louder in wind.',
        technique:
          'Short puffs from the chest in step with a walking deer; turn the tube as you go, as if he moved. If he stops and looks, be silent until he looks away.',
      },
      {
        id: 'full-fight-rattle',
        name: 'Full fight rattle',
        type: 'Rattle',
        loudness: 'loud',
        description:
          'Two bucks fight in earnest. In the study of rattling below, the response was greatest in this phase, and loud rattling brought nearly three times as many bucks as quiet rattling.',
        timing:
          'Early on a still morning, with a clear view downwind: that is where a buck likes to come round to smell what he hears. Most in the study answered during the first ten minutes.',
        audioNote:
          'A crash, then hard grinding and clashing with branches breaking, and silence. As loud as you can make it: the study found no difference between short and long.',
        technique:
          'Strike once, mesh hard and twist, kick brush or rake the ground, then lay the antlers down and take up your weapon. Sit with a tree behind you that is wider than you, and wear orange. Never rattle where other hunters are about.',
      },
      {
        id: 'estrus-bleat',
        name: 'Estrus bleat',
        type: 'Bleat',
        loudness: 'medium',
        description:
          'Sold as the voice of a doe that is ready. The study of whitetail sounds that we read lists no such call among its mating sounds; what brings a buck may simply be that it says “doe”.',
        timing: 'When bucks are searching between groups of does, and after a tending grunt as its answer.',
        audioNote:
          'A drawn-out, pleading “maaah”, longer than the common bleat, about one full breath. As loud as a raised voice.',
        technique:
          'Tip the can slowly for a longer sound. Two or three in a row, then leave a long pause. Less is safer: no real doe goes on and on.',
      },
      {
        id: 'snort-wheeze',
        name: 'Snort-wheeze',
        type: 'Snort-wheeze',
        loudness: 'medium',
        description:
          'The strongest threat between bucks in the breeding season. It may turn a buck that thinks himself the strongest, and it sends many others off.',
        timing:
          'The last word, to one grown buck in sight that did not care for a grunt. Not to young bucks, and not blind.',
        audioNote:
          'A few sharp snorts through the nose, then a long wheeze like air let out of a tire; sharp, and louder than a grunt.',
        technique:
          'With the mouth: “fft, fft, fffffff” through the teeth. Once. If he bristles and turns, say no more.',
      },
    ],
  },
  {
    id: 'post-rut',
    name: 'Post-rut',
    month: 'December',
    mood: 'Tired deer come back to food and cover. They have heard calls for weeks, and few are left that believe all of them.',
    silence:
      'Near food in the evening, where many ears listen at once: one wrong note empties the field. Where deer are hunted hard, silence is the better call.',
    calls: [
      {
        id: 'soft-follow-up',
        name: 'Soft buck grunt',
        type: 'Grunt',
        loudness: 'soft',
        description: 'One buck that is there, and wants nothing. It may bring a curious look, no more.',
        timing: 'At a buck in sight on his way to food, once.',
        audioNote:
          'A single low grunt, as short as clearing the throat, softer than speech; the cold carries it further than you think.',
        technique:
          'Muffle the tube inside your jacket and breathe rather than blow. Warm the call first: a frozen reed squeaks.',
      },
      {
        id: 'late-doe-contact',
        name: 'Doe contact call at food',
        type: 'Contact call',
        loudness: 'soft',
        description: 'A doe at food, calm. Deer that wait at the edge may take heart, and late does still draw bucks.',
        timing: 'The last hour of shooting light, on the trail to food, not at the food itself.',
        audioNote: 'A short nasal “urp”, over in a moment, no louder than quiet talk.',
        technique:
          'One breath cut off with the tongue, then nothing for the rest of the sit unless a group walks away.',
      },
      {
        id: 'late-rattle',
        name: 'Late rattle',
        type: 'Rattle',
        loudness: 'loud',
        description:
          'Two bucks over one of the last does. In the study of rattling below, it was after the rut that the oldest bucks, five and a half years and more, answered at their greatest rates.',
        timing: 'Mornings, where few people hunt and old bucks were seen. Not beside food, and not twice at one place.',
        audioNote:
          'A crash and hard grinding, short, then long silence. Loud: quiet rattling brought fewer bucks in the study.',
        technique:
          'As in the rut, but once and no more, and with more patience afterwards. In bare woods you are easily seen: have cover in front of you and orange on.',
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
    source:
      'This site’s calendar. It is the same for every state; the deer of yours may be weeks off it, and so may the rut activity tracker’s windows',
  },
  { name: 'Order of the calls', value: 'soft, medium, loud', source: ruleOfThumb },
  { name: 'Loud against quiet rattling', value: 'nearly 3 times as many bucks', source: rattlingStudy },
  { name: 'Most responses to rattling', value: 'in the first 10 minutes', source: rattlingStudy },
]

export const callContent: ToolContent = {
  science: [
    {
      title: 'What whitetails say to each other',
      text: 'A study of the voice of white-tailed deer recorded twelve different sounds and measured ten of them. Most of what is sold as a deer call copies one of them, and it helps to know who used it and for what.',
      details: [
        'Low grunt: mild quarrels over rank. With rapid snorts added it becomes the grunt-snort of harder ones.',
        'Grunt-snort-wheeze: bucks against bucks, in the breeding season.',
        'Tending grunt: one of the two mating sounds; the other is a sniff.',
        'Bleat and mew: fawns that want their mother. Maternal grunt: a doe that looks for her bedded fawn.',
        'Contact call: females that have lost their group.',
        'Snort: danger. It is the one sound that you should never make by mistake.',
      ],
    },
    {
      title: 'What rattling was measured to do',
      text: 'A study tried four kinds of rattling 171 times near observation towers between 1992 and 1995, and saw 111 responses of bucks. Volume mattered, length did not.',
      formula: '111 responses ÷ 171 sessions ≈ 0.65 for each session',
      details: [
        'Loud rattling attracted nearly three times as many bucks as quiet rattling.',
        'The greatest response was in the rut, the lowest in the pre-rut.',
        'Young bucks answered more often before the rut, middle-aged ones in it, and the oldest after it.',
        'Why the oldest held back in the rut: most likely they were busy with does, say the authors.',
      ],
    },
    {
      title: 'What is not known',
      text: 'Neither study says how well a call from a shop works on the deer where you hunt. Both are about whitetails; mule deer, blacktails, elk and moose have voices and customs of their own. The advice on timing and on technique is field practice and this site’s own rule of thumb, not a measurement.',
    },
    {
      title: 'The law on calls is your state’s',
      text: 'Some states forbid calls that play recordings or that are amplified. Pennsylvania’s game law, to name one, lists recorded calls and electronically amplified imitations among the unlawful devices, with limited exceptions by regulation. A call worked by mouth or by hand is another matter, but the only word that counts is in your state’s current regulations, also for the apps on a phone.',
    },
    {
      title: 'A call can bring a hunter',
      text: 'A good imitation deceives people as well. The hunter education course of Washington State names the pattern: somebody hears a sound in the brush or sees a movement, and fires before the target is clear. Its rule is short: never fire at a sound or movement.',
      details: [
        'See the whole animal and what is behind it before the safety goes off, with binoculars and not with the rifle scope.',
        'Never stalk a grunt, a bleat or a rattle: there may be a person at its end.',
        'When somebody comes near while you call, stop, and speak up in a clear human voice. Do not wave, and do not call again.',
        'Wear hunter orange whether or not your state asks for it, and have a wide tree at your back.',
      ],
    },
  ],
  essentialFor: [
    'Bowhunters, who need the last few steps that a buck does not want to take.',
    'Hunters with one call and one week off, who want to know what it should say in that week.',
    'Those new to calling, who learn faster when to be silent than how to be loud.',
    'Hunters on public land, who have to think of the people within hearing before they think of the deer.',
  ],
  proTips: [
    'Call to deer that you can see, and watch what the call does. Ears and tail answer before the feet do.',
    'Start softer than seems useful. A deer that did not hear can be called again; one that was startled cannot.',
    'Expect him from downwind. Set up so that he must cross an open lane before he gets your scent.',
    'Practice at home and in the truck, not in the stand, and listen to real deer whenever you can.',
    'Have the weapon ready before you call, pointed in a safe direction, and both hands free afterwards.',
    'Read your state’s regulations on calls each year, and leave recordings at home where they are not allowed.',
  ],
  sources: [
    {
      title: 'Vocalizations of White-tailed Deer',
      publisher: 'The American Midland Naturalist, abstract at OpenAIRE',
      url: 'https://explore.openaire.eu/search/publication?pid=10.2307%2F2425899',
      readOn: '2026-11-21',
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
