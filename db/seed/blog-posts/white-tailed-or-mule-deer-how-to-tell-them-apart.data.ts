import type { SampleBlogPost } from './sample-blog-post'

export const whiteTailedOrMuleDeer = {
  title: 'White-Tailed or Mule Deer: How to Tell Them Apart',
  slug: 'white-tailed-or-mule-deer-how-to-tell-them-apart',
  category: 'deer-type',
  excerpt:
    'Tail, antlers, ears, face and gait: the marks that separate a whitetail from a mule deer, which of them can fool you, and what to do when you are not sure.',
  content: `
<p>Over much of the Plains and the West a hunter can meet both deer in one morning. Many tags are good for only one of
them. The two are close relatives, and at last light, with a doe facing you in the brush, the difference is smaller
than any drawing suggests. The remedy is to look for several marks, in a fixed order, before the rifle or bow comes
up.</p>
<h2>The marks side by side</h2>
<table>
<thead><tr><th>Mark</th><th>White-tailed deer</th><th>Mule deer</th></tr></thead>
<tbody>
<tr><td>Tail</td><td>Broad, brown above, pure white below, often raised</td><td>Thin, rope-like, whitish with a black
tip</td></tr>
<tr><td>Antlers</td><td>Points rise from one main beam</td><td>Beam forks, and the forks may fork again</td></tr>
<tr><td>Ears</td><td>Smaller, held more upright</td><td>Larger, set out at an angle</td></tr>
<tr><td>Face</td><td>Brown, with white around eyes and nose</td><td>Paler face, often with a dark forehead</td></tr>
<tr><td>Rump</td><td>White mostly hidden by the lowered tail</td><td>White patch plain on both sides of the
tail</td></tr>
<tr><td>Alarm gait</td><td>Gallop, with the white flag up</td><td>Stiff bounds, all four feet landing
together</td></tr>
</tbody>
</table>
<h2>The tail first</h2>
<p>If you can see the tail, look there. It works for does, fawns and bucks that have dropped their antlers. A
whitetail’s tail is wide at the base and brown on top, so a calm whitetail seen from behind is brown where a mule deer
is white. When it runs, the tail often goes up and shows the pure white underside. A mule deer’s tail is more like a
rope with a black end, and the animal rarely lifts it.</p>
<p>Two warnings. A whitetail does not always flag, and a lowered tail tells you less. And in the Pacific states there
is the black-tailed deer, a coastal form of the mule deer: smaller and darker, with a tail that is dark on top and
better haired than that of its inland cousin. Where blacktails and mule deer meet, the agency’s map often decides what
the animal is called for the purpose of your tag.</p>
<h2>Antlers, with care</h2>
<p>The textbook difference is sound. On a whitetail, the points stand up from one main beam, as a Nebraska wildlife
bulletin puts it, much like the teeth of a garden rake. On a mule deer the antler has the shape of a V whose ends may
fork again into smaller ones.</p>
<p>The trouble is with young bucks. A spike is a spike. A small mule deer with a single fork on each side and a small
whitetail with two points on each side can look alike at a distance, and an old or injured buck can carry a rack that
fits no picture. Never identify a deer by antlers alone when another mark can be seen.</p>
<h2>Ears and face</h2>
<p>The name mule deer comes from the ears. The same Nebraska bulletin calls them fully one fourth larger than those of
a whitetail, and a Texas agency magazine describes them as longer, more pointed and set at an angle of about 30
degrees from the head. A whitetail’s ears stand more upright. Ears are useful when a deer looks at you over the brush,
but judge them against the head. A fawn of either species seems to be all ears.</p>
<p>Mule deer are generally whiter in the face. Whitetails run browner or redder, with a clear white ring around the
eye and a band behind the nose. Both have a white throat patch, so the throat decides nothing.</p>
<h2>How it moves, and where</h2>
<p>A frightened mule deer often bounces away on stiff legs, pushing off and landing with all four feet at once. That
gait suits broken ground. A whitetail runs flat out for cover. Mule deer are also more likely to stop on a rise and
look back.</p>
<p>Habitat is a hint. An Idaho biologist describes mule deer as better adapted to dry, open country and whitetails as
better suited to wetter forest, and notes that whitetails in southern Idaho often live in river bottoms among houses,
farms and ranches. Many mule deer migrate between high summer range and lower winter range. But the two overlap, and
on winter range they may stand in the same field. Where a deer stands is never enough to tell what it is.</p>
<h2>On the ground: the hind leg</h2>
<p>With a deer down, there is one more mark. On the outside of the lower hind leg is the metatarsal gland, a tuft of
hair that is short on a whitetail and long on a mule deer. Wardens and check-station staff use it. It helps a hunter
learn, but it comes too late to make a choice.</p>
<h2>Hybrids</h2>
<p>The two species can interbreed where they live together. Such animals are uncommon and cannot be identified
reliably by eye, since they may combine the tail of one with the antlers of the other. If a deer shows mixed marks,
ask the agency how it treats such an animal before you hunt there, and let it walk if you have no answer.</p>
<h2>A routine before the shot</h2>
<ol>
<li>Use binoculars. Never use a rifle scope to find out what something is, because that means pointing a loaded
firearm at it.</li>
<li>Look at the tail and rump, then ears and face, then antlers.</li>
<li>Ask for two marks that agree. One is a guess.</li>
<li>Check sex, antler rule and tag: species, unit, season and weapon.</li>
<li>Look past the deer. A second deer, a road or a house behind it means no shot. Know your target and what is beyond
it.</li>
<li>If light or distance takes the answer away, wait. The season has other days.</li>
</ol>
<h2>If a mistake happens</h2>
<p>Do not leave the animal and do not hide it. Call the wildlife agency or a warden at once, say what happened, care
for the meat and follow the instructions. An honest report is right, and agencies look on it very differently from a
cover-up.</p>
<h2>Rules that apply to both</h2>
<p>Chronic wasting disease affects both species. Never eat meat from a deer that looks sick. Where the disease occurs,
find out before the hunt about testing, about check stations and about which parts may leave the zone, and keep
evidence of sex and species attached to the carcass if the state asks for it. Rules change during a season, so read
the agency’s current page.</p>
`,
  imageAltText:
    'Two drawn deer stand side by side on a prairie ridge, one with a raised white tail and one with large ears.',
  focusKeyword: 'white-tailed or mule deer',
  metaTitle: 'White-Tailed or Mule Deer: How to Tell Them Apart',
  metaDescription:
    'Tail, antlers, ears, face and gait: how to tell a white-tailed deer from a mule deer, which marks mislead, and when not to shoot.',
  metaKeywords: 'white-tailed deer, mule deer, deer identification, antlers, black-tailed deer, hunter safety',
  publishedAt: '2026-09-07T13:00:00.000Z',
  sources: [
    {
      title: 'Differentiation of Mule Deer and White-tailed Deer',
      publisher: 'Nebraska Game and Parks Commission, copy at docslib.org',
      url: 'https://docslib.org/doc/11556533/differentiation-of-mule-deer-and-white-tailed-deer',
      readOn: '2026-11-21',
    },
    {
      title: 'Mule Deer vs. White-Tailed Deer',
      publisher: 'Texas Parks & Wildlife magazine',
      url: 'https://tpwmagazine.com/archive/2019/nov/scout2_wildlife/index.phtml',
      readOn: '2026-11-21',
    },
    {
      title: 'White-tailed deer and mule deer in Idaho: a question answered by Paul Atwood, Idaho Fish and Game',
      publisher: 'Idaho Ask a Scientist',
      url: 'https://idahoaskascientist.com/2021/05/28/if-white-tailed-deer-are-more-adaptable-and-numbers-are-flourishing-in-idaho-do-biologists-fear-the-extinction-of-mule-deer-in-idaho-also-do-white-tail-and-mule-deer-ever-crossbreed/',
      readOn: '2026-11-21',
    },
    {
      title: 'What Kind of Deer Are in Washington State?',
      publisher: 'Biology Insights',
      url: 'https://biologyinsights.com/what-kind-of-deer-are-in-washington-state',
      readOn: '2026-11-21',
    },
    {
      title: 'White-tailed Deer vs. Mule Deer',
      publisher: 'vdocuments.site',
      url: 'https://vdocuments.site/white-tailed-deer-vs-mule-deer-odocoileus-virginianus-white-tailed-deer-odocoileus.html',
      readOn: '2026-11-21',
    },
    {
      title: 'CWD: Precautions for Hunters',
      publisher: 'Texas Parks and Wildlife Department',
      url: 'https://tpwd.texas.gov/regulations/outdoor-annual/hunting/cwd/precautions-for-hunters/',
      readOn: '2026-11-21',
    },
  ],
} satisfies SampleBlogPost
