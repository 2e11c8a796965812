import type { SampleBlogPost } from './sample-blog-post'

export const beddingAreas = {
  title: 'Bedding Areas: How to Find Them and Why to Stay Out',
  slug: 'bedding-areas-how-to-find-them-and-why-to-stay-out',
  category: 'deer-life',
  excerpt:
    'Deer spend most of the daylight lying down. How to read terrain, cover and sign to find where they rest, and why the best use of that knowledge is to hunt around it.',
  content: `
<p>Ask where the deer feed and anyone with a window on a field can tell you. Ask where they lie down and few can. Yet
a deer spends most of the daylight in its bed, and the walk between bed and food is the part of its day that overlaps
with yours. Know both ends of that walk and you know where to sit.</p>
<h2>What a bed has to offer</h2>
<p>A deer that lies down is not off guard. It chews its cud, dozes for moments, and keeps nose and ears at work. A
good bedding place answers four needs:</p>
<ul>
<li><strong>Cover.</strong> Saplings, shrubs, tall grass, blowdowns or a fresh cutover. Biologists in Pennsylvania
describe good security cover as growth thick enough to hide nine tenths of a deer from a viewer 200 feet away or
less.</li>
<li><strong>Warning.</strong> The wind brings scent from one side while the eyes watch the other.</li>
<li><strong>A way out.</strong> A steep drop, a ditch, a creek or more thick growth within a few bounds.</li>
<li><strong>Comfort.</strong> Sun and shelter from wind in winter, shade and moving air in the heat.</li>
</ul>
<p>The Deer-Forest Study at Penn State followed collared bucks through the rifle season and found hiding places that
share a pattern: vantage points with the prevailing wind at the back and a steep slope in front. The bucks were often
in place before dawn. Whoever climbed toward them was heard or seen long before, and within half a minute a buck could
be hundreds of feet down the slope.</p>
<h2>Where to look on the map</h2>
<p>Begin at home with a topographic map and an aerial photo. Mark these places:</p>
<ol>
<li>Points and spurs that run out from a ridge, above all on the side that is usually sheltered from the wind.</li>
<li>Benches, the flat steps on a hillside.</li>
<li>Islands of dry ground in marsh or swamp.</li>
<li>Regrowth after logging or storm, old fields that grow in, and thick young conifers.</li>
<li>Small, overlooked cover: a corner behind a barn, a strip by a driveway, a brushy ditch between two fields.</li>
</ol>
<p>Whitetails like thick cover and, where they can choose, tend to bed high rather than low. In flat country look for
the thickest growth or the wettest ground instead of height.</p>
<h2>What you see on the ground</h2>
<p>A bed is an oval of pressed leaves, grass or snow, about as long as the deer that lay in it. Look for hair,
droppings and several trails that come together.</p>
<h3>Does and fawns</h3>
<p>Family groups lie near one another, so you find several beds of different sizes, with droppings of different sizes
close by. One outdoor magazine gives 34 to 40 inches as the length of the largest doe beds. They tend to be in brushy
cover not far from food.</p>
<h3>Bucks</h3>
<p>In late summer and early fall, groups of bucks may bed together. An older buck on his own picks a tighter place: a
single large bed, often with a trunk or bank behind it, and rubs on the way in. Big and alone is a hint, not proof. A
large doe leaves a large bed as well.</p>
<h3>Night beds</h3>
<p>Beds in crop fields, food plots and open oak flats are mostly used at night. They tell you where deer feed. For the
daytime, follow the trails from there toward the nearest hard-to-enter cover.</p>
<h2>When to scout</h2>
<p>Look when it costs you nothing. The weeks between the end of the season and leaf-out are ideal: the sign of fall is
still there, you can see the shape of the ground, and the deer have the summer to forget you. In deep snow or at the
end of a hard winter, leave them in peace and wait for bare ground, since each flight burns fat they need.</p>
<p>Fresh snow lets you follow tracks from the food toward the cover. Follow far enough to learn which corner they
enter, then turn around. During the season, glass from a distance and set cameras on the edge, on trails you can reach
without crossing deer ground.</p>
<h2>Why to stay out</h2>
<p>A deer that is bumped once from its bed may come back. A deer that learns that people walk there will live
differently. A graduate study at Auburn University, which put GPS collars on 37 bucks, documented that deer avoid
heavily hunted places. Another team, at the University of Georgia, followed thirteen does under heavy pressure from
hunting dogs. They held tight in their core areas, ran about a mile when it became too much, and were back within
twelve hours. So deer do not simply leave the county. They wait for the dark, and you lose the daylight.</p>
<p>Their world is small, too. As a rule of thumb from the Penn State work, a buck’s home range is about one square
mile and a doe’s a quarter of that. If one bedding thicket on a small property is spoiled, there may not be a second
one on your side of the fence.</p>
<h2>How to use what you know</h2>
<ul>
<li>Draw a line around each bedding area and do not cross it until the season is over. Agree on it with everyone who
hunts the land.</li>
<li>Set up on the way out, between bed and food, far enough that your arrival and departure are neither seen, heard
nor smelled.</li>
<li>Plan the walk before the stand. If the way in puts your scent into the beds, that stand is closed for the
day.</li>
<li>Hunt mornings near bedding only if you can be in place long before the deer return.</li>
<li>Leave in the dark by a way that avoids the feeding deer.</li>
</ul>
<h2>When you do have to go in</h2>
<p>There is one good reason to enter: to recover a deer that was hit. Wait as long as the hit calls for, mark the last
blood, go quietly, and know the law. Some states require a call to an officer before tracking at night or with a dog,
and no trail gives you the right to cross a boundary without the owner’s permission. If you walk into thick cover with
others, agree who goes where, wear the required orange, and do not shoot at movement or sound. Know your target and
what is beyond it.</p>
`,
  imageAltText: 'A drawn hillside shows three deer resting among young trees on a bench above a steep wooded slope.',
  focusKeyword: 'deer bedding areas',
  metaTitle: 'Deer Bedding Areas: Find Them, Then Stay Out',
  metaDescription:
    'How to find deer bedding areas from terrain, cover and sign, when to scout them, and why hunting around them works better than walking in.',
  metaKeywords: 'bedding areas, scouting, security cover, hunting pressure, whitetail behavior, home range',
  publishedAt: '2026-08-24T13:00:00.000Z',
  sources: [
    {
      title: 'Those cunning bucks',
      publisher: 'Penn State, The Deer-Forest Blog',
      url: 'https://ecosystems.psu.edu/research/projects/deer/news/2014/those-cunning-bucks/',
      readOn: '2026-11-21',
    },
    {
      title: 'Penn State study tracks deer habits, habitats',
      publisher: 'Penn State, Institute of Energy and the Environment',
      url: 'https://iee.psu.edu/news/penn-state-study-tracks-deer-habits-habitats',
      readOn: '2026-11-21',
    },
    {
      title: 'New Science on Buck Bedding Areas',
      publisher: 'Big Deer Blog',
      url: 'https://bigdeerblog.com/big-deer-blog',
      readOn: '2026-11-21',
    },
    {
      title: 'How Deer React to Extreme Hunting Pressure',
      publisher: 'Big Deer Blog',
      url: 'https://bigdeerblog.com/2017/09/how-deer-react-to-extreme-hunting-pressure/',
      readOn: '2026-11-21',
    },
    {
      title: 'How Fast Can a Stand “Recover” From Hunting Pressure?',
      publisher: 'National Deer Association',
      url: 'https://deerassociation.com/fast-can-stand-recover-hunting-pressure/',
      readOn: '2026-11-21',
    },
    {
      title: 'The Bed Sneak: A 5-Step Plan for Invading a Buck’s Lair',
      publisher: 'Field & Stream',
      url: 'https://www.fieldandstream.com/articles/hunting/2014/10/the-bed-sneak-a-5-step-plan-for-invading-a-bucks-lair/',
      readOn: '2026-11-21',
    },
    {
      title: 'Going Broke',
      publisher: 'Outdoor Life',
      url: 'https://www.outdoorlife.com/articles/hunting/2007/09/going-broke/',
      readOn: '2026-11-21',
    },
  ],
} satisfies SampleBlogPost
