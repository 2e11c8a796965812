import type { SampleBlogPost } from './sample-blog-post'

export const mastYear = {
  title: 'Acorns and Other Mast: How to Read a Mast Year',
  slug: 'acorns-and-other-mast-how-to-read-a-mast-year',
  category: 'deer-food',
  excerpt:
    'Some falls the acorns roll underfoot like marbles; some falls there are none. Learn to tell your oaks apart, rate the crop in August and set your stands to match.',
  content: `
<p>No food moves deer like acorns. When they fall, a field that held a dozen deer last week can stand empty, and a
ridge that was dead in summer is full of tracks. The trouble is that the crop is never the same two years running. A
hunter who checks the trees in late summer knows in advance which woods will matter. The others find out in
November.</p>

<h2>What counts as mast</h2>
<p>Mast is an old word for the food that trees and shrubs let fall. We split it in two:</p>
<ul>
<li><strong>Hard mast:</strong> acorns, beechnuts, hickory nuts and the like. Rich in fat and starch, and it keeps.</li>
<li><strong>Soft mast:</strong> berries, grapes, cherries, apples, persimmons. Sweet, early and soon gone.</li>
</ul>
<p>Acorns are the big one for deer, because oaks are so widespread and the nuts are there in fall and winter, just
when a deer needs the energy. Where you have no oaks, the same method works with beeches or old apple trees.</p>

<h2>Two families of oak</h2>
<p>Every deer hunter should be able to tell the two groups apart. Look at a leaf.</p>
<table>
<thead><tr><th></th><th>White oak group</th><th>Red oak group</th></tr></thead>
<tbody>
<tr><td>Leaf lobes</td><td>Rounded, no bristles</td><td>Small bristles on lobes and tips</td></tr>
<tr><td>Examples</td><td>White, bur, swamp white, chestnut oak</td><td>Northern red, black, pin, scarlet oak</td></tr>
<tr><td>From flower to ripe acorn</td><td>One growing season</td><td>Two growing seasons</td></tr>
<tr><td>Taste</td><td>Milder, less tannin</td><td>More bitter, more tannin</td></tr>
<tr><td>On the ground</td><td>Eaten or spoiled early</td><td>Lasts into winter</td></tr>
</tbody>
</table>
<p>Deer tend to clean up white oak acorns first. Red oak acorns hold up longer on the ground, so they become the food
of late fall and winter, when you will see leaves and even snow pawed back under the trees. If your land has both, you
have two seasons of acorn hunting and not one.</p>

<h2>Why the crop swings</h2>
<p>Oaks set a crop in a chain of steps, and weather can break any link. Frost during flowering is the classic one. A
Forest Service study of northern red oak in northwestern Pennsylvania named freezing weather at flowering as a major
cause of poor crops. Yields there ran from about 7,000 acorns an acre up to nearly 273,000. Some acorns were found in
every year; in no year was the crop good everywhere; and no place had a good crop more than two years in a row.</p>
<p>Now add the two calendars. A hard frost this May can take this fall’s white oak acorns, but the red oak acorns that
ripen this fall come from last year’s flowers. So one group often carries the woods when the other fails. Dry summers,
insects and plain luck among single trees do the rest. That is why nobody can promise you a mast year, and why you
need to go and look.</p>

<h2>A late-summer survey you can do alone</h2>
<p>Take binoculars and a notebook, and go when the acorns have swelled, from about mid-August. The method the National
Deer Association describes is simple: on a few healthy branches of each tree, count the acorns on the last 24 inches,
average them, and rank the tree as excellent, good, fair or poor.</p>
<ol>
<li>Pick twenty or so oaks across your ground, some of each group. Mark them on a map.</li>
<li>Stand with the light behind you and look into the side of the crown. Green acorns are hard to see from straight
below.</li>
<li>Count the outer two feet of several branches high in the sun. Write down the average.</li>
<li>Rank the tree. Compare trees of the same group only.</li>
<li>Go back when the first nuts fall, and cut a few open. A sound acorn is firm and pale inside. A light one with a
small hole or a loose cap has been spoiled by insects or drought.</li>
</ol>
<p>Do this each year. Single oaks differ greatly; some healthy giants hardly ever bear. The association suggests three
years of counts before you decide which trees are your best producers. Trees with big crowns and room around them have
the edge, and Missouri’s extension foresters advise thinning the neighbors of a good oak if you want both timber and
acorns. Ask a forester before you cut.</p>
<p>Check your state agency as well. West Virginia, for one, has surveyed its mast every fall since 1971, covering 18
kinds of trees and shrubs, and publishes the result with a hunting outlook.</p>

<h2>How to hunt each kind of year</h2>
<h3>The bumper year</h3>
<p>You would think a heavy crop makes easy hunting. Often it is the reverse. When biologists in West Virginia set 22
years of mast surveys beside the harvest records, they expected fewer deer to be taken in the years of heavy mast; a
report on the study says that is the pattern they found. With food everywhere, deer have
no need to travel. So:</p>
<ul>
<li>Forget the field edges. Hunt inside the timber, near bedding cover.</li>
<li>Look for the freshest sign, not the most acorns. Droppings, damp pawed leaves and bitten caps beat a carpet of
nuts.</li>
<li>Move your stand when the sign moves. A good tree may draw deer for only a few days.</li>
</ul>
<h3>The spotty year</h3>
<p>This is the year for the hunter who did the survey. If three oaks in a hundred are bearing, those three are worth
more than anything else on the map. Set up downwind, keep the pressure low, and do not hunt it on the wrong wind.</p>
<h3>The bust</h3>
<p>When there is no hard mast, deer go back to browse, soft mast, late green fields and crops. They travel more, and
they are on their feet in daylight more often. Hunt the trails between cover and food. Remember, too, that the deer
will go into winter with less fat.</p>

<h2>Rules and manners under the oaks</h2>
<ul>
<li>Hunting over acorns that fell by themselves is hunting natural food. Carrying acorns, corn or anything else to a
spot is another matter: baiting and attractants are unlawful in many places. Read your agency’s current rules, and ask
if in doubt.</li>
<li>Squirrel hunters, hikers and mushroom pickers like the same ridges. Wear the orange that the law asks for,
identify the whole animal, and know what lies beyond it. A deer on a ridgetop has no backstop.</li>
<li>If you climb, clip in from the ground up. Wet leaves and loose acorns make poor footing at the base of a
ladder.</li>
</ul>
<p>Acorn woods are loud underfoot and easy to spoil. Slip in early, sit longer than you like, and listen. The patter
of falling nuts is the sound of a dinner table being set, and you want to be in your chair before the guests
arrive.</p>
`,
  imageAltText:
    'Drawn landscape of an oak ridge in fall, with two deer nosing for acorns in the leaves under a broad white oak.',
  focusKeyword: 'mast year',
  metaTitle: 'Acorns and Mast: How to Read a Mast Year | Deer Life',
  metaDescription:
    'Tell white oaks from red, rate the acorn crop in August, and choose stands for a bumper year, a spotty year or a bust.',
  metaKeywords: 'acorns, mast year, white oak, red oak, scouting, fall food',
  publishedAt: '2026-08-31T13:00:00.000Z',
  sources: [
    {
      title: 'Acorns: A Fickle Crop',
      publisher: 'Penn State, Center for Private Forests',
      url: 'https://ecosystems.psu.edu/research/centers/private-forests/news/acorns-a-fickle-crop',
      readOn: '2026-11-21',
    },
    {
      title:
        'Acorn production in northern red oak stands in northwestern Pennsylvania (Forest Service paper, abstract)',
      publisher: 'USDA Forest Service, as listed by Paper Explained',
      url: 'https://paperexplained.cn/articles/paper/detail/d8090d7ef05ecb4812c693fd5a84c3e7e46be27d',
      readOn: '2026-11-21',
    },
    {
      title: 'Two categories of oak trees provide plenty of acorns for wildlife',
      publisher: 'WiscNews',
      url: 'https://www.wiscnews.com/outdoors/two-categories-of-oak-trees-provide-plenty-of-acorns-for-wildlife/article_daa7fb01-6cb6-563b-8833-2033e9dbb106.html',
      readOn: '2026-11-21',
    },
    {
      title: 'White-tailed Deer Starting to Consume Red Oak Acorns',
      publisher: 'Naturally Curious with Mary Holland',
      url: 'https://naturallycuriouswithmaryholland.wordpress.com/2016/11/09/',
      readOn: '2026-11-21',
    },
    {
      title: 'Survey Acorns Now to Improve Production',
      publisher: 'National Deer Association',
      url: 'https://deerassociation.com/survey-acorns-now-improve-production/',
      readOn: '2026-11-21',
    },
    {
      title: 'Woodland Management: Shooting a Double – Managing Oaks for Acorn and Timber Production',
      publisher: 'University of Missouri Extension',
      url: 'https://extension.missouri.edu/news/woodland-management-shooting-a-double-managing-oaks-for-acorn-and-timber-production',
      readOn: '2026-11-21',
    },
    {
      title: 'WVDNR releases 2019 Mast Survey and Hunting Outlook',
      publisher: 'West Virginia Press Association',
      url: 'https://wvpress.org/wvpa-sharing/wvdnr-releases-2019-mast-survey-and-hunting-outlook/',
      readOn: '2026-11-21',
    },
    {
      title: 'The Relationship Between Mast Crops and Deer Harvest',
      publisher: 'Hunting Lease Magazine',
      url: 'http://www.huntinglease.com/f/Article/ladArticletArticlec0/18',
      readOn: '2026-11-21',
    },
  ],
} satisfies SampleBlogPost
