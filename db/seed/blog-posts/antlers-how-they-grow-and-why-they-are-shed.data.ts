import type { SampleBlogPost } from './sample-blog-post'

export const antlersGrowth = {
  title: 'Antlers: How They Grow and Why They Are Shed',
  slug: 'antlers-how-they-grow-and-why-they-are-shed',
  category: 'body-parts',
  excerpt:
    'A buck builds a new set of bone every year and drops it every winter. How the cycle works, what sets the size, and how to look for sheds without harm.',
  content: `
<p>Right now, in August, the bucks in your bean field are nearly done building. In a few weeks the velvet will peel,
and bone will show. By late winter the same bone will lie in the leaves, and the whole job starts again. No other part of a deer gets talked about so much and explained so little. Here is the short course.</p>

<h2>Antlers are not horns</h2>
<p>A horn, on a cow or a sheep, is a bony core under a sheath of the same stuff as your fingernails, and it stays on
for life. (The pronghorn, which drops the sheath each year, is the odd one out.) An antler is bone all the way
through. It grows from a stump on the skull called the <strong>pedicle</strong>, and it is cast and regrown each year.
As a rule only males grow antlers. The well-known exception is the <a href="/caribou">caribou</a>, whose females
commonly carry them too. Now and then a whitetail doe does.</p>
<p><img src="/art/diagrams/horn-and-antler.svg" alt="A horn and an antler cut open: a horn is a bony core in a sheath and stays for life; an antler is bone all the way through and drops each year from its pedicle, a stump on the skull" width="1200" height="640" loading="lazy"></p>
<p>The pedicles come first. On a buck fawn in his first fall they are small knots under the skin, which is why we call
him a button buck. A big, well-fed fawn may even harden tiny buttons in his first winter. In fenced herds with extra
feed, Mississippi State University’s deer lab reports, the share that did so ran from 20 percent in Mississippi to 84
percent in Michigan. The first antlers that most hunters notice come the next year.</p>

<h2>The year of an antler</h2>
<table>
<thead><tr><th>Time of year</th><th>What happens to a whitetail’s antlers</th></tr></thead>
<tbody>
<tr><td>Spring</td><td>Days lengthen; growth starts from the pedicles, slowly at first</td></tr>
<tr><td>Early to midsummer</td><td>Fast growth under velvet; beams and points take shape</td></tr>
<tr><td>August and September</td><td>Growth ends, the bone hardens, velvet dries and is rubbed off</td></tr>
<tr><td>Fall</td><td>Hard antlers for display and fighting</td></tr>
<tr><td>Winter into early spring</td><td>The joint weakens; antlers are cast</td></tr>
</tbody>
</table>
<p>The dates slide with latitude, species and the condition of the buck. Take the table as a rough guide; your own notes are a better one.</p>

<h3>In velvet</h3>
<p>A growing antler is soft and warm and wrapped in hairy skin, the velvet, which is full of blood vessels. New tissue forms at the tips, and few tissues in any mammal grow as fast. A knock at this stage can leave a bent or
broken-looking point that he carries all season.</p>
<p>Where does the material come from? Food supplies the protein and part of the calcium and phosphorus. The rest of
the mineral is borrowed from the buck’s own skeleton. Researchers who took bone samples from deer through a whole antler cycle found that this turnover peaked in June and was strongest in the ribs. By fall, when growth had stopped, it
was back to a low level.</p>

<h3>Hard bone</h3>
<p>The clock is daylight. According to the National Deer Association, a buck’s testosterone begins to climb in July
and peaks in late October to early November. As it rises the bone hardens, the blood supply closes down, and the
velvet dies. A buck strips it off quickly, often on a sapling, and it can look bloody. It does him no harm. What is
left is a tool for shoving matches and for showing rank.</p>

<h3>The drop</h3>
<p>After the rut, testosterone falls. Bone between pedicle and antler is broken down until the joint lets go. Both
sides may drop within hours of each other or days apart. What is left is a raw spot that scabs over and heals, and
from that stump, out of stem cells in the skin of the bone, the next antler starts. Mammals in general cannot replace
a lost bony part, which is why medical researchers study antlers so closely.</p>

<h2>What sets the size</h2>
<p>Three things: age, food and breeding. A hunter can judge the first, a landowner can improve the second, and nobody
can do much about the third in a wild herd.</p>
<ul>
<li><strong>Age.</strong> By Mississippi State’s figures, a yearling whitetail carries 10 to 25 percent of his later best. At two he may reach up to half, at three about three quarters, and the peak comes at around six years.</li>
<li><strong>Food.</strong> In research cited by the same university, yearlings raised on 16 percent protein grew
antlers twice as large as those raised on 8 percent. By four years of age the better-fed group was still 20 inches (51
cm) of Boone and Crockett score ahead. Good forage in spring and summer shows on the head in fall.</li>
<li><strong>Breeding, and the mother.</strong> The same deer lab found that a buck’s body and antlers also reflect
what his parents and grandparents ate. Poor ground leaves its mark for more than one generation, and better ground
needs time to show.</li>
</ul>
<p>One myth deserves a burial: the number of points does not give a deer’s age. A well-fed two-year-old may carry more
points than an old buck on thin soil. Judge age by the body on the hoof, and by the teeth afterward, and treat both as
an estimate.</p>

<h2>Using this in the field</h2>
<ol>
<li><strong>Glass in late summer.</strong> Bucks in velvet are often in the open more than they will be later. Stay
far off and let them be.</li>
<li><strong>Read the first rubs.</strong> A few rubbed saplings at the start of fall may only mark where velvet came
off. Fresh rubs week after week, on thicker trees, tell you more about rank and travel.</li>
<li><strong>Mind the rules on antlers.</strong> Where a point count or spread decides what is legal, look twice and
count twice, through binoculars and never through a rifle scope. If you cannot tell, do not shoot. Be certain of the animal and of what is behind it.</li>
<li><strong>Careful late in the season.</strong> A buck that has dropped his antlers looks like a doe. The National
Deer Association hears of early drops every December, some while seasons are open, and advises filling doe tags early.
With a late antlerless tag, look for a heavy body and bare pedicles, and know how your state counts button bucks and
bucks that have shed.</li>
</ol>

<h2>Looking for sheds the right way</h2>
<p>Shed hunting is fine late-winter exercise, and it teaches you which bucks came through the season. But it comes at the worst time for the deer. They are living on fat and poor food, and every run through deep snow costs energy they cannot replace.</p>
<p>That is why western states regulate it. Since 2025, Utah requires anyone gathering antlers between January 1 and May 31 to take a free ethics course each year; before that the dates were February 1 to April 15. Colorado has closed
all public land west of Interstate 25 to shed collecting from January 1 through April 30. Some states set an opening
day or ask for a license. Dates and areas change, so check the agency’s current rules before you go.</p>
<ul>
<li>Wait until the snow is gone and the deer have moved off, even where the law would let you start sooner.</li>
<li>If deer get up in front of you, turn around.</li>
<li>Ask permission on private land, and leave antlers where the law says they stay. You can’t collect sheds in
national parks.</li>
<li>Leave a skull with antlers attached where it lies, take a photo, note the location, and ask the agency. It may be
evidence of a poached deer, and in many places you may not keep it without a permit.</li>
<li>Keep dogs under control, and stay off muddy tracks with the truck.</li>
</ul>
<p>Mark each shed you find on a map, with the date. A few winters of dots will show you where bucks spend the lean
months. Then, when August comes around, you will have an idea which heads to look for.</p>
`,
  featuredImageUrl: '/art/posts/antlers-how-they-grow-and-why-they-are-shed.svg',
  imageAltText:
    'One buck’s head through the year: buds in spring, forks in early summer, full velvet in late summer, hard antlers in fall, and bare pedicles in winter with a shed in the snow.',
  focusKeyword: 'deer antlers',
  metaTitle: 'Antlers: How They Grow and Why They Are Shed',
  metaDescription:
    'From pedicle to velvet to hard bone and the winter drop: how deer antlers grow, what sets their size, and how to look for sheds with care.',
  metaKeywords: 'antlers, velvet, pedicle, shed hunting, buck age, nutrition, deer anatomy',
  publishedAt: '2026-08-17T13:00:00.000Z',
  sources: [
    {
      title: 'Nature Notes: Antlers and Horns',
      publisher: 'Elko Daily Free Press',
      url: 'https://elkodaily.com/outdoors/nature-notes-antlers-and-horns/article_f05eff45-e397-549d-aa09-8d74295eb41b.html',
      readOn: '2026-11-27',
      usedFor: 'how antlers differ from horns',
    },
    {
      title: 'Nutrition & Genetics',
      publisher: 'Mississippi State University Deer Lab',
      url: 'https://www.msudeer.msstate.edu/nutrition-and-genetics.php',
      readOn: '2026-11-21',
      usedFor: 'hardened buttons on fawns, and antler size by age',
    },
    {
      title: 'The Role of Genetics and Nutrition in Deer Management (P3013)',
      publisher: 'Mississippi State University Extension',
      url: 'http://extension.msstate.edu/node/35087',
      readOn: '2026-11-21',
      usedFor: 'protein and antler size, and the effect of parents and grandparents',
    },
    {
      title: 'Causes of Early Antler Casting',
      publisher: 'National Deer Association',
      url: 'https://deerassociation.com/causes-early-antler-casting/',
      readOn: '2026-11-21',
      usedFor: 'the yearly cycle, testosterone and early drops',
    },
    {
      title: 'Cyclic bone remodeling in deer (abstract)',
      publisher: 'Calcified Tissue Research 12',
      url: 'https://link.springer.com/article/10.1007/BF02013745',
      readOn: '2026-11-21',
      usedFor: 'mineral borrowed from the skeleton while antlers grow',
    },
    {
      title: 'Improbable appendages: Deer antler renewal as a unique case of mammalian regeneration (abstract)',
      publisher: 'Seminars in Cell & Developmental Biology 20(5), 2009, listed by PubMed',
      url: 'https://pubmed.ncbi.nlm.nih.gov/19084608/',
      readOn: '2026-11-21',
      usedFor: 'how antlers regrow from the pedicle',
    },
    {
      title: 'Utah Updates Shed Antler Gathering Rules: Ethics Course Now Mandatory Jan. 1 – May 31',
      publisher: 'Daily Herald (Utah)',
      url: 'https://www.heraldextra.com/sanpete-county/2025/jan/08/utah-updates-shed-antler-gathering-rules-ethics-course-now-mandatory-jan-1-may-31/',
      readOn: '2026-11-21',
      usedFor: 'Utah’s shed-gathering course and dates',
    },
    {
      title: 'CPW’s seasonal shed antler collection restriction continues through the end of April',
      publisher: 'Montrose Press (Colorado), 2023',
      url: 'https://www.montrosepress.com/free_access/cpws-seasonal-shed-antler-collection-restriction-continues-through-the-end-of-april/article_1b84f6c6-c2af-11ed-be7b-9779b23b21f3.html',
      readOn: '2026-11-21',
      usedFor: 'Colorado’s winter closure of shed collecting',
    },
  ],
} satisfies SampleBlogPost
