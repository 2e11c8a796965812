import type { SampleBlogPost } from './sample-blog-post'

export const binocularsForDeerCountry = {
  title: 'Binoculars for Deer Country: How to Choose a Pair',
  slug: 'binoculars-for-deer-country-how-to-choose-a-pair',
  category: 'deer-products',
  excerpt:
    'Two numbers, one small circle of light and ten minutes in the shop at dusk: how to choose binoculars that you will really carry, and how to glass so that you see deer first.',
  content: `
<p>If you own a rifle or a bow that shoots where you point it, the next thing that will help you see and take more
deer is a decent pair of binoculars. It will also make you safer. You cannot judge what you cannot see, and a scope on
a rifle is the wrong tool for looking around.</p>

<h2>First, why not the scope?</h2>
<p>Because a scope points a firearm at whatever you look at. Hunter education courses are blunt about it: use
binoculars to identify your target and your backstop, never fire at a sound or a movement, and never use a rifle scope
as binoculars. The brown patch in the brush may be a deer, a dog or somebody’s grandfather. Look with glass, make sure
of the whole animal and of what is beyond it, and only then reach for the gun.</p>

<h2>The two numbers</h2>
<p>Every pair carries two numbers, such as 8x42. The first is the magnification: the deer looks eight times closer.
The second is the width of the front lens in millimeters. Most of what you need to know follows from those two.</p>
<h3>Magnification: less than you think</h3>
<p>More power brings more than the deer closer. It also enlarges the shake of your hands, your pulse and your breath,
and it narrows the field of view, so that the deer is harder to find in the first place. In thick woods, seven or
eight power is plenty, because you are looking for an ear at sixty yards. In open country ten power shows more at long
range, if you sit down and rest your elbows. Beyond that, plan on a tripod.</p>
<h3>Front lens: light against weight</h3>
<p>A bigger lens gathers more light and hangs more weight on your neck. The Audubon guide to binoculars puts the
practical window this way: full-sized models have lenses of 40 to 45 millimeters, mid-sized ones 30 to 35; above 42
most people find them heavy for a full day, and below 30 they are not bright enough for detail in poor light. Birders
carry them all day, and so do we.</p>

<h2>The little circle of light</h2>
<p>Deer move at dawn and dusk, so brightness matters. Divide the lens by the power and you have the <strong>exit
pupil</strong>, the width of the beam that reaches your eye. Hold the binoculars at arm’s length toward a bright wall
and you can see it, a small disk in each eyepiece.</p>
<table>
<thead><tr><th>Binoculars</th><th>Exit pupil</th><th>Good for</th></tr></thead>
<tbody>
<tr><td>8x32</td><td>4 mm</td><td>Still hunting, light packs</td></tr>
<tr><td>8x42</td><td>About 5.3 mm</td><td>Woods, stands, dawn and dusk</td></tr>
<tr><td>10x42</td><td>4.2 mm</td><td>Fields, hills, open country</td></tr>
<tr><td>10x50</td><td>5 mm</td><td>Glassing from one spot</td></tr>
<tr><td>10x25</td><td>2.5 mm</td><td>Bright daylight only</td></tr>
</tbody>
</table>
<p>As a rule of thumb, two or three millimeters will do in bright light, and five or more is better when it is dim.
But your own eye sets the limit. Published measurements give an average pupil in low light of about 7 millimeters at
age twenty, 5.5 at sixty and 5 at seventy. If you are past middle age, a giant exit pupil sends light past your iris,
and you carry the weight for nothing.</p>
<p>One more thing the numbers do not tell: coatings and glass. Two pairs marked 8x42 can look like morning and
evening. You have to look through them.</p>

<h2>If you wear glasses</h2>
<p><strong>Eye relief</strong> is the distance from the eyepiece at which you still see the whole picture. With
spectacles you need at least about 15 millimeters; more is easier. Twist-up eyecups let you share a pair with someone
who does not wear glasses. Try them with your own hunting glasses on, and check that you see a full round view without
dark edges.</p>

<h2>What else is worth paying for</h2>
<ul>
<li><strong>Sealed and fog-proof.</strong> You will go from a warm truck to a frosty stand. A pair that fogs inside is
finished for the day.</li>
<li><strong>A smooth center wheel</strong> that you can turn with gloves and that does not drift.</li>
<li><strong>Close focus</strong> short enough for the trail under your stand.</li>
<li><strong>Fit.</strong> The barrels must come close enough together for your eyes to see one circle, not two.</li>
<li><strong>A dull finish</strong> and rubber armor that does not clank on a ladder.</li>
<li><strong>A chest harness.</strong> It takes the weight off your neck and keeps the glass from swinging. Make sure
that it does not cross or cover the buckles and tether of your safety harness.</li>
</ul>
<p>What you can do without: built-in cameras, huge zooms and anything that needs a charger to show you a deer. If you
want to use a rangefinder or any electronic or night viewing aid, read the agency’s rules first. Some devices are not
legal for hunting in some places.</p>

<h2>Ten minutes in the shop</h2>
<ol>
<li>Go late in the day and ask to step outside. Anything looks good under shop lights.</li>
<li>Set them for your eyes: focus the left eye with the center wheel on a sign, then the right eye with its own ring.
Note the mark.</li>
<li>Read small print in a shadow across the street. Then do it again with a cheaper pair. Can you tell them apart?</li>
<li>Look at a dark branch against the sky. Strong color fringes are a bad sign.</li>
<li>Hold them up for two full minutes. If your arms shake, go lighter or lower in power.</li>
<li>Ask about the warranty, and who does the repairs.</li>
</ol>
<p>Spend on the glass before you spend on the name. And a modest pair on your chest will find more deer than a fine
one left at home.</p>

<h2>How to glass</h2>
<p>Owning binoculars and using them are two things. Most people sweep too fast and look for a whole deer.</p>
<ul>
<li><strong>Bare eyes first.</strong> Catch movement with the wide view, then raise the glass without taking your eyes
off the place.</li>
<li><strong>Get steady.</strong> Sit, elbows on knees, or lean on a tree. Your cap brim pinched against the barrels
helps.</li>
<li><strong>Cut the ground into strips.</strong> Work from near to far, side to side, and stop every few degrees. Let
your eye wander inside the circle before you move on.</li>
<li><strong>Look for parts.</strong> A level back among upright trunks, the flick of an ear, the white of a throat, a
leg under a branch.</li>
<li><strong>Look into the shade and behind the first screen of brush.</strong> Focus past the near twigs, a little
farther each time.</li>
<li><strong>Do it again.</strong> Deer stand up, step out and bed down. The slope you cleared ten minutes ago is a new
slope.</li>
<li><strong>Mind the sun and your hands.</strong> Never look toward the sun, and raise the glass slowly; pale hands
are what deer catch.</li>
</ul>

<h2>Care</h2>
<p>Blow off grit before you wipe, use a clean lens cloth and never a dirty shirt tail. Let wet binoculars dry open at
room temperature. Keep them out of the hot truck in summer. Once a season, check that both barrels show the same
picture; if your eyes ache after a minute, they may have been knocked out of line, and that is a job for a repair
shop.</p>
<p>Good glass lasts for decades. Chosen with care and worn every time, it becomes the piece of gear you would go back
for.</p>
`,
  imageAltText:
    'Drawn landscape of a hunter sitting against a tree at dusk, glassing a far hillside where a deer steps out.',
  focusKeyword: 'binoculars for deer hunting',
  metaTitle: 'Binoculars for Deer Country: How to Choose',
  metaDescription:
    'Magnification, lens size, exit pupil and eye relief in plain words, a test for the shop at dusk, and how to glass so you see deer first.',
  metaKeywords: 'binoculars, optics, exit pupil, eye relief, glassing, target identification',
  publishedAt: '2026-09-28T13:00:00.000Z',
  sources: [
    {
      title: 'Victim Mistaken for Game',
      publisher: 'Hunter-Ed, Washington course',
      url: 'https://www.hunter-ed.com/washington/studyGuide/Victim-Mistaken-for-Game/20105003_146554/',
      readOn: '2026-11-21',
    },
    {
      title: 'Use of Optical Equipment in Hunting',
      publisher: 'Minnesota Hunter Safety Course (huntercourse.com)',
      url: 'http://www2.huntercourse.com/minnesota/study?chapter=9&page=2',
      readOn: '2026-11-21',
    },
    {
      title: 'The Audubon Guide to Binoculars',
      publisher: 'Audubon, copy at SlideBlast',
      url: 'https://slideblast.com/binoculars_5a2535461723ddf818fd6cef.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Best Binoculars for You',
      publisher: 'Ian J. Wilson, copy at DocsLib',
      url: 'https://docslib.org/doc/7617680/best-binoculars-for-you',
      readOn: '2026-11-21',
    },
    {
      title: 'Eye Relief and adjustable Eyepieces',
      publisher: 'Microglobe',
      url: 'http://www.microglobe.co.uk/info/eye_relief/',
      readOn: '2026-11-21',
    },
    {
      title: 'Eye relief',
      publisher: 'Binoculars Reviewed',
      url: 'http://www.binocularsreviewed.net/eye-relief/',
      readOn: '2026-11-21',
    },
  ],
} satisfies SampleBlogPost
