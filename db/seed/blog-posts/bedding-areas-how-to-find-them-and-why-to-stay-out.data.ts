import type { SampleBlogPost } from './sample-blog-post'

export const beddingAreas = {
  title: 'Bedding Areas: How to Find Them and Why to Stay Out',
  slug: 'bedding-areas-how-to-find-them-and-why-to-stay-out',
  category: 'deer-life',
  excerpt:
    'Deer spend much of the daylight lying down. How to read terrain, cover and sign to find where they rest, and why the best use of that knowledge is to hunt around it.',
  content: `
<p>Ask where the deer feed and anyone with a window on a field can tell you. Ask where they lie down and few can. Yet
a <a href="/white-tailed-deer">whitetail</a> spends much of the daylight in one bed or another, and the walk between
bed and food is the part of its day that overlaps with yours.</p>
<h2>What a bed has to offer</h2>
<p>A bedded deer is not off guard. It chews its cud, dozes for moments, and keeps its nose and ears working. A good bed meets four needs:</p>
<ul>
<li><strong>Cover.</strong> Missouri’s conservation department names old fields, stands of native grass, dense patches
of saplings, logging slash and thick young woods.</li>
<li><strong>Warning.</strong> Air that brings scent from one side, and a view or noisy footing on the other.</li>
<li><strong>A way out.</strong> A steep drop, a ditch, a creek or more thick growth within a few bounds.</li>
<li><strong>Comfort.</strong> Sun and shelter from wind in winter, shade and moving air in the heat.</li>
</ul>
<p>Cover is the one that science is surest of. When researchers look at where deer bed, concealment and protection
from heat or cold come up again and again.</p>
<h2>What the collars say</h2>
<p>Hunters like to speak of “his bed,” as if a buck had an address. Researchers at Mississippi State University put
GPS collars on 60 bucks, all at least two and a half years old, and looked. The bucks used more than 20 different
bedding areas between November and January, and more than half of the individual bedding spots were used only once. In a
Florida study of 15 collared bucks, a bedded buck got up and shifted a few yards about once an hour, day and night,
and by day the deer chose closed canopy and kept out of wetlands.</p>
<p>So in broken country with plenty of cover, think of bedding <em>cover</em>, not of one bed. Where good cover is
scarce, deer have fewer choices, and a single thicket counts for more.</p>
<p>Terrain still matters. The Deer-Forest Study at Penn State mapped where three collared bucks hid during
Pennsylvania’s rifle season. The places had a pattern: the prevailing wind coming over from one side, a steep slope
dropping away on the other. The bucks were often there before dawn, and within half a minute they could be hundreds of
feet down the slope.</p>
<p><img src="/art/diagrams/bed-below-the-crest.svg" alt="A ridge in section: the usual wind comes over the crest from behind, the bed is just below the crest, and a steep slope drops away in front" width="1200" height="560" loading="lazy"></p>
<h2>Where to look on the map</h2>
<p>Begin at home with a topographic map and an aerial photo. Mark these places:</p>
<ol>
<li>Points and spurs that run out from a ridge, especially on the side sheltered from the usual wind.</li>
<li>Benches, the flat steps on a hillside.</li>
<li>Dry islands in a marsh or swamp.</li>
<li>Regrowth after logging or a storm, old fields growing in, and thick young conifers.</li>
<li>Small, overlooked cover: a corner behind a barn, a strip by a driveway, a brushy ditch between two fields.</li>
</ol>
<p>In flat country look for the thickest growth instead of height. In summer, and in the South, add shade.</p>
<h2>What you see on the ground</h2>
<p>A bed is an oval of pressed leaves, grass or melted snow, about as long as the deer that lay in it. Look for hair, droppings and several trails coming together.</p>
<ul>
<li><strong>Does and fawns</strong> lie near one another, so you find several beds of different sizes, with droppings
of different sizes close by.</li>
<li><strong>Bucks</strong> may bed together in late summer. Later a mature one often lies alone, with a trunk or
bank behind him and rubs on the way in. A single large bed is a hint, not proof: a big doe leaves a big bed too.</li>
<li><strong>Night beds</strong> in crop fields, food plots and open oak flats tell you where deer feed. For the
daytime, follow the trails from there toward the nearest cover that is hard to enter.</li>
</ul>
<h2>When to scout</h2>
<p>Look when it costs you nothing. The weeks between the end of the season and leaf-out are best: last fall’s sign is still there, you can see the shape of the ground, and the deer have all summer to forget you. Where winter is hard, wait until the snow is gone. A deer living on its fat should not be made to run.</p>
<p>Early snow lets you follow tracks from the food toward the cover. Follow far enough to learn which corner they
enter, then turn around. During the season, glass from a distance and set cameras on the edge, on trails you can reach
without crossing deer ground. All of it, winter or summer, needs the landowner’s permission.</p>
<h2>Why to stay out</h2>
<p>A deer bumped once may well come back. The loss comes more slowly: deer learn where people walk and use that ground less by day. Three studies show both sides of it.</p>
<table>
<thead><tr><th>Study</th><th>Pressure</th><th>What the deer did</th></tr></thead>
<tbody>
<tr><td>37 bucks, South Carolina (Auburn University)</td><td>A hunter sat in a stand for one day</td><td>Bucks kept out of
view of that stand for the next three days on average, whether or not a shot was fired</td></tr>
<tr><td>13 does, South Carolina</td><td>Organized hunts with dogs</td><td>In 8 of 15 cases the doe left her fall
range, by half a mile (0.8 km) on average; all were back within 13 hours</td></tr>
<tr><td>20 does, northern Georgia</td><td>Seven firearms hunts, few hunters</td><td>No biologically meaningful change
in movement</td></tr>
</tbody>
</table>
<p>In other words, deer do not leave the county. They hold on to their home ground, and light pressure may hardly affect them. What changes is where they are during shooting light, and that is the part you hunt. A stand
can rest for a few days. Cover that you walk through every weekend cannot.</p>
<h2>How to use what you know</h2>
<ul>
<li>Draw a line around each bedding area and do not cross it until the season is over. Agree on it with everyone who
hunts the land.</li>
<li>Set up on the way out, between bed and food, far enough off that no deer sees, hears or smells you come and go.</li>
<li>Plan the walk before the stand. If the way in puts your scent into the cover, that stand is closed for the day.
The <a href="/hunting-tools/wind-direction-stand-picker">wind direction stand picker</a> helps with that choice.</li>
<li>Hunt mornings near bedding only if you can be in place long before the deer return.</li>
<li>Leave in the dark by a way that avoids the feeding deer.</li>
<li>Keep several setups. A buck with twenty places to bed will not use the one you picked every day.</li>
</ul>
<h2>When you do have to go in</h2>
<p>There is one good reason to enter during the season: to recover a deer that was hit. Wait as long as the hit calls
for, mark the last blood and go quietly. Know the law first. Tracking at night, with a light, with a weapon or with a
dog is regulated differently in every state, and a blood trail is not permission to cross a boundary. Ask the owner,
or call the game warden. If you walk into thick cover with others, agree who goes where, wear the required orange, and
never shoot at movement or sound. Know your target and what is beyond it.</p>
`,
  featuredImageUrl: '/art/posts/bedding-areas-how-to-find-them-and-why-to-stay-out.svg',
  imageAltText:
    'A contour map of a ridge: beds on a sheltered point and on the bench below it, wind coming over the top, dotted exit trails down the slopes, and a bold line around it all that marks where to stay out.',
  focusKeyword: 'deer bedding areas',
  metaTitle: 'Deer Bedding Areas: Find Them, Then Stay Out',
  metaDescription:
    'How to find deer bedding areas from terrain, cover and sign, when to scout them, and why hunting around them works better than walking in.',
  metaKeywords: 'bedding areas, scouting, security cover, hunting pressure, whitetail behavior, home range',
  publishedAt: '2026-08-24T13:00:00.000Z',
  sources: [
    {
      title: 'Deer: Cover Needs',
      publisher: 'Missouri Department of Conservation',
      url: 'https://mdc.mo.gov/improve-your-property/wildlife-management/deer-management/deer-cover-needs',
      readOn: '2026-11-21',
      usedFor: 'kinds of bedding and escape cover',
    },
    {
      title: 'You Know Where That Buck Beds, Huh?',
      publisher: 'National Deer Association',
      url: 'https://deerassociation.com/you-know-where-that-buck-beds-huh/',
      readOn: '2026-11-21',
      usedFor: 'what research says of bed sites, and the Mississippi study',
    },
    {
      title: '2024 Deer Management Updates',
      publisher: 'Bowhunter',
      url: 'https://www.bowhunter.com/editorial/2024-deer-management-updates/512136',
      readOn: '2026-11-21',
      usedFor: 'results of the Mississippi and Florida bedding studies',
    },
    {
      title: 'Those cunning bucks',
      publisher: 'Penn State, The Deer-Forest Blog',
      url: 'https://ecosystems.psu.edu/research/projects/deer/news/2014/those-cunning-bucks/',
      readOn: '2026-11-21',
      usedFor: 'hiding places of collared bucks',
    },
    {
      title: 'Study: One Sit in the Deer Woods Equals Three Days of Pressure for Mature Bucks',
      publisher: 'Outdoor Life',
      url: 'https://www.outdoorlife.com/blogs/big-buck-zone/2014/07/study-one-sit-deer-woods-equals-three-days-pressure-mature-bucks',
      readOn: '2026-11-21',
      usedFor: 'how long bucks avoided a stand',
    },
    {
      title: 'Effects of Controlled Dog Hunting on Movements of Female White-tailed Deer',
      publisher: 'Southeastern Association of Fish and Wildlife Agencies',
      url: 'https://seafwa.org/journal/2003/effects-controlled-dog-hunting-movements-female-white-tailed-deer',
      readOn: '2026-11-21',
      usedFor: 'does under pressure from dogs',
    },
    {
      title: 'Female Deer Movements Relative to Firearms Hunting in Northern Georgia, USA',
      publisher: 'Animals (MDPI), 2024',
      url: 'https://doi.org/10.3390/ani14081212',
      readOn: '2026-11-21',
      usedFor: 'does under light hunting pressure',
    },
  ],
} satisfies SampleBlogPost
