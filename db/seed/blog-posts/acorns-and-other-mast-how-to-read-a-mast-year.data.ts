import type { SampleBlogPost } from './sample-blog-post'

export const mastYear = {
  title: 'Acorns and Other Mast: How to Read a Mast Year',
  slug: 'acorns-and-other-mast-how-to-read-a-mast-year',
  category: 'deer-food',
  excerpt:
    'Some falls the acorns roll underfoot like marbles; some falls there are none. Learn to tell your oaks apart, rate the crop in August and set your stands to match.',
  content: `
<p>Where oaks grow, few foods move deer like acorns. When they fall, a field that held a dozen
<a href="/white-tailed-deer">whitetails</a> last week can be empty, and a ridge that was dead in summer is full of
tracks. The trouble is that the crop is never the same two years running. A hunter who checks the trees in late summer
knows in advance which woods will matter. The others find out in November.</p>

<h2>What counts as mast</h2>
<p>Mast is an old word for the nuts and fruit of trees and shrubs. We split it in two:</p>
<ul>
<li><strong>Hard mast:</strong> acorns, beechnuts, hickory nuts and the like. Rich in energy, and it keeps for a
while.</li>
<li><strong>Soft mast:</strong> berries, grapes, cherries, apples, persimmons. Sweet, and soon gone.</li>
</ul>
<p>Acorns are the big one, because oaks are so widespread and the nuts are there just when a deer needs to put on fat.
Researchers at Front Royal, Virginia, tracked ten does by radio between 1986 and 1989. The does stretched their home
ranges to take in the oaks, and at the height of the drop about half their feeding time went to acorns. Where you have
no oaks, use the same method on beeches or old apple trees.</p>

<h2>Two groups of oak</h2>
<p>Every deer hunter should be able to tell the two groups apart. Start with a leaf.</p>
<table>
<thead><tr><th>What to look at</th><th>White oak group</th><th>Red oak group</th></tr></thead>
<tbody>
<tr><td>Leaf</td><td>Lobes usually rounded, no bristles</td><td>Small bristles on the lobes and tips</td></tr>
<tr><td>Examples</td><td>White, bur, post and chestnut oak</td><td>Northern red, black, pin and scarlet oak</td></tr>
<tr><td>From flower to ripe acorn</td><td>One growing season</td><td>Two growing seasons</td></tr>
<tr><td>Taste</td><td>Milder, less tannin</td><td>More bitter, more tannin</td></tr>
<tr><td>On the ground</td><td>Sprouts soon after it falls</td><td>Waits for spring; keeps into winter</td></tr>
</tbody>
</table>
<p>Some oaks in both groups have leaves without lobes, willow oak and live oak among them, so take a tree guide along the first time. Deer generally clean up white oak acorns first. Red oak acorns keep better on the ground, so
they become the food of late fall and winter, when you will see leaves and even snow pawed back under the trees. If your land has both, you have two acorn seasons instead of one.</p>

<h2>Why the crop swings</h2>
<p>Oaks set a crop in a chain of steps, and weather can break any link. Frost at flowering time is the classic one.
Rain during pollination, drought, insects and the habits of the individual tree do the rest.</p>
<p>Now add the two calendars. A hard frost this spring can take this fall’s white oak acorns, but the red oak acorns
that ripen this fall come from last year’s flowers. Missouri saw it from the other side. A hard freeze in April 2007
all but wiped out the red oak crop of 2008, a year and a half later, and the state’s Department of Conservation told
hunters to look for deer near the white oaks instead. So make a note of late frosts. They tell you something about
this fall, and about the next one too.</p>
<p><img src="/art/diagrams/two-acorn-calendars.svg" alt="White oak acorns ripen in the fall after they flower, red oak acorns a year later: one spring frost can take this fall’s white oak acorns and next fall’s red oak acorns" width="1200" height="650" loading="lazy"></p>
<p>One group often carries the woods when the other fails. But nobody can promise you a mast year, and that is why you
need to go and look.</p>

<h2>A late-summer survey you can do alone</h2>
<p>Take binoculars and a notebook, and go in the second half of August, when the acorns have swelled enough to see.
The National Deer Association describes a simple count: on a few healthy branches of each tree, count the acorns on
the last 24 inches (61 cm), average them, and rank the tree as excellent, good, fair or poor.</p>
<ol>
<li>Pick twenty or so oaks across your ground, some of each group. Mark them on a map.</li>
<li>Stand with the light behind you and look into the side of the crown. Green acorns are hard to see from straight
below.</li>
<li>Count the outer two feet of several branches high in the sun. Write down the average.</li>
<li>Rank the tree. Compare trees of the same group only.</li>
<li>Also write down how many of your oaks bear at all. Forest Service researchers found that when more trees carry
acorns, each of them tends to carry more, so that share alone is a fair gauge of the year.</li>
<li>Go back when the first nuts fall. A sound acorn is heavy, firm and pale inside. Drop a handful in water: the
hollow ones float. Floating does not catch every weevil, so cut a few open as well.</li>
</ol>
<p>Do this each year, because individual oaks differ greatly and some healthy giants hardly ever bear. According to the
association, three years of counts pick out 85 to 100 percent of the best producers in a stand; with fewer years you
can miss a quarter to a half of the excellent ones. That patience pays twice if you own timber. Know your good trees
before anyone marks a cut, and ask a forester how to give them room.</p>
<p>Check with your state wildlife agency too. Several run a mast survey each fall and publish it, often with a hunting
outlook. It will not tell you about your ridge, but it tells you what kind of year it is.</p>

<h2>How to hunt each kind of year</h2>
<h3>The bumper year</h3>
<p>You would think a heavy crop makes easy hunting. Often it is the reverse. West Virginia biologists compared mast surveys from 1980 to 2002 with the harvest records. In years of heavy hard mast, hunters took fewer deer overall, fewer with
the bow and fewer antlerless deer, and acorns showed the strongest link. For bucks the pattern was weaker and could
have been chance. The usual explanation is that with food everywhere, deer have little need to travel. So:</p>
<ul>
<li>Forget the field edges for now. Hunt inside the timber, near bedding cover.</li>
<li>Look for the freshest sign, not the most acorns. Droppings, damp pawed leaves and bitten caps beat a carpet of
nuts.</li>
<li>Move your stand when the sign moves. One tree may draw deer for only a few days.</li>
</ul>
<h3>The spotty year</h3>
<p>This is the year for the hunter who did the survey. If three oaks in a hundred are bearing, those three are worth
more than anything else on the map. Set up downwind, keep the pressure low, and do not hunt them on the wrong
wind.</p>
<h3>The bust</h3>
<p>When there is no hard mast, deer go back to browse, soft mast, late green fields and crops. They move more to fill
up, and they show themselves in the open more often. Hunt the trails between cover and food. Remember, too, that these
deer may go into winter with less fat, and leave the late-season herd some peace.</p>

<h2>Rules and safety under the oaks</h2>
<ul>
<li>Acorns that fell on their own are natural food. Carrying acorns, apples, corn or anything else to a spot is
another matter. Baiting is unlawful in many places, some laws name nuts and fruit as bait, and the ground can stay off
limits for a time after the last of it is gone. Read your agency’s current rules, and ask if in doubt.</li>
<li>Squirrel hunters, hikers and mushroom pickers like the same ridges. Wear the blaze orange the law requires, identify the whole animal, and know what is beyond it. A deer on a skyline has no backstop: do not shoot.</li>
<li>If you climb, wear a full-body harness and stay clipped in from the ground up and back down. Wet leaves and
loose acorns make poor footing at the base of a ladder.</li>
<li>Get permission before you walk someone’s oak ridge in August, not just in November.</li>
</ul>
<p>Acorn woods are loud underfoot and easy to spoil. Slip in early, sit longer than you like, and listen. The patter
of falling nuts is the sound of a dinner table being set, and you want to be in your chair before the guests
arrive.</p>
`,
  featuredImageUrl: '/art/posts/acorns-and-other-mast-how-to-read-a-mast-year.svg',
  imageAltText:
    'Two oaks side by side: a white oak’s leaf with rounded lobes and its pale acorns in warty caps, and a red oak’s bristle-tipped leaf with stout, dark acorns under flat caps.',
  focusKeyword: 'mast year',
  metaTitle: 'Acorns and Mast: How to Read a Mast Year | Deer Life',
  metaDescription:
    'Tell white oaks from red, rate the acorn crop in August, and choose stands for a bumper year, a spotty year or a bust.',
  metaKeywords: 'acorns, mast year, white oak, red oak, scouting, fall food',
  publishedAt: '2026-08-31T13:00:00.000Z',
  sources: [
    {
      title: 'Survey Acorns Now to Improve Production',
      publisher: 'National Deer Association',
      url: 'https://deerassociation.com/survey-acorns-now-improve-production/',
      readOn: '2026-11-21',
      usedFor: 'how to count and rank the acorn crop, and why three years of counts',
    },
    {
      title: 'One Acorn, Two Acorns, Three Acorns, Four…',
      publisher: 'USDA Forest Service, Southern Research Station',
      url: 'https://www.srs.fs.usda.gov/compass/2021/07/08/one-acorn-two-acorns-three-acorns-four/',
      readOn: '2026-11-21',
      usedFor: 'the share of bearing trees as a gauge of the crop, and state acorn surveys',
    },
    {
      title: 'Relationship of mast production to big-game harvests in West Virginia (abstract)',
      publisher: 'Wildlife Society Bulletin 32(3), 2004',
      url: 'https://bioone.org/journals/wildlife-society-bulletin/volume-32/issue-3/0091-7648(2004)032%3C0786:ROMPTB%3E2.0.CO;2/Relationship-of-mast-production-to-big-game-harvests-in-West/10.2193/0091-7648(2004)032%3C0786:ROMPTB%3E2.0.CO;2.short',
      readOn: '2026-11-21',
      usedFor: 'mast years and deer harvest in West Virginia',
    },
    {
      title: 'Variable acorn crops: responses of white-tailed deer and other mast consumers (abstract)',
      publisher: 'Journal of Mammalogy 74(4), 1993',
      url: 'https://doi.org/10.2307/1382439',
      readOn: '2026-11-21',
      usedFor: 'how does in Virginia used the acorn drop',
    },
    {
      title: 'Acorns: A Fickle Crop',
      publisher: 'Penn State, Center for Private Forests',
      url: 'https://ecosystems.psu.edu/research/centers/private-forests/news/acorns-a-fickle-crop',
      readOn: '2026-11-21',
      usedFor: 'telling the two oak groups apart',
    },
    {
      title: 'Know-How: Red or White?',
      publisher: 'American Hunter',
      url: 'https://www.americanhunter.org/content/know-how-red-or-white',
      readOn: '2026-11-21',
      usedFor: 'tannin, taste and sprouting of the two kinds of acorn',
    },
    {
      title: 'Corn, Acorn Crops Could Affect Missouri Deer Harvest',
      publisher: 'Missouri Department of Conservation, printed by Buckmasters',
      url: 'http://www.buckmasters.com/corn-acorn-crops-could-affect-missouri-deer-harvest.aspx',
      readOn: '2026-11-21',
      usedFor: 'the Missouri freeze of April 2007 and the red oak crop of 2008',
    },
  ],
} satisfies SampleBlogPost
