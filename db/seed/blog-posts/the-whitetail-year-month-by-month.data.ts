import type { SampleBlogPost } from './sample-blog-post'

export const whitetailYear = {
  title: 'The Whitetail Year, Month by Month',
  slug: 'the-whitetail-year-month-by-month',
  category: 'deer-life',
  excerpt:
    'What a white-tailed deer is doing from January to December, why it does it, and what a hunter can learn from each month without disturbing the herd.',
  content: `
<p>A hunter who only looks at deer in the fall sees the last chapter of a long book. The buck under the oaks in
November was built by the green growth of May, and the doe at the field edge in September has carried, hidden and fed
her fawns since the last rut. Read the whole year of the <a href="/white-tailed-deer">white-tailed deer</a> and the
season makes more sense.</p>
<p>The months below fit a northern or midwestern herd. Adjust them for your own ground, because breeding dates differ
more than most hunters think. Pennsylvania’s Game Commission examined over 6,000 road-killed does and found the peak
of breeding in mid-November, with nine out of ten does bred between mid-October and mid-December. In Texas alone, the
state’s study put the peak at September 30 in one part of the Gulf Prairies and at December 5 in the western Edwards
Plateau. Your state agency can tell you the dates for your region.</p>
<p><img src="/art/diagrams/whitetail-year-in-lines.svg" alt="A whitetail’s year on four lines: antlers grow from April to August, peel by September, and drop between late December and March; nine of ten does are bred from mid-October to mid-December; fawns come in early June" width="1200" height="690" loading="lazy"></p>
<h2>Winter: saving what is left</h2>
<h3>January</h3>
<p>In most of the North the rut is over and the bucks are worn down. Deer now save energy. Biologists with the Deer-Forest Study at Penn State compare them to walking hibernators: they fatten in summer and fall and draw on that
fat when food is poor. They eat less, move less and keep to cover that breaks the wind.</p>
<h3>February</h3>
<p>Bucks drop their antlers in the course of the winter: in Minnesota usually in late December and early January, in
Missouri mostly in February and March. The time varies with the region, the herd and the individual deer, and a bareheaded deer in a late season may be a buck. Where snow is deep, deer gather in sheltered stands of evergreens, called deer yards, and live there on twigs and their own fat.</p>
<h3>March</h3>
<p>The hardest weeks can come at the end, when the fat is gone and nothing is green yet. In a really difficult
winter, Vermont’s lead deer biologist says, some areas can lose 30 to 40 percent of their deer, and perhaps more than
half of the fawns. Every flight through snow spends fuel that cannot be replaced. So leave wintering deer alone, keep
the dog on a leash, and do not put out feed: New Hampshire’s wildlife agency warns that the wrong food at the wrong
time can kill them.</p>
<p>When the snow has gone and deer have left their winter cover, look for sheds and read old sign. Last fall’s rubs, scrapes, trails and beds are easy to see before leaf-out. Check the rules on sheds first. Some states, most of them in
the West, set dates, require a course or close areas, and private land needs the owner’s permission everywhere.</p>
<h2>Spring: green food and new bone</h2>
<h3>April</h3>
<p>Lengthening days set the new antlers growing. In Missouri growth typically starts in April and is complete in
August. Deer of all ages turn to fresh green plants. The coat looks ragged while the gray winter hair falls out and
the thin reddish summer coat comes in.</p>
<h3>May</h3>
<p>Antlers now grow faster. They are covered by velvet, a soft skin with short hair and a rich supply of blood, and a
hard knock at this stage can leave them misshapen. Does about to give birth withdraw and drive off last year’s young,
which is why lost-looking yearlings turn up along roads.</p>
<h3>June</h3>
<p>Gestation takes about 200 days, so a doe bred in mid-November gives birth around the first days of June. For a few weeks she hides her fawns in dense plants, often each twin in its own place, and comes only briefly, a couple of times
a day, to nurse. A fawn lying alone has almost never been abandoned. Leave it where it is, keep dogs away, and
walk the hayfield before it’s mowed.</p>
<h2>Summer: plenty</h2>
<h3>July</h3>
<p>Bucks feed together in loose groups and are often out in daylight. Does stay close to their fawns. Glass fields
from a distance, with the wind in your face, and write down which deer come out where. Do not bet your season on it; that pattern will not last.</p>
<h3>August</h3>
<p>Antlers reach their full size. Finish the heavy work now, where it is allowed: trim lanes, check straps, ropes and
platforms with a harness on, mark quiet ways in. Sight in the rifle or bow and practice from the height you will hunt
at. Then stay out.</p>
<h2>Fall: the year turns</h2>
<h3>September</h3>
<p>Around the end of August and in September the velvet dries and is rubbed off. Soon bachelor groups break up, food shifts from field to mast, and deer you watched all summer may seem to vanish. Most have only shifted. Fawns lose their spots at three to five months, as their first winter coat grows in.</p>
<h3>October</h3>
<p>Rubs and scrapes appear. A buck paws leaves away to bare soil, urinates there, and leaves scent from his head on
the twigs above. Acorns and other mast set the daily routine, and hunting pressure starts to move deer into cover. Hunt
the edges, sparingly, and save the best places for the weeks ahead.</p>
<h3>November</h3>
<p>In most northern herds this is the peak. A doe will stand for a buck for only about 24 hours; if she is not bred,
she generally comes into heat again about 28 days later. Bucks travel to find the next one. They cross open ground at
noon and turn up where no camera has ever seen them. Follow the rut in your own region with the <a
href="/hunting-tools/rut-activity-tracker">rut activity tracker</a>. It is also the month of hasty shots. A moving
buck with his nose down is still a target that has to be identified, with a safe backstop behind it. And slow down on
the road at dawn and dusk, because deer are crossing.</p>
<h3>December</h3>
<p>The breeding that hunters see after Thanksgiving is often the work of young does. In Pennsylvania, doe fawns that reach about 80 to 90 pounds (36 to 41 kg) come into heat in their first fall, with a peak in late November and early
December. Otherwise food is everything again. Look for the best remaining source near thick cover, and expect deer that know about hunters. Late seasons are a good time to take does where the agency wants it and your tag allows it.</p>
<h2>The year at a glance</h2>
<table>
<thead><tr><th>Season</th><th>What deer need</th><th>What a hunter can do</th></tr></thead>
<tbody>
<tr><td>Winter</td><td>Rest, shelter, short walks to food</td><td>Keep away from wintering cover</td></tr>
<tr><td>Spring</td><td>Green food, quiet places for fawns</td><td>Scout old sign early, then leave</td></tr>
<tr><td>Summer</td><td>High-quality forage, water</td><td>Glass from afar, prepare stands</td></tr>
<tr><td>Fall</td><td>Mast and crops, security, mates</td><td>Hunt with the wind, know the rules</td></tr>
</tbody>
</table>
<h2>Keep your own calendar</h2>
<p>A notebook kept for a few years is worth more than any general calendar, this one included. Write down:</p>
<ul>
<li>the first fawn, the first hard antler, the first rub and the first scrape;</li>
<li>which oaks or fruit trees produced, and when deer came to them;</li>
<li>the days when bucks moved in daylight, with wind and temperature;</li>
<li>the first bucks without antlers;</li>
<li>sick or oddly behaving deer, which you should report to the wildlife agency and not touch.</li>
</ul>
<p>Season dates, legal hours, antler rules, baiting and feeding rules and the rules on chronic wasting disease differ
from state to state and change from one year to the next. Read the current regulations before each season, not the
ones you remember.</p>
`,
  featuredImageUrl: '/art/posts/the-whitetail-year-month-by-month.svg',
  imageAltText:
    'The whitetail’s year as a wheel of twelve signs, from snow, a shed antler and tracks through new green, velvet and a spotted fawn to a rub, acorns and hard antlers, with a buck in the middle.',
  focusKeyword: 'whitetail year',
  metaTitle: 'The Whitetail Year, Month by Month',
  metaDescription:
    'From winter fat to fawns, velvet and the rut: what white-tailed deer do in each month of the year and what a hunter can learn from it.',
  metaKeywords: 'white-tailed deer, antler growth, rut, fawns, winter survival, seasonal behavior',
  publishedAt: '2026-08-10T13:00:00.000Z',
  sources: [
    {
      title: 'When is the Rut in Pennsylvania?',
      publisher: 'Pennsylvania Game Commission, in the Internet Archive',
      url: 'https://web.archive.org/web/2019/http://www.pgc.pa.gov/Wildlife/WildlifeSpecies/White-tailedDeer/Pages/Whenistherut.aspx',
      readOn: '2026-11-21',
      usedFor: 'breeding dates, gestation, breeding by doe fawns',
    },
    {
      title: 'The Rut in White-tailed Deer',
      publisher: 'Texas Parks and Wildlife Department',
      url: 'https://tpwd.texas.gov/huntwild/hunt/planning/rut_whitetailed_deer/',
      readOn: '2026-11-21',
      usedFor: 'breeding dates by region, length of heat',
    },
    {
      title: 'White-Tailed Deer',
      publisher: 'Missouri Department of Conservation',
      url: 'https://mdc.mo.gov/discover-nature/field-guide/white-tailed-deer',
      readOn: '2026-11-21',
      usedFor: 'antler growth and shedding, velvet, fawns’ spots',
    },
    {
      title: 'Why do deer shed antlers?',
      publisher: 'Hastings Star Gazette, with the Minnesota Department of Natural Resources',
      url: 'http://www.hastingsstargazette.com/sports/outdoors/1099446-why-do-deer-shed-antlers',
      readOn: '2026-11-28',
      usedFor: 'when bucks of northern Minnesota drop their antlers',
    },
    {
      title: 'Deer: Cover Needs',
      publisher: 'Missouri Department of Conservation',
      url: 'https://mdc.mo.gov/improve-your-property/wildlife-management/deer-management/deer-cover-needs',
      readOn: '2026-11-21',
      usedFor: 'hidden fawns and nursing',
    },
    {
      title: 'Christmas Cookies',
      publisher: 'Penn State, The Deer-Forest Blog',
      url: 'https://www.deer.psu.edu/christmas-cookies/',
      readOn: '2026-11-21',
      usedFor: 'living on fat in winter',
    },
    {
      title: 'News release of February 3, 2022, on winter feeding of deer',
      publisher: 'New Hampshire Fish and Game Department',
      url: 'https://nhfishgame.com/2022/02/03/refrain-from-feeding-deer/',
      readOn: '2026-11-21',
      usedFor: 'deer yards, and why not to feed',
    },
    {
      title: 'MAP: Here’s where Vermont’s deer population hunkers down for winter',
      publisher: 'Vermont Public',
      url: 'https://www.vermontpublic.org/local-news/2023-12-28/map-heres-where-vermonts-deer-population-hunkers-down-for-winter',
      readOn: '2026-11-21',
      usedFor: 'losses in hard winters',
    },
  ],
} satisfies SampleBlogPost
