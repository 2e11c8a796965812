import type { SampleBlogPost } from './sample-blog-post'

export const deerSenses = {
  title: 'Nose, Eyes and Ears: What a Deer Can Sense',
  slug: 'nose-eyes-and-ears-what-a-deer-can-sense',
  category: 'body-parts',
  excerpt:
    'A deer smells better than you can imagine, sees motion better than detail, and hears much like you with better equipment. What research says, and what it means on stand.',
  content: `
<p>A deer lives by three alarms, and it seldom trusts only one. It hears a twig and turns its ears. It sees a shape
and bobs its head. It circles to get the wind, and if the wind says man, the meeting is over. To hunt well you do not
have to beat all three. You have to know what each one can do, and which of them you are giving work.</p>

<h2>The nose: the one you cannot fool</h2>
<p>Smell is the hardest sense to measure, so be careful with the wild numbers that go around. Some things are solid.
Compared with us, deer have larger smell centers for the size of the brain and far more scent-sensing lining in the
nose. In roe deer, a German anatomist measured about 90 square centimeters of it; a human has around 10. Deer also
keep the nose wet. Scent sticks to a moist surface, and the cooler side tells the animal where the breeze comes
from.</p>
<p>There is a second organ as well, in the roof of the mouth. When a buck curls his upper lip over a spot where a doe
has urinated, he is drawing scent to it. It serves breeding far more than alarm, but it shows how much of a deer’s
social life
is written in smell. Deer leave messages with glands on the head, legs and hooves, and other deer read them.</p>
<h3>What it means on stand</h3>
<ul>
<li><strong>Wind first, stand second.</strong> Choose the place by the wind you have, and keep two or three places for
different winds. If the wind is wrong, hunt elsewhere.</li>
<li><strong>Think of the way in.</strong> Your track and your drifting scent count from the truck onward. Do not cross
the trail that you mean to watch.</li>
<li><strong>Know the daily drift.</strong> On calm days air tends to slide downhill in the evening and early morning,
and to rise as slopes warm. Check it with a thread or a pinch of milkweed down.</li>
<li><strong>Clean is good, scentless is not possible.</strong> Washing yourself and your clothes can only help. It
does not replace the wind.</li>
<li><strong>Lures are ruled by law.</strong> Scents and attractants, natural urine above all, are restricted or
unlawful in many places, in some of them because of chronic wasting disease. Check the current rules.</li>
</ul>

<h2>The eyes: built for motion and half-light</h2>
<p>A deer’s eyes sit on the sides of its head and take in about 300 degrees or a little more; only a wedge behind it
is blind. The price is depth. The zone that both eyes share is around 60 degrees, while ours is about 140. That is why
a worried deer bobs and weaves its head: it is looking at you from several angles to work out what and how far you
are.</p>
<p>The pupil is a wide oval, and the best sight lies in a band along the horizon, where danger comes from. Deer can
and do look up, but often because something above them moved. A mirror-like layer at the back of the eye sends light
through a second time. It makes the eyeshine in your headlights and helps the animal see at dawn and dusk. Their eyes
hold many more rods, for dim light, and fewer cones, for color and detail, than ours. So a deer picks out movement and
outline very well and fine detail poorly.</p>
<h3>Color: not blind, but different</h3>
<p>In 1992 researchers gathered at the University of Georgia and measured the answer of deer eyes to light. Deer have
two kinds of cones where we have three. They see blues well. Reds and oranges fall where they have little color
vision, so hunter orange probably looks to them like a dull yellowish brown or gray. Deer also lack the yellow filter
in the lens that keeps most ultraviolet out of our eyes. In later tests they were about eight times more sensitive
than people to the blue light that laundry brighteners give off.</p>
<table>
<thead><tr><th>What you wear or do</th><th>How it likely looks to a deer</th></tr></thead>
<tbody>
<tr><td>Hunter orange</td><td>Dull, no alarm by its color</td></tr>
<tr><td>Blue jeans</td><td>Bright, stands out</td></tr>
<tr><td>Camouflage washed with brighteners</td><td>May glow bluish in low light</td></tr>
<tr><td>A still hunter with broken outline</td><td>Hard to pick out</td></tr>
<tr><td>A hand scratching a nose</td><td>Seen at once</td></tr>
</tbody>
</table>
<p>The safety lesson is plain. Wear the orange the law asks for, and wear it even where it does not. It costs you
nothing with the deer and tells every other hunter what you are.</p>
<h3>What it means on stand</h3>
<ol>
<li>Put something behind you. A trunk or a bush at your back breaks your outline better than any pattern.</li>
<li>Move only when the head is down, turned away or behind a tree.</li>
<li>Wash hunting clothes in soap without brighteners, and leave denim at home.</li>
<li>When a deer stares and bobs, freeze. Look at its feet and not into its eyes, and wait. It may stamp a foot; stay
still.</li>
<li>Cover face and hands. Pale skin that moves is what gives most of us away.</li>
</ol>

<h2>The ears: ordinary hearing, superb aim</h2>
<p>Here the research is a comfort. A University of Georgia team tested sedated deer with electrodes and found that
their hearing is not much better than ours. It is sharpest at middle pitches, roughly 4 to 8 kilohertz, close to the
range
in which deer call; ours is best at about 2 to 5. Deer do hear higher tones than we can: people stop near 20
kilohertz, deer go on to 30 at least. Our speech lies well inside what they hear.</p>
<p>The real advantage is the ear itself. It is a large cup, and each one swivels on its own, so one can point at you
while the other listens behind. A deer also knows its woods. It pays no heed to a squirrel or a falling nut, but a
zipper, a coat sleeve on bark or a boot on a metal platform does not belong.</p>
<h3>What it means on stand</h3>
<ul>
<li>Walk like something that lives there: a few steps, a pause, a few more. A steady tramp is human.</li>
<li>Use wind, rain and passing trucks to cover noise.</li>
<li>Silence your gear at home. Tape buckles, wax zippers, oil the stand, clear leaves from the foot of the tree.</li>
<li>Wind and wet leaves change how far sound carries. On a still, frosty morning be in place well before light.</li>
<li>Keep talk for the truck, and the phone on silent.</li>
</ul>

<h2>How the three work together</h2>
<p>A noise makes a deer look. A glimpse makes it test the wind. A nose full of you makes it leave, and remember. If
you give it one small warning and then nothing more, it will often settle within minutes. If you give it two, it
usually goes. So when you have slipped up, do nothing at all, for longer than feels needed.</p>
<p>One last point. Your own senses are part of this. You see color and detail better than any deer; use that. Identify
the whole animal, check what stands behind it, and let anything doubtful walk. A deer can be wrong and run for
nothing. You cannot take back a shot.</p>
`,
  imageAltText: 'Drawn portrait of an alert doe in morning mist, ears turned two ways and nose lifted into the wind.',
  focusKeyword: 'deer senses',
  metaTitle: 'Nose, Eyes and Ears: What a Deer Can Sense',
  metaDescription:
    'What research says about how deer smell, see and hear, why orange does not alarm them, and what it all means on stand.',
  metaKeywords: 'deer senses, sense of smell, deer vision, hunter orange, deer hearing, wind, scent control',
  publishedAt: '2026-10-12T13:00:00.000Z',
  sources: [
    {
      title: 'Deer (Overview) Senses - Smell',
      publisher: 'Wildlife Online',
      url: 'https://www.wildlifeonline.me.uk/animals/article/deer-overview-senses-smell',
      readOn: '2026-11-21',
    },
    {
      title: 'White-tailed Deer’s Sense of Smell',
      publisher: 'Naturally Curious with Mary Holland',
      url: 'https://naturallycuriouswithmaryholland.wordpress.com/2011/06/24/',
      readOn: '2026-11-21',
    },
    {
      title: 'Can Deer See Blaze Orange?',
      publisher: 'Quality Deer Management Association',
      url: 'https://www.qdma.com/can-deer-see-blaze-orange/',
      readOn: '2026-11-21',
    },
    {
      title: 'Understanding Deer Vision: Can They See Orange?',
      publisher: 'North American Deer Hunter',
      url: 'https://nadeerhunter.com/understanding-deer-vision-can-they-see-orange',
      readOn: '2026-11-21',
    },
    {
      title: 'Uncommon Senses',
      publisher: 'Buckmasters Magazine',
      url: 'http://www.buckmasters.com/Magazines/Buckmasters/Articles/ID/3013/Uncommon-Senses',
      readOn: '2026-11-21',
    },
    {
      title: 'Science Of Deer Vision',
      publisher: 'AllOutdoor',
      url: 'https://alloutdoor.com/2013/09/26/science-deer-vision',
      readOn: '2026-11-21',
    },
    {
      title: 'Best Camo Pattern: One That Doesn’t Glow',
      publisher: 'Deer & Deer Hunting',
      url: 'http://www.deeranddeerhunting.com/articles/deer-hunting-gear/best-camo-pattern-one-that-doesnt-glow',
      readOn: '2026-11-21',
    },
    {
      title: 'More Clues About How, Why Deer See Better Than Humans',
      publisher: 'Deer & Deer Hunting',
      url: 'http://www.deeranddeerhunting.com/articles/clues-deer-see-better-humans',
      readOn: '2026-11-21',
    },
    {
      title: 'Deer Trust Their Ears',
      publisher: 'American Hunter',
      url: 'https://www.americanhunter.org/articles/2019/9/19/deer-trust-their-ears',
      readOn: '2026-11-21',
    },
    {
      title: 'Can Deer Hear Better Than Humans?',
      publisher: 'Biology Insights',
      url: 'https://biologyinsights.com/can-deer-hear-better-than-humans',
      readOn: '2026-11-21',
    },
  ],
} satisfies SampleBlogPost
