import type { SampleBlogPost } from './sample-blog-post'

export const whiteTailedOrMuleDeer = {
  title: 'White-Tailed or Mule Deer: How to Tell Them Apart',
  slug: 'white-tailed-or-mule-deer-how-to-tell-them-apart',
  category: 'deer-type',
  excerpt:
    'Tail, antlers, ears, face and gait: the marks that separate a whitetail from a mule deer, which of them can fool you, and what to do when you are not sure.',
  content: `
<p>Over much of the Plains and the West a hunter can meet <a href="/white-tailed-deer">white-tailed deer</a> and
<a href="/mule-deer">mule deer</a> in one morning. Many tags are good for only one of them. The two are close
relatives, and at last light, with a doe facing you in the brush, the difference is smaller than any drawing suggests.
The cure is to look for several marks, in a fixed order, before the rifle or bow comes up.</p>
<p>Mistakes are not rare. In northern Idaho, where the two overlap, officers handle violations from misidentification
every year. In October 2020, soon after the rifle opener, they had already seized four illegally taken mule deer.
Knowing the species, the agency added, is the hunter’s own responsibility.</p>
<h2>The marks side by side</h2>
<table>
<thead><tr><th>Mark</th><th>White-tailed deer</th><th>Mule deer</th></tr></thead>
<tbody>
<tr><td>Tail</td><td>Broad, brown above with a white fringe, pure white below</td><td>Thin, rope-like, whitish with a
black tip</td></tr>
<tr><td>Rump</td><td>Brown while the tail is down</td><td>White patch plain on both sides of the tail</td></tr>
<tr><td>Ears</td><td>Smaller for the size of the head</td><td>Large for the size of the head, set out to the
sides</td></tr>
<tr><td>Face</td><td>Mostly brown, with white around eyes and nose</td><td>Paler face, often with a dark
forehead</td></tr>
<tr><td>Antlers of older bucks</td><td>Points rise from one main beam</td><td>Antler forks, and the forks fork
again</td></tr>
<tr><td>Alarm gait</td><td>Gallop, often with the white flag up</td><td>Often stiff bounds, all four feet landing
together</td></tr>
</tbody>
</table>
<h2>The tail and rump first</h2>
<p>If you can see the hind end, look there. It works for does, fawns and bucks that have dropped their antlers. A
whitetail’s tail is wide at the base and brown on top, so a calm whitetail seen from behind is brown where a mule deer
is white. When it runs, the tail often goes up and shows the white underside. A mule deer’s tail is more like a rope
with a black end, and the animal seldom lifts it high.</p>
<p>Two warnings:</p>
<ul>
<li><strong>A whitetail does not always flag.</strong> With the tail down, look for the brown top and brown rump.</li>
<li><strong>Near the Pacific there is a third possibility.</strong> The black-tailed deer is a coastal form of the
mule deer, smaller and darker, with a mostly black tail and a dark forehead. Its tail is wider than a mule deer’s and
white underneath, so a quick look can suggest a whitetail. It bounds like a mule deer when startled. Where blacktails
and mule deer meet, a line on the agency’s map often decides what the animal is for the purpose of your tag.</li>
</ul>
<h2>Ears, face and coat</h2>
<p>The mule deer is named for its ears. A Nebraska wildlife bulletin calls them fully one fourth larger than a
whitetail’s. They are useful when a deer looks at you over the brush, but judge them against the head, and remember
that a fawn of either species seems to be all ears.</p>
<p>Mule deer are generally paler in the face. Whitetails are browner, with a clear white ring around the eye and a
band behind the nose. Both have a white throat patch, so the throat decides nothing. In winter coat, the same bulletin
says, a whitetail has a buff cast while a mule deer is plain gray. Low sun changes both, so treat color as a hint.</p>
<h2>Antlers, with care</h2>
<p>The textbook difference is sound for older bucks. On a whitetail the points stand up from one main beam, much like
the teeth of a garden rake. On a mule deer the antler is shaped like a V, and its upper ends may fork into smaller ones. Mule deer often have short brow points or none, while whitetails usually have clear ones.</p>
<p><img src="/art/diagrams/antlers-compared.svg" alt="Antlers of a white-tailed deer and a mule deer from the front: points that rise from one main beam, and forks that fork again" width="1200" height="560" loading="lazy"></p>
<p>The trouble is with everything else. A spike is a spike. A young mule deer with one fork on each side and a young
whitetail with two points on each side can look alike at a distance. Some mule deer never fork a second time, some old
whitetails carry forked points, and an injured buck may carry a rack that fits no picture. Never name a deer by its
antlers alone when another mark can be seen.</p>
<h2>How it moves, and where</h2>
<p>A frightened mule deer often bounces away, pushing off and landing with all four feet at once. The gait, called
stotting, suits broken ground and brush. But mule deer also trot and gallop, so running does not make a deer a whitetail. Mule deer are more likely to stop on a rise and look back. Use that stop to check the marks, not to
hurry the shot.</p>
<p>Habitat is a weaker hint still. In much of the West, mule deer hold to higher, drier and more open country and
whitetails to river bottoms and farmland. In the desert Southwest it is the other way around: the small Coues
whitetail lives in the mountains, and desert mule deer use the lower ground. On winter range both may share one field. Where a deer is never settles what it is. Neither does body size, since you seldom see the two side by
side.</p>
<h2>On the ground: the hind leg</h2>
<p>With a deer down, there is one more mark. On the outside of the lower hind leg is the metatarsal gland, a patch
of stiff hair. On a mule deer it is long, about 5 inches (13 cm) according to Safari Club International’s record book,
and sits high toward the hock. A blacktail’s measures 2½ to 3 inches (6 to 8 cm) and sits about halfway down. On a
whitetail it is a small spot in the lower half of the leg, ringed with white hair. The gland teaches you what you
shot. It comes too late to make a choice.</p>
<h2>Hybrids</h2>
<p>The two species do interbreed where they live together. A genetic study on the prairies of western Canada,
published in 2021, found about 1 percent hybrids, slightly fewer than earlier studies had. Sightings are little to go on: an odd tail or rack is far more often normal variation. If a deer shows mixed marks, you have no sure
identification, so let it walk. If you hunt where hybrids are known, ask the agency beforehand how it treats them.</p>
<h2>A routine before the shot</h2>
<ol>
<li>Use binoculars. Never use a rifle scope to find out what something is, because that means pointing a firearm at
it.</li>
<li>Look at the tail and rump, then ears and face, then antlers.</li>
<li>Ask for two marks that agree. One is a guess.</li>
<li>Check sex, antler rule and tag: species, unit, season, weapon and legal shooting hours.</li>
<li>Look past the deer. A second deer, a road, a house or a bare skyline behind it means no shot. Know your target and
what is beyond it.</li>
<li>If light or distance leaves you in doubt, wait. A deer let go costs you nothing.</li>
</ol>
<h2>If a mistake happens</h2>
<p>Do not leave the animal and do not hide it. Call the wildlife agency or a warden at once, say what happened, and
care for the meat as you are told. Wyoming’s agency has called a mule deer shot on a whitetail-only license a mistake an honest hunter can make. It said that a prompt report counts in the hunter’s favor, that each case is judged
on its circumstances, and that a hunter who did not use binoculars may be cited. Other states have their own rules,
and a report is no promise that there will be no penalty. It is still the right thing to do.</p>
<h2>Rules that apply to both</h2>
<p>Chronic wasting disease affects both species. Never eat meat from a deer that looks sick, and never eat brain,
eyes, spinal cord, spleen or lymph nodes from an animal that can carry the disease. Texas passes on the federal advice
to consider testing before eating a deer taken in one of its disease zones. Find out before the hunt about testing,
check stations and which parts may leave the zone, and keep evidence of sex and species with the carcass where the
state asks for it. Rules change, even during a season. Read the agency’s current page, and see our
<a href="/deer-types">guide to the deer types</a> for more on each animal.</p>
`,
  featuredImageUrl: '/art/posts/white-tailed-or-mule-deer-how-to-tell-them-apart.svg',
  imageAltText:
    'Two bucks from behind: the whitetail with its broad white tail raised and points on one main beam, the mule deer with large ears, a white rump, a black-tipped rope of a tail and forked antlers.',
  focusKeyword: 'white-tailed or mule deer',
  metaTitle: 'White-Tailed or Mule Deer: How to Tell Them Apart',
  metaDescription:
    'Tail, antlers, ears, face and gait: how to tell a white-tailed deer from a mule deer, which marks mislead, and when not to shoot.',
  metaKeywords: 'white-tailed deer, mule deer, deer identification, antlers, black-tailed deer, hunter safety',
  publishedAt: '2026-09-07T13:00:00.000Z',
  sources: [
    {
      title: 'Make sure you know the difference between white-tailed deer and mule deer',
      publisher: 'Idaho Fish and Game',
      url: 'https://idfg.idaho.gov/blog/2020/10/make-sure-you-know-difference-between-white-tailed-deer-and-mule-deer',
      readOn: '2026-11-21',
      usedFor: 'the marks of tail, rump, ears and antlers, mule deer taken by mistake',
    },
    {
      title: 'Differentiation of Mule Deer and White-tailed Deer',
      publisher: 'Nebraska Game and Parks Commission (Oates 1989), University of Nebraska–Lincoln',
      url: 'https://digitalcommons.unl.edu/nebgamepubs/16',
      readOn: '2026-11-21',
      usedFor: 'ear size, antler shape and winter coat',
    },
    {
      title: 'Black-tailed deer',
      publisher: 'U.S. Fish and Wildlife Service, Willapa National Wildlife Refuge, in the Internet Archive',
      url: 'https://web.archive.org/web/2020/https://www.fws.gov/refuge/willapa/wildlife_and_habitat/deer.html',
      readOn: '2026-11-21',
      usedFor: 'tail, forehead and gait of the black-tailed deer',
    },
    {
      title: 'Columbia black-tailed deer',
      publisher: 'Safari Club International record book',
      url: 'https://scirecordbook.org/columbia-black-tailed-deer',
      readOn: '2026-11-21',
      usedFor: 'tail and metatarsal gland of blacktail and mule deer',
    },
    {
      title: 'Extent and direction of introgressive hybridization of mule and white-tailed deer in western Canada',
      publisher: 'Evolutionary Applications (Russell et al. 2021), abstract',
      url: 'https://doi.org/10.1111/eva.13250',
      readOn: '2026-11-21',
      usedFor: 'how common hybrids are',
    },
    {
      title: 'What About an Honest Mistake?',
      publisher: 'Wyoming Game and Fish Department, in the Internet Archive',
      url: 'https://web.archive.org/web/2014/https://wgfd.wyo.gov/web2011/news-1001720.aspx',
      readOn: '2026-11-21',
      usedFor: 'how an agency treats a mistake that is reported',
    },
    {
      title: 'Precautions for Hunters',
      publisher: 'Texas Parks and Wildlife Department',
      url: 'https://tpwd.texas.gov/regulations/outdoor-annual/hunting/cwd/precautions-for-hunters/',
      readOn: '2026-11-21',
      usedFor: 'chronic wasting disease: parts not to eat, testing',
    },
  ],
} satisfies SampleBlogPost
