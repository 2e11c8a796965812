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
<p>Biologists sort deer foods into a few groups. The terms are worth learning, because agency leaflets use them.</p>
<ul>
<li><strong>Forbs:</strong> soft, broad-leaved plants such as clover, ragweed and goldenrod. They are usually rich in
protein and easy to digest.</li>
<li><strong>Browse:</strong> the leaves, twigs and vines of woody plants, such as greenbrier, blackberry and dewberry.
There is some of it all year.</li>
<li><strong>Mast:</strong> the fruit of trees and shrubs. Hard mast means acorns and other nuts; soft mast means
berries, persimmons, apples and the like.</li>
<li><strong>Grasses and sedges:</strong> taken mostly when young and tender, winter wheat and oats included.</li>
</ul>
<p>Mississippi’s wildlife department puts numbers on this for its <a href="/white-tailed-deer">whitetails</a>. Browse
makes up 45 to 65 percent of the diet and forbs 20 to 40 percent; together they provide more than 80 percent in every
season except fall, when mast takes over. The same page notes that deer in the Southeast have been recorded eating
more than 400 kinds of plants. Your own county will differ, but the lesson travels: leaves and stems carry a deer through the year, and acorns are the fall bonus.</p>
<p>“Browse” does not mean that deer live on sticks by choice. When biologists went through 956 deer stomachs from the Southeast, green leaves of woody plants came first, both in how often they turned up and in volume. Hardened
twigs came last. Mushrooms, which few hunters would have named, were the third most common find.</p>
<p>Deer digest all this with the help of microbes, and the mix of microbes changes slowly as the food changes. Keep that in mind; it explains the warning below.</p>

<h2>Spring: the green rush</h2>
<p>Deer come out of winter thin. The first green shoots pull them onto sunny slopes, roadsides, field edges and burned
or cut ground. Tame whitetails that researchers followed in central Maine went for young grasses and sedges, and for
dry red maple leaves, as soon as the snow was gone. By late spring they had moved on to forbs and new hardwood leaves.
In Utah, grasses and forbs make up the bulk of a <a href="/mule-deer">mule deer’s</a> early spring diet, and the herds
follow the new growth uphill as the snow melts.</p>
<p>For a hunter, spring is for scouting. Winter trails and old rubs still show before the leaves close in. Drive with
care, too: green roadsides draw deer to the pavement.</p>

<h2>Summer: forbs and fresh leaves</h2>
<p>Summer is when bucks build antlers and does make milk, and both need protein. Forbs and tender leaves supply it.
Bean fields, clover and alfalfa join the list where there is farming. Late in summer the first soft mast ripens. In
dry country the flowers and grasses cure, and Utah’s mule deer turn to shrubs.</p>
<p>Rain matters more than most of us think. A biologist now with Virginia’s wildlife agency helped to watch does feed,
bite by bite, in the brush country of South Texas. They took 137 kinds of plants, a lichen and two fungi. When rain
brought a flush of growth, the deer did not narrow down to a few favorites; they ate a wider mix. In drought the diet
shrank to a few things. So in a dry summer, look harder for the last green spots. There will be fewer of them, and
more deer on each.</p>
<h3>What to do in August</h3>
<ol>
<li>Glass field edges in the last hour of light, from far enough away that no deer winds you.</li>
<li>Walk your woods once at midday and note which plants are nipped. A deer has no upper front teeth, so it leaves a
torn, ragged end; a rabbit leaves a clean, slanted cut.</li>
<li>Find the first ripe fruit: wild grapes, plums, old orchard trees.</li>
<li>Then stay out. You want the deer to keep their routine.</li>
</ol>
<p><img src="/art/diagrams/browsed-twigs.svg" alt="Two bitten twigs: a deer, without upper front teeth, leaves a torn, ragged end with a strip of bark; a rabbit leaves a clean, slanted cut" width="1200" height="640" loading="lazy"></p>

<h2>Fall: the mast season</h2>
<p>When acorns drop, green fields can go quiet overnight. The deer have not left; they are under the oaks, often in
cover, often by day. Hard mast is rich in fat and carbohydrate, which is what an animal needs before the rut and the
cold. Where oaks are few, look to beechnuts, fruit, mushrooms, standing crops and late green growth. The Maine deer picked mushrooms and hardwood leaves in fall. In mule deer country, the quality of summer and fall forage decides
how much fat the animals carry into winter.</p>
<p>Sign to look for: fresh droppings, pawed leaves, cracked caps and hulls, and tracks that wander instead of passing
through. Feeding deer mill about. Traveling deer walk a line.</p>

<h2>Winter: living on leftovers</h2>
<p>With the green gone, deer fall back on what is left and on their own fat. Mule deer on Utah’s winter range live on the shrubs that stick out of the snow: sagebrush, bitterbrush, mountain mahogany, cliffrose, serviceberry and others.
The Maine whitetails lived largely on conifer and hardwood leaves, green or dry, gleaned from the snow, and on some
twigs as winter gave way to spring. Such food is harder to digest, so deer save energy: they move less, and they
choose shelter from the wind and slopes that catch the sun.</p>
<table>
<thead><tr><th>Season</th><th>Main foods</th><th>Where to look</th></tr></thead>
<tbody>
<tr><td>Spring</td><td>New grasses, forbs, unfolding leaves</td><td>South slopes, edges, fresh cuts</td></tr>
<tr><td>Summer</td><td>Forbs, tender leaves, crops, first fruit</td><td>Fields, clearings, shady creek bottoms</td></tr>
<tr><td>Fall</td><td>Acorns, nuts, fruit, late green growth</td><td>Oak flats and ridges, old orchards</td></tr>
<tr><td>Winter</td><td>Fallen leaves, evergreens, sagebrush</td><td>Thick cover, sunny slopes, winter range</td></tr>
</tbody>
</table>

