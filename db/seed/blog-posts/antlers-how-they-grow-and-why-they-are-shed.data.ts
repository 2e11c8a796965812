import type { SampleBlogPost } from './sample-blog-post'

export const antlersGrowth = {
  title: 'Antlers: How They Grow and Why They Are Shed',
  slug: 'antlers-how-they-grow-and-why-they-are-shed',
  category: 'body-parts',
  excerpt:
    'A buck builds a new set of bone every year and drops it every winter. How the cycle works, what sets the size, and how to look for sheds without harm.',
  content: `
<p>Right now, in August, the bucks in your bean field are nearly done building. In a few weeks the velvet will peel,
and bone will show. By late winter the same bone will lie in the leaves, and the whole job starts again. No other part
of a deer is talked about so much and explained so little. Here is the short course.</p>

<h2>Antlers are not horns</h2>
<p>A horn, on a cow or a sheep, has a bony core under a sheath of the same stuff as your fingernails, and it stays on
for life. An antler is bone all the way through. It grows from a stump on the skull called the
<strong>pedicle</strong>, and it is cast and regrown each year. As a rule only males grow antlers. The well-known
exception is the caribou or reindeer, whose females carry them too.</p>
<p>The pedicles come first. By about four months of age they can be seen on a buck fawn as small knots, which is why
we call him a button buck. Now and then a big, well-fed fawn will harden tiny buttons in his first winter. The first
antlers that most hunters would notice come the next year.</p>

<h2>The year of an antler</h2>
<table>
<thead><tr><th>Time of year</th><th>What happens</th></tr></thead>
<tbody>
<tr><td>Spring</td><td>Days lengthen; growth starts from the pedicles, slowly at first</td></tr>
<tr><td>Early to midsummer</td><td>Fast growth under velvet; beams and points take shape</td></tr>
<tr><td>Late summer</td><td>Growth ends; the antler hardens</td></tr>
<tr><td>Around the start of fall</td><td>Velvet dries and is rubbed off</td></tr>
<tr><td>Fall</td><td>Hard antlers for display and fighting</td></tr>
<tr><td>Winter</td><td>The joint weakens; antlers are cast</td></tr>
</tbody>
</table>
<p>The dates slide with latitude, species and the condition of the buck, so take the table as a rough guide and your
own trail notes as the better one.</p>

<h3>In velvet</h3>
<p>A growing antler is soft and warm and wrapped in hairy skin, the velvet, which is full of blood vessels. New tissue
is laid down at the tips. It is quick work: the deer lab at Mississippi State University gives about three quarters of
an inch a week for yearlings and an inch and a half a week for adults at the peak of growth. That puts antler among
the fastest-growing tissues known in any mammal.</p>
<p>Where does the material come from? A dried antler, according to Mississippi’s wildlife department, is roughly 45
percent protein, 22 percent calcium and 11 percent phosphorus. Food supplies part of it. The rest is borrowed from the
buck’s own skeleton; his ribs turn porous for a time, then recover.</p>

<h3>Hard bone</h3>
<p>As the days shorten, testosterone rises. The bone hardens, the blood supply closes down, and the velvet dies. A
buck usually strips it within a day, often on a sapling, and it can look bloody. It does him no harm. From then on the
antler is dead bone, a tool for shoving matches and for showing rank.</p>

<h3>The drop</h3>
<p>After the rut, testosterone falls. The bone between pedicle and antler loses its minerals until the joint lets go.
Both sides may drop within hours of each other or many days apart. What is left is a raw spot that scabs over within a
few weeks, and from that healing skin the next antler starts. It is the only limb-like part that any mammal regrows in
full, which is why medical researchers study it.</p>

<h2>What sets the size</h2>
<p>Three things: age, food and breeding. A hunter can judge the first, a landowner can improve the second, and nobody
can do much about the third in a wild herd.</p>
<ul>
<li><strong>Age.</strong> Mississippi State’s figures say a yearling carries about 10 to 25 percent of his later best.
At two he may reach half, at three about three quarters, and the peak comes at around six years.</li>
<li><strong>Food.</strong> In research cited by the same university, yearlings raised on 16 percent protein grew
antlers twice as large as those raised on 8 percent. Good forage in spring and summer shows on the head in fall.</li>
<li><strong>Breeding, and the mother.</strong> The same deer lab found that a buck’s body and antlers also reflect what
his parents and grandparents ate. Poor ground leaves its mark for more than one generation.</li>
</ul>
<p>One myth deserves a burial: the number of points does not give a deer’s age. A well-fed two-year-old may carry more
points than an old buck on thin soil. Judge age by the body on the hoof, and by the teeth afterward.</p>

<h2>Using this in the field</h2>
<ol>
<li><strong>Glass in late summer.</strong> Bucks in velvet are out in the open more than they will be later. Stay far
off and let them be.</li>
<li><strong>Read the first rubs.</strong> Small, fresh scrapes of bark at the start of fall can be velvet rubs. Later,
bigger rubs tell of rank and travel.</li>
<li><strong>Mind the rules on antlers.</strong> Where a point count or spread decides what is legal, look twice and
count twice. If you cannot tell, do not shoot. Be certain of the animal and of what stands behind it.</li>
<li><strong>Careful after the season.</strong> A buck that has dropped his antlers looks like a doe. If you hold a
late antlerless tag, check the head for pedicles, and know whether such a buck counts as antlerless where you
hunt.</li>
</ol>

<h2>Looking for sheds the right way</h2>
<p>Shed hunting is fine late-winter exercise, and it teaches you which bucks came through the season. But it comes at
the worst time for the deer. They are living on fat and twigs, and each run in deep snow costs them energy they cannot
replace.</p>
<p>That is why western states regulate it. Utah has required an ethics course for gathering antlers in late winter and
early spring, and in the hard winter of 2023 it closed the activity statewide for a time. Colorado has closed
wintering areas to collecting as well. Dates and areas change from year to year, so check the agency’s current rules
before you go.</p>
<ul>
<li>Wait until the snow is gone and the deer have moved off.</li>
<li>If deer stand up in front of you, turn around.</li>
<li>Ask permission on private land, and leave antlers where the law says they stay; national parks, for one, are
closed to collecting.</li>
<li>Leave a skull with antlers attached where it lies, take a photo and the location, and ask the agency. It may be
evidence of a poached deer.</li>
<li>Keep dogs under control.</li>
</ul>
<p>Mark each shed you find on a map, with the date. A few winters of dots will show you where bucks spend the lean
months. Then, when August comes around, you will have an idea which heads to look for.</p>
`,
  imageAltText:
    'Drawn motif of one buck’s head at four times of year: bare, in velvet, in hard antler and after the drop.',
  focusKeyword: 'deer antlers',
  metaTitle: 'Antlers: How They Grow and Why They Are Shed',
  metaDescription:
    'From pedicle to velvet to hard bone and the winter drop: how deer antlers grow, what sets their size, and how to look for sheds with care.',
  metaKeywords: 'antlers, velvet, pedicle, shed hunting, buck age, nutrition, deer anatomy',
  publishedAt: '2026-08-17T13:00:00.000Z',
  sources: [
    {
      title: 'MSU Deer Lab: Growth Cycle (overview)',
      publisher: 'Mississippi State University Deer Lab',
      url: 'https://www.msudeer.msstate.edu/',
      readOn: '2026-11-21',
    },
    {
      title: 'Nutrition & Genetics',
      publisher: 'Mississippi State University Deer Lab',
      url: 'https://msudeer.msstate.edu/nutrition-and-genetics.php',
      readOn: '2026-11-21',
    },
    {
      title: 'The Role of Genetics and Nutrition in Deer Management (P3013)',
      publisher: 'Mississippi State University Extension',
      url: 'http://extension.msstate.edu/node/35087',
      readOn: '2026-11-21',
    },
    {
      title: 'Mississippi Outdoors: The Allure of Antlers',
      publisher: 'Mississippi Department of Wildlife, Fisheries, and Parks',
      url: 'http://www.mdwfp.com/media/news/wildlife-hunting/mississippi-outdoors-the-allure-of-antlers/',
      readOn: '2026-11-21',
    },
    {
      title: 'Seen any antlers laying around? Let’s talk about that process',
      publisher: 'Victoria Advocate',
      url: 'https://www.victoriaadvocate.com/news/agriculture/seen-any-antlers-laying-around-let-s-talk-about-that-process/article_4a80e012-bb10-11ed-b0f9-2fa5aa5ccd5b.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Deer',
      publisher: 'Britannica',
      url: 'http://www.britannica.com/animal/deer/article-websites',
      readOn: '2026-11-21',
    },
    {
      title: 'DWR reminds of required ethics course for seasonal shed antler hunting',
      publisher: 'The Herald Journal',
      url: 'https://www.hjnews.com/news/environment/dwr-reminds-of-required-ethics-course-for-seasonal-shed-antler-hunting/article_2ec9fef6-9916-11ed-bc8e-1f7b4fc0cbd3.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Utah implements emergency restrictions for shed hunting',
      publisher: 'KPCW',
      url: 'https://www.kpcw.org/state-regional/2023-02-07/utah-implements-emergency-restrictions-for-shed-hunting',
      readOn: '2026-11-21',
    },
    {
      title: 'Collection and Possession of Shed Antlers',
      publisher: 'Colorado Parks and Wildlife',
      url: 'http://cpw.state.co.us/learn/Pages/AntlerShed.aspx',
      readOn: '2026-11-21',
    },
  ],
} satisfies SampleBlogPost
