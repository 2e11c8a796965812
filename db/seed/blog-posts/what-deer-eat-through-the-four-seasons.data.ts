import type { SampleBlogPost } from './sample-blog-post'

export const fourSeasonsDiet = {
  title: 'What Deer Eat Through the Four Seasons',
  slug: 'what-deer-eat-through-the-four-seasons',
  category: 'deer-food',
  excerpt:
    'A deer’s menu turns over four times a year. Here is what whitetails and mule deer look for in each season, and how a hunter reads it on the ground.',
  content: `
<p>Ask ten hunters what deer eat and you will hear acorns, corn and clover. All true, and all only part of the year. A
deer is a picky eater with a small stomach and a long list, and the list changes with the calendar. If you know what
is on it this month, you already know a good deal about where the deer will be.</p>

<h2>Four kinds of food, one stomach</h2>
<p>Biologists sort deer foods into a few groups. The words are worth learning, because every agency leaflet uses
them.</p>
<ul>
<li><strong>Forbs:</strong> soft, broad-leaved plants such as clover, ragweed and goldenrod. They are usually rich in
protein and easy to digest.</li>
<li><strong>Browse:</strong> the leaves, twigs and vines of woody plants, such as greenbrier, blackberry and dewberry.
It is there all year.</li>
<li><strong>Mast:</strong> the fruit of trees and shrubs. Hard mast means acorns and other nuts; soft mast means
berries, persimmons, apples and the like.</li>
<li><strong>Grasses and sedges:</strong> taken mostly when young and tender, and not much otherwise.</li>
</ul>
<p>Mississippi’s wildlife department puts numbers on this for its whitetails. Browse makes up 45 to 65 percent of the
diet and forbs 20 to 40 percent; together they provide more than 80 percent in every season except fall, when mast
takes over. The same page notes that deer in the Southeast have been recorded eating more than 400 kinds of plants.
Your own county will differ, but the lesson travels: leaves and stems carry a deer through the year, and acorns are
the autumn bonus.</p>
<p>Deer digest all this with the help of microbes, and the mix of microbes changes gradually as the food changes. Keep
that in mind; it explains the warning further down.</p>

<h2>Spring: the green rush</h2>
<p>Deer come out of winter thin. The first green shoots pull them onto sunny slopes, roadsides, field edges and burned
or cut ground. Tame whitetails watched by researchers in Maine went for young grasses and sedges as soon as the snow
was gone, then moved to forbs and new hardwood leaves in late spring. In Utah, grasses and forbs make up most of a
mule deer’s early spring diet, and the herds follow the green line uphill as the snow melts.</p>
<p>For a hunter, spring is for looking. Winter trails and old rubs still show before the leaves close in. Drive with
care, too: green roadsides draw deer to the pavement.</p>

<h2>Summer: forbs and fresh leaves</h2>
<p>Summer is when bucks build antlers and does make milk, and both need protein. Forbs and tender leaves supply it.
Bean fields, clover and alfalfa join the list where there is farming. Late in summer the first soft mast ripens, and
in dry country the flowers and grasses cure. Utah’s mule deer turn to shrubs at that point.</p>
<p>Rain matters more than most of us think. A Virginia biologist who took part in a feeding study in semiarid South
Texas reported bites from 137 plant species, along with a lichen and two fungi. When rain brought a flush of plants,
the deer did not narrow down to a few favorites. They ate a wider mix.</p>
<h3>What to do in August</h3>
<ol>
<li>Glass field edges in the last hour of light, from far enough away that nobody winds you.</li>
<li>Walk your woods once at midday and note which shrubs are nipped.</li>
<li>Find the first ripe fruit: wild grapes, plums, old orchard trees.</li>
<li>Then stay out. You want the deer to keep their habits.</li>
</ol>

<h2>Fall: the mast season</h2>
<p>When acorns drop, green fields can go quiet overnight. The deer have not left; they are under the oaks, often in
cover, often by day. Hard mast is rich in fat and carbohydrate, which is what an animal needs before the rut and the
cold. Where oaks are few, look to beechnuts, fruit, mushrooms, standing crops and late green growth. In mule deer
country, the quality of summer and fall forage decides how much fat the animals carry into winter.</p>
<p>Sign to look for: fresh droppings, pawed leaves, cracked caps and hulls, and tracks that wander instead of passing
through. Feeding deer mill about. Traveling deer walk a line.</p>

<h2>Winter: living on twigs</h2>
<p>With the green gone, deer fall back on browse and on their own fat. Mule deer on winter range live on what stands
above the snow: sagebrush, bitterbrush, mountain mahogany, cliffrose, serviceberry and others. Northern whitetails nip
hardwood twigs and evergreens and pick leaves off the snow. This food is harder to digest, so deer save energy: they
move less, and they choose shelter from wind and slopes that catch the sun.</p>
<table>
<thead><tr><th>Season</th><th>Main foods</th><th>Where to look</th></tr></thead>
<tbody>
<tr><td>Spring</td><td>New grasses, forbs, unfolding leaves</td><td>South slopes, edges, fresh cuts</td></tr>
<tr><td>Summer</td><td>Forbs, tender leaves, crops, first fruit</td><td>Fields, clearings, shady creek bottoms</td></tr>
<tr><td>Fall</td><td>Acorns, nuts, fruit, late green growth</td><td>Oak flats and ridges, old orchards</td></tr>
<tr><td>Winter</td><td>Twigs, buds, evergreens, sagebrush</td><td>Thick cover, sunny slopes, winter range</td></tr>
</tbody>
</table>

<h2>Please do not put out feed</h2>
<p>A pile of corn in January looks like kindness. The Pennsylvania Game Commission has warned that a deer’s diet
cannot be changed quickly in winter without damage to its digestive system. A sudden load of grain can make a deer
sick or kill it. Feed also brings animals nose to nose, which helps disease spread, chronic wasting disease above
all.</p>
<p>The law comes on top. Baiting, feeding and the use of attractants are unlawful in many places, and the rules can
change from county to county and from year to year. Wisconsin, for example, has used bans by county that start when a
deer tests positive nearby and run for two or three years. Read your agency’s current rules before you put anything on
the ground, salt and minerals included. If you want to help deer, cut light into the woods where you have the right
to, and let forbs and browse grow.</p>

<h2>A simple way to use this</h2>
<ul>
<li>Keep a pocket notebook. Each trip, write down the date and three plants you saw bitten.</li>
<li>When you dress a deer, take a moment to look at what it had been eating, once the paunch is out of the carcass.</li>
<li>Ask the farmer what was planted, and when it comes off.</li>
<li>Plan stands by season: one for the fields, one for the oaks, one for the winter cover.</li>
<li>Ask permission early, and know where your land ends.</li>
</ul>
<p>After two or three years that notebook will beat any map. Deer follow their stomachs, and stomachs keep a
calendar.</p>
`,
  imageAltText:
    'Drawn landscape in four panels: a deer on spring grass, in summer clover, under fall oaks and among snowy twigs.',
  focusKeyword: 'what deer eat',
  metaTitle: 'What Deer Eat Through the Four Seasons | Deer Life',
  metaDescription:
    'Forbs, browse, mast and winter twigs: what whitetails and mule deer eat in each season, and how a hunter can read it on the ground.',
  metaKeywords: 'deer diet, browse and forbs, acorns, winter food, mule deer, whitetail, feeding rules',
  publishedAt: '2026-08-03T13:00:00.000Z',
  sources: [
    {
      title: 'What Deer Eat and Why',
      publisher: 'Mississippi Department of Wildlife, Fisheries, and Parks',
      url: 'https://www.mdwfp.com/wildlife-hunting/private-lands-program/habitat-and-wildlife-information/what-deer-eat-and-why',
      readOn: '2026-11-21',
    },
    {
      title: 'Learn about mule deer habitat',
      publisher: 'Utah Division of Wildlife Resources',
      url: 'https://wildlife.utah.gov/md-habitat.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Diversity, Forbs, and Mast: A Primer of Deer Diets Part 2',
      publisher: 'Virginia Department of Wildlife Resources',
      url: 'https://dwr.virginia.gov/blog/diversity-forbs-and-mast-a-primer-of-deer-diets-part-2',
      readOn: '2026-11-21',
    },
    {
      title: 'Seasonal food selection and digestibility by tame white-tailed deer in central Maine (abstract)',
      publisher: 'R Discovery',
      url: 'https://discovery.researcher.life/article/seasonal-food-selection-and-digestibility-by-tame-white-tailed-deer-in-central-maine/d7152147a65c3366ae8524df6a93af0b',
      readOn: '2026-11-21',
    },
    {
      title: 'Outdoors: Feeding deer in winter months can be harmful',
      publisher: 'Lehigh Valley Press',
      url: 'https://lvpnews.com/20190130/outdoors-feeding-deer-in-winter-months-can-be-harmful',
      readOn: '2026-11-21',
    },
    {
      title: 'DNR asks people not to bait or feed deer',
      publisher: 'Wisconsin Radio Network',
      url: 'https://www.wrn.com/2023/09/dnr-asks-people-not-to-bait-or-feed-deer/',
      readOn: '2026-11-21',
    },
  ],
} satisfies SampleBlogPost