<h2>Please do not put out feed</h2>
<p>A pile of corn in January looks like kindness. The Pennsylvania Game Commission has warned that a deer’s diet
cannot be changed quickly in winter without damage to its digestion, because the microbes need time to adjust. A
sudden load of grain can sicken a deer or kill it. Feed also brings animals nose to nose, which helps disease spread,
chronic wasting disease above all.</p>
<p>Then there is the law. Baiting, feeding and the use of attractants are unlawful in many places, and the rules can
change from county to county and from year to year. In Wisconsin, for example, a single wild or farmed deer that tests
positive for chronic wasting disease can bring a ban on baiting and feeding, not only to its own county but to any
other within 10 miles (16 km). Read your agency’s current rules before you put anything on the ground, salt and
minerals included. If you want to help deer, let light into the woods where you have the right to, and let forbs and
browse grow.</p>

<h2>A simple way to use this</h2>
<ul>
<li>Keep a pocket notebook. Each trip, write down the date and three plants you saw bitten.</li>
<li>When you dress a deer, look at what it had been eating. Do it with gloves on, once the paunch is out and well away
from the meat, and follow the carcass rules where chronic wasting disease has been found.</li>
<li>Ask the farmer what was planted, and when it comes off.</li>
<li>Plan stands by season: one for the fields, one for the oaks, one for the winter cover.</li>
<li>Ask permission early, and know where your land ends.</li>
</ul>
<p>After two or three years that notebook will beat any map. Deer follow their stomachs, and stomachs keep a
calendar.</p>
`,
  featuredImageUrl: '/art/posts/what-deer-eat-through-the-four-seasons.svg',
  imageAltText:
    'Four panels of deer food: clover in spring, soybean in summer, acorns and an apple in fall, and nipped twigs above the snow in winter.',
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
      usedFor: 'the groups of deer food and their share in the diet in Mississippi',
    },
    {
      title: 'Forages Eaten By Deer In The Southeast (abstract)',
      publisher: 'Southeastern Association of Fish and Wildlife Agencies, 1971',
      url: 'https://seafwa.org/journal/1971/forages-eaten-deer-southeast',
      readOn: '2026-11-21',
      usedFor: 'what 956 stomachs from the Southeast held',
    },
    {
      title: 'Seasonal food selection and digestibility by tame white-tailed deer in central Maine (abstract)',
      publisher: 'R Discovery (research abstracts)',
      url: 'https://discovery.researcher.life/article/seasonal-food-selection-and-digestibility-by-tame-white-tailed-deer-in-central-maine/d7152147a65c3366ae8524df6a93af0b',
      readOn: '2026-11-21',
      usedFor: 'seasonal foods of whitetails in Maine',
    },
    {
      title: 'Learn about mule deer habitat',
      publisher: 'Utah Division of Wildlife Resources',
      url: 'https://wildlife.utah.gov/md-habitat.html',
      readOn: '2026-11-21',
      usedFor: 'seasonal foods of mule deer in Utah',
    },
    {
      title: 'Deer Browse',
      publisher: 'Buckmasters, Ask the Biologist',
      url: 'http://www.buckmasters.com/Hunting/Ask-the-Biologist/Articles/ID/2107/Deer-Browse',
      readOn: '2026-11-27',
      usedFor: 'twigs bitten by deer and by rabbits',
    },
    {
      title: 'Diversity, Forbs, and Mast: A Primer of Deer Diets Part 2',
      publisher: 'Virginia Department of Wildlife Resources',
      url: 'https://dwr.virginia.gov/blog/diversity-forbs-and-mast-a-primer-of-deer-diets-part-2',
      readOn: '2026-11-21',
      usedFor: 'the South Texas feeding study, rain and drought',
    },
    {
      title: 'Outdoors: Feeding deer in winter months can be harmful',
      publisher: 'Lehigh Valley Press',
      url: 'https://lvpnews.com/20190130/outdoors-feeding-deer-in-winter-months-can-be-harmful',
      readOn: '2026-11-21',
      usedFor: 'the Pennsylvania Game Commission’s warning about winter feeding',
    },
    {
      title:
        'Dept. of Natural Resources: New baiting and feeding bans for Washburn, Barron, Rusk and Sawyer counties effective Oct. 5',
      publisher: 'Wisconsin Department of Natural Resources, printed by WisPolitics',
      url: 'https://www.wispolitics.com/2023/dept-of-natural-resources-new-baiting-and-feeding-bans-for-washburn-barron-rusk-and-sawyer-counties-effective-oct-5',
      readOn: '2026-11-21',
      usedFor: 'how bans on baiting and feeding spread in Wisconsin',
    },
  ],
} satisfies SampleBlogPost
