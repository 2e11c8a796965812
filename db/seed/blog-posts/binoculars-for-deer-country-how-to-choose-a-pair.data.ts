import type { SampleBlogPost } from './sample-blog-post'

export const binocularsForDeerCountry = {
  title: 'Binoculars for Deer Country: How to Choose a Pair',
  slug: 'binoculars-for-deer-country-how-to-choose-a-pair',
  category: 'deer-products',
  excerpt:
    'Two numbers, one small circle of light and ten minutes in the shop at dusk: how to choose binoculars you will actually carry, and how to glass so you see deer first.',
  content: `
<p>If you own a rifle or a bow that shoots where you point it, the next thing that will help you find deer is a decent
pair of binoculars. It will also make you safer. You cannot judge what you cannot see, and a scope on a rifle is the
wrong tool for looking around.</p>

<h2>First, why not the scope?</h2>
<p>Because a scope points a firearm at whatever you look at. Washington’s hunter education course is blunt about it:
always identify your target and backstop with binoculars, never fire at a sound or movement, and never use a rifle scope as binoculars. The brown patch in the brush may be a deer, a dog or somebody’s grandfather. Look through the glass, be sure of the whole animal and of what is in front of it and beyond it, and only then reach for the gun.</p>

<h2>The two numbers</h2>
<p>Every pair carries two numbers, such as 8x42. The first is the magnification: the deer looks eight times closer.
The second is the width of the front lens in millimeters. Most of what you need to know follows from those two.</p>
<h3>Magnification: less than you think</h3>
<p>More power does more than bring the deer closer. It also magnifies the shake of your hands, your pulse and your breath:
ten-power glass shows ten times the wobble, eight-power eight times. And it usually narrows the field of view, so the deer is harder to find in the first place. In thick woods, seven or eight power is plenty, because you are looking for an
ear at sixty yards (55 m). In open country ten power shows more at long range, if you sit down and rest your elbows.
Beyond that, plan on a tripod.</p>
<h3>Front lens: light versus weight</h3>
<p>A bigger lens gathers more light and hangs more weight on your neck. Audubon’s guide for birders gives the practical range: full-sized models have lenses of 40 to 45 millimeters, mid-sized ones 30 to 35. Above 42 most people
find them too heavy for a whole day, and below 30 they are not bright enough for detail in poor light. Birders carry
them all day, and so do we.</p>

<h2>The little circle of light</h2>
<p>Deer move at dawn and dusk, so brightness matters. Divide the lens by the power and you have the <strong>exit
pupil</strong>, the width of the beam that reaches your eye. Hold the binoculars at arm’s length toward a bright wall
and you can see it, a small disk behind each eyepiece.</p>
<table>
<thead><tr><th>Binoculars</th><th>Exit pupil</th><th>Twilight factor</th><th>Good for</th></tr></thead>
<tbody>
<tr><td>8x32</td><td>4 mm</td><td>16</td><td>Still hunting, light packs</td></tr>
<tr><td>8x42</td><td>5.3 mm</td><td>18.3</td><td>Woods, stands, dawn and dusk</td></tr>
<tr><td>10x42</td><td>4.2 mm</td><td>20.5</td><td>Fields, hills, open country</td></tr>
<tr><td>10x50</td><td>5 mm</td><td>22.4</td><td>Glassing from one spot</td></tr>
<tr><td>8x56</td><td>7 mm</td><td>21.2</td><td>The last light, from a stand; heavy</td></tr>
<tr><td>10x25</td><td>2.5 mm</td><td>15.8</td><td>Bright daylight only</td></tr>
</tbody>
</table>
<p>An exit pupil is useful only as far as your own pupil can take it in. In daylight the eye opens to about 2 millimeters,
so any of these will do. In the dark it opens to as much as 7 in young people and to about 5 in older adults. Legal
light is not full darkness, so most of us are well served at dusk with 4 to 5 millimeters or a little more. ZEISS, who
would gladly sell you any size, calls everything below 4 unsuitable for waning light.</p>
<p><img src="/art/diagrams/exit-pupils.svg" alt="The exit pupils of six binoculars to scale, from 2.5 mm of a 10x25 to 7 mm of an 8x56, and how far an eye opens" width="1200" height="560" loading="lazy"></p>
<p>Age counts. When researchers measured the pupils of 91 people from 17 to 83, they found smaller ones with age at
every level of light, in the dimmest test by roughly 0.4 millimeter for each ten years. If you are past middle age, a
giant exit pupil sends light past your iris, and you carry the weight for little.</p>
<h3>And the twilight factor?</h3>
<p>Multiply power by lens and take the square root: 8 x 42 is 336, and the root of 336 is 18.3. The number says that
more power shows more detail in poor light, which is true as far as it goes. But it knows nothing about the glass. The
best 8x42 and the worst have the same one, and a silly 56x8 would match an 8x56. Use it to compare two good pairs with
sufficient exit pupils, and for nothing else.</p>
<p>What neither number tells you: coatings and glass. Two pairs marked 8x42 can look as different as noon and dusk. You have to
look through them.</p>

<h2>If you wear glasses</h2>
<p><strong>Eye relief</strong> is the distance from the eyepiece at which you still see the whole picture. With glasses, look for 15 to 20 millimeters, as Oklahoma’s Audubon birders advise, and turn or fold the eyecups down.
Try them with your own hunting glasses on, and check that you see a full round view without dark edges.</p>

<h2>What else is worth paying for</h2>
<ul>
<li><strong>Sealed and fog-proof.</strong> You will go from a warm truck to a frosty stand. A pair that fogs inside is
finished for the day.</li>
<li><strong>A smooth center wheel</strong> that you can turn with gloves and that does not drift.</li>
<li><strong>Fit.</strong> The barrels must come close enough together for your eyes to see one circle, not two.</li>
<li><strong>A dull finish</strong> and rubber armor that does not clank on a ladder.</li>
<li><strong>A chest harness.</strong> It takes the weight off your neck and keeps the glass from swinging. Make sure
that it does not cross or cover the buckles and tether of your safety harness.</li>
</ul>
<p>You can do without built-in cameras, huge zooms and anything that needs a charger to show you a deer. If you
want to use a rangefinder or any electronic, thermal or night viewing aid, read the agency’s rules first. What is legal
for hunting in one state may be a violation in the next.</p>

<h2>Ten minutes in the shop</h2>
<ol>
<li>Go late in the day and ask to step outside. Anything looks good under shop lights.</li>
<li>Set them for your eyes. On most pairs you cover the right barrel and focus the left eye on a sign with the center
wheel, then cover the left and turn the ring for the right eye. Note the mark.</li>
<li>Read small print in a shadow across the street. Then do it again with a cheaper pair. Can you tell them apart?</li>
<li>Look at a dark branch against the sky. Strong color fringes are a bad sign.</li>
<li>Hold them up for two full minutes. If your arms shake, go lighter or lower in power.</li>
<li>Ask about the warranty, and who does the repairs.</li>
</ol>
<p>Spend on the glass before you spend on the name. And a modest pair on your chest will find more deer than a fine
one left at home.</p>

<h2>How to glass</h2>
<p>Most people sweep too fast and look for a whole deer.</p>
<ul>
<li><strong>Bare eyes first.</strong> Catch movement with the wide view, then raise the glass without taking your eyes off the spot.</li>
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
<li><strong>Mind the sun and your hands.</strong> Never look toward the sun through glass; it can blind you. Raise the
binoculars slowly, because deer catch moving hands.</li>
</ul>

<h2>Care</h2>
<p>Blow off grit before you wipe, and use a clean lens cloth, never a dirty shirt tail. Let wet binoculars dry open at
room temperature. Once a season, check that both barrels show the same picture; if your eyes ache after a minute, they
may have been knocked out of line, and that is a job for a repair shop.</p>
<p>Good glass lasts for decades, and a pair you wear every time becomes the piece of gear you would go back for.</p>
`,
  featuredImageUrl: '/art/posts/binoculars-for-deer-country-how-to-choose-a-pair.svg',
  imageAltText:
    'Binoculars on a fence post at first light, above a valley with a winding river and one deer in the meadow.',
  focusKeyword: 'binoculars for deer hunting',
  metaTitle: 'Binoculars for Deer Country: How to Choose',
  metaDescription:
    'Magnification, lens size, exit pupil and eye relief in plain English, a test for the shop at dusk, and how to glass so you see deer first.',
  metaKeywords: 'binoculars, optics, exit pupil, eye relief, glassing, target identification',
  publishedAt: '2026-09-28T13:00:00.000Z',
  sources: [
    {
      title: 'Victim Mistaken for Game',
      publisher: 'Hunter-Ed, Washington course',
      url: 'https://www.hunter-ed.com/washington/studyGuide/Victim-Mistaken-for-Game/20105003_146554/',
      readOn: '2026-11-21',
      usedFor: 'binoculars instead of the scope, sure identification',
    },
    {
      title: 'How to Choose Your Binoculars',
      publisher: 'National Audubon Society',
      url: 'https://www.audubon.org/news/how-choose-your-binoculars',
      readOn: '2026-11-21',
      usedFor: 'lens sizes, weight, magnification and hand shake',
    },
    {
      title: 'A Pupil Primer',
      publisher: 'Sky & Telescope',
      url: 'https://skyandtelescope.org/astronomy-equipment/a-pupil-primer/',
      readOn: '2026-11-21',
      usedFor: 'what the exit pupil is and how to see it',
    },
    {
      title: 'Week 2: Telescopes and visual observing',
      publisher: 'The Open University, OpenLearn',
      url: 'https://www.open.edu/openlearn/mod/oucontent/view.php?id=114765&extra=longdesc_idm97',
      readOn: '2026-11-21',
      usedFor: 'how wide the eye opens in daylight and in the dark',
    },
    {
      title: 'Factors affecting light-adapted pupil size in normal human subjects',
      publisher: 'Investigative Ophthalmology & Visual Science (Winn et al. 1994)',
      url: 'https://pubmed.ncbi.nlm.nih.gov/8125724/',
      readOn: '2026-11-21',
      usedFor: 'smaller pupils with age',
    },
    {
      title: 'Twilight factor',
      publisher: 'ZEISS Sports Optics',
      url: 'https://blogs.zeiss.com/sports-optics/hunting/en/twilight-factor/',
      readOn: '2026-11-21',
      usedFor: 'the twilight factor and its limits, the smallest exit pupil for dusk',
    },
    {
      title: 'Oklahoma Audubon Birding 101',
      publisher: 'Oklahoma Audubon',
      url: 'http://www.okaudubon.org/birding101/Oklahoma%20Audubon%20Birding%20101_files/slide0065.htm',
      readOn: '2026-11-21',
      usedFor: 'eye relief for people with glasses',
    },
  ],
} satisfies SampleBlogPost
