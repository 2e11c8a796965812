import type { SampleBlogPost } from './sample-blog-post'

export const deerSenses = {
  title: 'Nose, Eyes and Ears: What a Deer Can Sense',
  slug: 'nose-eyes-and-ears-what-a-deer-can-sense',
  category: 'body-parts',
  excerpt:
    'A deer smells better than you can imagine, sees motion better than detail, and hears much as you do, with better equipment. What research says, and what it means on stand.',
  content: `
<p>A deer lives by three alarms, and it seldom trusts only one. It hears a twig and turns its ears. It sees a shape
and bobs its head. It circles to get the wind, and if the wind says man, the meeting is over. To hunt well, you do not have to beat all three. You have to know what each one can do, and which of them you are alerting. Most of what
follows was learned from <a href="/white-tailed-deer">whitetails</a>.</p>

<h2>The nose: the one you cannot fool</h2>
<p>Smell is the hardest sense to measure, so distrust the wild numbers you hear. “So many thousand times better
than ours” is a slogan, not a measurement. As Karl Miller of the University of Georgia once wrote, until somebody wires a deer’s nose to a human, we will never be certain what it smells. What he did not doubt is that smell is the
most important sense a whitetail has. It warns of danger, finds food and carries the news of the neighborhood.</p>
<p>The equipment shows it. The long nose holds a folded lining that catches scent, and a deer licks the pad to keep it
wet, because scent clings to a moist surface. There is a second organ as well, in the roof of the mouth. When a buck
curls his upper lip over a spot where a doe has urinated, he is drawing scent to it. That serves breeding more than alarm, but it shows how much of a deer’s social life runs on smell. Deer leave messages with glands on the head,
legs and feet, and other deer read them.</p>
<h3>What it means on stand</h3>
<ul>
<li><strong>Wind first, stand second.</strong> Pick the spot by the wind you have, and keep two or three spots for different winds. If the wind is wrong, hunt elsewhere.</li>
<li><strong>Plan the way in.</strong> Your track and your drifting scent count from the truck onward. Do not cross the trail you mean to watch.</li>
<li><strong>Know the daily drift.</strong> On calm days in hill country, air tends to slide downhill in the evening
and early morning, and to rise as slopes warm. Check it with a thread or a pinch of milkweed down.</li>
<li><strong>Clean is good; scentless is impossible.</strong> Washing yourself and your clothes does no harm. It does
not replace the wind.</li>
<li><strong>Lures are regulated.</strong> Because of chronic wasting disease, states from Alaska to Virginia have
banned lures made from natural deer urine, and others have set conditions. Check the current rules before you
buy.</li>
</ul>

<h2>The eyes: built for motion and half-light</h2>
<p>A deer’s eyes sit on the sides of its head and take in nearly everything; with the head still, only a wedge behind
it is blind. The price is depth. The zone that both eyes share is around 60 degrees wide, while ours is about 140.
That is why a worried deer bobs and weaves its head: it is looking at you from several angles to work out what you are and how far away.</p>
<p><img src="/art/diagrams/two-eyes.svg" alt="Seen from above: a deer sees nearly all around, with both eyes about 60 degrees; a hunter sees with both eyes about 140 degrees" width="1200" height="620" loading="lazy"></p>
<p>The pupil is a horizontal slit. Behind it, the cells for one of its two colors lie thickest in a band along the
horizon, where danger comes from. Deer can and do look up, but often because something above them moved. A mirror-like
layer at the back of the eye sends light through a second time. It makes the eyeshine in your headlights and helps the
animal at dawn and dusk.</p>
<p>Detail is the weak point. Researchers who tested the eyesight of three trained does found that they see rather little fine detail. But deer eyes are fast, and coarse but quick vision makes a very good motion detector.</p>
<h3>Color: not blind, but different</h3>
<p>A team from California, Wisconsin and the University of Georgia measured how the eyes of whitetails and fallow deer
answer to light, and published it in 1994. Deer have two kinds of cones where we have three. One is tuned to blue, the
other to green. Nothing is tuned to red. Blue is seen well; reds and oranges are not told apart from greens
and browns. When two Georgia researchers rebuilt a deer’s view on a computer, hunter orange came out brown or gray.</p>
<p>Deer are also thought to see farther into the ultraviolet than we do. That is the reason for avoiding laundry soaps
with “brighteners”: such soaps make cloth give off bluish light, and blue is a color deer do see.</p>
<table>
<thead><tr><th>What you wear or do</th><th>How it likely looks to a deer</th></tr></thead>
<tbody>
<tr><td>Hunter orange</td><td>Brown or gray, no alarm by its color alone</td></tr>
<tr><td>Blue jeans</td><td>Blue, and it stands out</td></tr>
<tr><td>Camouflage washed with brighteners</td><td>May look bluish and too bright in low light</td></tr>
<tr><td>A still hunter with broken outline</td><td>Hard to pick out</td></tr>
<tr><td>A hand scratching a nose</td><td>Seen at once</td></tr>
</tbody>
</table>
<p>The safety lesson is plain. Wear the orange the law requires, and wear it even where it does not. It costs you next
to nothing with the deer and tells every other hunter what you are.</p>
<h3>What it means on stand</h3>
<ol>
<li>Put something behind you. A trunk or a bush at your back breaks your outline better than any pattern.</li>
<li>Move when the deer’s head is behind a tree or turned straight away. A lowered head is no cover: with eyes set on
the sides, a feeding deer still watches most of its surroundings.</li>
<li>Wash hunting clothes in soap without brighteners, and leave denim at home.</li>
<li>When a deer stares and bobs, freeze and wait. It may stamp a foot, or drop its head and snap it up again. Stay
still.</li>
<li>Cover face and hands. Pale skin that moves is what gives most of us away.</li>
</ol>

<h2>The ears: ordinary hearing, superb aim</h2>
<p>Here the research is a comfort: hunters tend to overrate a deer’s hearing. In a test from 2010, two
trained does learned to stop drinking when they heard a tone. They heard best at about 4 to 8 kilohertz, which differs
little from our own best range of 2 to 5. For high tones they beat us: they picked up sounds as high as 64 kilohertz
if these were loud enough. At the low end it is the other way around: our ears are better. Human speech is well within a deer’s hearing.</p>
<p>The real advantage is the ear itself. It is a large cup, and each one swivels on its own, so one can point at you
while the other listens behind. A deer also knows its woods. It ignores a squirrel or a falling nut, but a
zipper, a coat sleeve on bark or a boot on a metal platform does not belong.</p>
<h3>What it means on stand</h3>
<ul>
<li>Walk like something that lives there: a few steps, a pause, a few more. A steady tramp is human.</li>
<li>Use wind, rain and passing trucks to cover noise.</li>
<li>Silence your gear at home. Tape buckles, wax zippers, check the stand for squeaks, clear leaves from the foot of
the tree. Do not skip the harness to save a click.</li>
<li>Wind and wet leaves change how far sound carries. On a still, frosty morning, be in place well before light.</li>
<li>Keep talk for the truck, and the phone on silent, but keep the phone with you.</li>
</ul>

<h2>How the three work together</h2>
<p>A noise makes a deer look. A glimpse makes it test the wind. A nose full of you makes it leave, and remember. If
you give it one small warning and then nothing more, it will often settle again. If you give it two, it usually goes.
So when you have slipped up, do nothing at all for longer than feels necessary.</p>
<p>One last point. Your own senses are part of this. You see color and detail better than any deer; use that. Identify the whole animal, check what is behind it, and let anything doubtful walk. A deer can be wrong and run for
nothing. You cannot take back a shot.</p>
`,
  featuredImageUrl: '/art/posts/nose-eyes-and-ears-what-a-deer-can-sense.svg',
  imageAltText:
    'An alert doe from the front: waves of scent drift to her nose, arcs of sound reach her ears, and each eye looks out over a wide field to its side.',
  focusKeyword: 'deer senses',
  metaTitle: 'Nose, Eyes and Ears: What a Deer Can Sense',
  metaDescription:
    'What research says about how deer smell, see and hear, why orange does not alarm them, and what it all means on stand.',
  metaKeywords: 'deer senses, sense of smell, deer vision, hunter orange, deer hearing, wind, scent control',
  publishedAt: '2026-10-12T13:00:00.000Z',
  sources: [
    {
      title: 'Deer ‘Talk’ With Their Noses (Karl V. Miller)',
      publisher: 'University of Georgia, Warnell School of Forest Resources',
      url: 'http://warnell.forestry.uga.edu/deerpens/html/research.html',
      readOn: '2026-11-21',
      usedFor: 'the sense of smell and why it is hard to measure',
    },
    {
      title: 'Can Deer See Blaze Orange?',
      publisher: 'Quality Deer Management Association (now National Deer Association)',
      url: 'https://www.qdma.com/can-deer-see-blaze-orange/',
      readOn: '2026-11-21',
      usedFor: 'depth of sight, and how hunter orange looks to a deer',
    },
    {
      title:
        'Electrophysiological measurements of spectral mechanisms in the retinas of two cervids: white-tailed deer (Odocoileus virginianus) and fallow deer (Dama dama) (abstract)',
      publisher: 'Journal of Comparative Physiology A 174(5), 1994',
      url: 'https://doi.org/10.1007/BF00217375',
      readOn: '2026-11-21',
      usedFor: 'the two kinds of color cells in deer eyes',
    },
    {
      title: 'Visual specialization of an herbivore prey species, the white-tailed deer (abstract)',
      publisher: 'Canadian Journal of Zoology 86(7), 2008, listed by R Discovery',
      url: 'https://discovery.researcher.life/article/visual-specialization-of-an-herbivore-prey-species-the-white-tailed-deer/2189512a98093f73ac7b336dbc03b827',
      readOn: '2026-11-21',
      usedFor: 'pupil, mirror layer and the band of sharpest sight',
    },
    {
      title: 'Estimation of Visual Discrimination in the White-tailed Deer by Behavioral Assay (abstract)',
      publisher: 'The American Midland Naturalist 187(1), 2022',
      url: 'https://doi.org/10.1674/0003-0031-187.1.90',
      readOn: '2026-11-21',
      usedFor: 'how much detail deer see, and movement',
    },
    {
      title: 'How Well Do Deer Hear?',
      publisher: 'MeatEater',
      url: 'https://www.themeateater.com/wired-to-hunt/whitetail-hunting/how-well-do-deer-hear',
      readOn: '2026-11-21',
      usedFor: 'hearing tests with deer, compared with people',
    },
    {
      title: 'Louisiana to hunters: Deer urine lures might spread disease',
      publisher: 'Associated Press',
      url: 'https://apnews.com/5d2ca34be39d428e88f219a0634c2161',
      readOn: '2026-11-21',
      usedFor: 'bans on lures made from deer urine',
    },
  ],
} satisfies SampleBlogPost
