import type { SampleBlogPost } from './sample-blog-post'

export const elkAndMoose = {
  title: 'Elk and Moose for the Deer Hunter: What Is Different',
  slug: 'elk-and-moose-for-the-deer-hunter-what-is-different',
  category: 'deer-type',
  excerpt:
    'Elk and moose belong to the deer family, but they are found, identified, packed out and cooled in other ways than a whitetail. What changes for a deer hunter, from the tag to the truck.',
  content: `
<p>A hunter who knows whitetails already has much of what an elk or moose hunt asks for: respect for the wind,
patience, a steady rest. The rest has to be learned anew. The animals are several times as large, they live by other
habits, and the work after the shot can take longer than the hunt.</p>
<h2>Three members of one family</h2>
<table>
<thead><tr><th></th><th>Whitetail</th><th>Elk</th><th>Moose</th></tr></thead>
<tbody>
<tr><td>Company</td><td>Small family groups, bucks often apart</td><td>Herds</td><td>Mostly alone</td></tr>
<tr><td>Color</td><td>Reddish in summer, gray-brown in winter</td><td>Light or reddish brown, darker neck, pale
rump</td><td>Dark brown to black</td></tr>
<tr><td>Antlers of a grown male</td><td>Points from one main beam</td><td>Long beam swept back over the body, with
points</td><td>Out from the sides of the head, broad and flat</td></tr>
<tr><td>Voice in the rut</td><td>Grunts</td><td>Bugle of the bull</td><td>Grunts of the bull, long calls of the
cow</td></tr>
</tbody>
</table>
<p>Colorado’s wildlife agency gives a shoulder height of five to six feet for elk and six to seven for moose, and
weights of up to about 600 and 1,000 pounds. Other sources name higher figures for mature bulls, and northern moose
are larger than the Shiras moose of the Rockies. Either way, a whitetail hunter’s sense of scale and distance no
longer works. A big animal looks close. Use a rangefinder.</p>
<h2>Know which one you are looking at</h2>
<p>Colorado calls elk and moose the most common misidentification its hunters make. The two share habitat, and young
bull moose are the usual trap, because their antlers have not flattened yet. Look over the whole animal:</p>
<ul>
<li><strong>Nose.</strong> Long and bulbous on a moose, narrow on an elk.</li>
<li><strong>Throat.</strong> A moose has a flap of skin, the bell. An elk has none.</li>
<li><strong>Color.</strong> Nearly black against light brown with a pale rump.</li>
<li><strong>Behavior.</strong> An elk that sees you usually runs. A moose often stands and looks. If it does not run,
be doubly careful.</li>
</ul>
<p>Use binoculars or a spotting scope, never the rifle scope. In poor light or at long range, wait. Cows need the same
care as bulls. A wrong animal can cost a heavy fine and hunting privileges. If it happens, report it at once, which
agencies treat with more leniency than a cover-up. And check what stands behind the animal. In a herd of elk, a second
one is often right behind the first. Know your target and what is beyond it.</p>
<h2>Finding elk</h2>
<p>A whitetail can live its life in about a square mile. Elk use whole drainages, move up and down with season and
pressure, and can be gone from a valley overnight. Deer hunters tend to sit too long in one place. With elk, first
find them: glass at first and last light, listen, look for fresh droppings, wet wallows and broken trails, and be
ready to move on.</p>
<ul>
<li>In the rut, in many places from September on, bulls bugle and gather cows. Calling works, and so does silence and
a good wind.</li>
<li>Under pressure, elk go to dark timber and steep north slopes, far from roads.</li>
<li>Many noses and eyes guard a herd. Wind and thermals matter even more than with deer.</li>
</ul>
<h2>Finding moose</h2>
<p>Think of food and water: willows along streams and ponds, young growth after fire or logging, lake edges. Do not
think only of swamps. In Colorado, moose also use lodgepole pine, aspen, fir and even sagebrush. A moose may stay in
one pocket for days. The skill lies in patient glassing, quiet travel by boat or on foot, and calling in the rut. Keep
your distance from cows with calves and from bulls in the rut. A moose that lays back its ears or raises the hair on
its neck should be given room at once, with a tree between you and it.</p>
<h2>Tags and law</h2>
<p>Deer tags are often sold over the counter. Moose permits, and many elk permits, are drawn by lot, sometimes after
years of waiting, and they may be limited to a sex, an antler class, a unit and a few days. Rules on caliber, on bow
weight, on orange clothing, on guides for visitors and on how much of the meat must be taken out differ as well. Read
the current regulations of the state or province in full, and carry them with you.</p>
<h2>Before you shoot: where does it lie?</h2>
<p>Ask a question that deer hunters seldom have to ask: can this animal be taken out from where it will fall? A moose
in a pond, or an elk at the bottom of a canyon late on a warm day, may be lost meat. If the answer is no, do not
shoot.</p>
<h3>Plan the packing</h3>
<ol>
<li>Count carriers, not miles. Maine’s agency reckons about 300 pounds of meat on average from a moose. That is many
trips for one person with a pack.</li>
<li>Bring two knives and a sharpener, game bags, rope, gloves and headlamps.</li>
<li>Line up a processor, a cold room or coolers before the hunt.</li>
<li>In bear country, get the meat away from the gut pile and look around often.</li>
</ol>
<h2>Cooling a large body</h2>
<p>This is where whitetail habits fail. You cannot drag it to the truck and hang it whole. A moose is about 101
degrees Fahrenheit inside, and its hide and bulk keep the heat in. Maine’s agency warns that meat begins to spoil
above 40 degrees and that at 50 degrees outside you may have only three to six hours to get the animal cooled. Bags of
ice in the cavity do not save the backstraps or the quarters of a moose.</p>
<ul>
<li>Take the hide off and cut the animal into quarters in the field.</li>
<li>Open the thick parts of the hams to let the heat out.</li>
<li>Put clean pieces in breathable game bags, keep dirt and flies off, and hang them in shade and moving air.</li>
<li>Get them into coolers or a cold room as soon as you can.</li>
</ul>
<h2>Disease and carcass rules</h2>
<p>Chronic wasting disease affects elk and moose as well as deer. Boning out in the field leaves brain and spine
behind and lightens the load, but first ask whether the agency wants a sample or proof of sex, and where remains may
be left. Where the disease occurs, the Centers for Disease Control and Prevention advises hunters to strongly consider
testing before they eat the meat, and not to eat an animal that tests positive. Check the import rules of your home
state before you drive back with a head.</p>
`,
  imageAltText:
    'A drawn mountain valley shows elk on a pale meadow and one dark moose standing in willows beside a pond.',
  focusKeyword: 'elk and moose hunting',
  metaTitle: 'Elk and Moose for the Deer Hunter',
  metaDescription:
    'What changes when a whitetail hunter goes after elk or moose: identification, habits, tags, packing out and cooling a large animal.',
  metaKeywords: 'elk, moose, species identification, packing out, meat care, hunting regulations',
  publishedAt: '2026-10-05T13:00:00.000Z',
  sources: [
    {
      title: 'CPW reminds hunters to properly identify target, know differences between elk and moose',
      publisher: 'Colorado Parks and Wildlife',
      url: 'https://cpw.state.co.us/news/09022022/cpw-reminds-hunters-properly-identify-target-know-differences-between-elk-and-moose',
      readOn: '2026-11-21',
    },
    {
      title: 'These two species are the most misidentified by Colorado hunters',
      publisher: 'NewsBreak, quoting Colorado Parks and Wildlife',
      url: 'https://www.newsbreak.com/news/2731371795791/these-two-species-are-the-most-misidentified-by-colorado-hunters-can-you-tell-the-difference-between-them',
      readOn: '2026-11-21',
    },
    {
      title: 'Elk or moose? Here are some tips on how to tell the difference',
      publisher: 'ouraynews.com',
      url: 'https://www.ouraynews.com/index.php/feature-coverage/elk-or-moose-here-are-some-tips-how-tell-difference',
      readOn: '2026-11-21',
    },
    {
      title: 'Moose vs. elk: hunting mix-ups',
      publisher: 'KDVR, with Colorado Parks and Wildlife',
      url: 'https://kdvr.com/news/local/moose-vs-elk-hunting-mix-ups-cpw-working-to-save-moose-accidentally-killed-illegally/',
      readOn: '2026-11-21',
    },
    {
      title: 'Taking Care Of Your Moose',
      publisher: 'Maine Department of Inland Fisheries and Wildlife',
      url: 'https://www.maine.gov/ifw/news-events/single-release.html?id=768707',
      readOn: '2026-11-21',
    },
    {
      title: 'Penn State study tracks deer habits, habitats',
      publisher: 'Penn State, Institute of Energy and the Environment',
      url: 'https://iee.psu.edu/news/penn-state-study-tracks-deer-habits-habitats',
      readOn: '2026-11-21',
    },
    {
      title: 'Public Health Education Topic: Chronic Wasting Disease',
      publisher: 'bchealthdept.org, quoting the Centers for Disease Control and Prevention',
      url: 'https://bchealthdept.org/post/11-22-24-public-health-education-topic-chronic-wasting-disease',
      readOn: '2026-11-21',
    },
  ],
} satisfies SampleBlogPost
