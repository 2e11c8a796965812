import type { SampleBlogPost } from './sample-blog-post'

export const whitetailYear = {
  title: 'The Whitetail Year, Month by Month',
  slug: 'the-whitetail-year-month-by-month',
  category: 'deer-life',
  excerpt:
    'What a white-tailed deer is doing from January to December, why it does it, and what a hunter can learn from each month without disturbing the herd.',
  content: `
<p>A hunter who only looks at deer in the fall sees the last chapter of a long book. The buck under the oaks in
November was built by the browse of May, and the doe that stands at the field edge in September has carried, hidden
and fed her fawns since spring. Read the whole year and the season makes more sense.</p>
<p>The dates below fit a typical northern or midwestern herd. Move them for your own ground. In much of the country
the peak of breeding falls in November, but depending on geography, health and other factors it may come as early as
October or as late as January. One tracking study in the South Carolina Lowcountry worked with a herd in which most of
the breeding was over by the end of October. Your state agency usually publishes the breeding dates of your
region.</p>
<h2>Winter: saving what is left</h2>
<h3>January</h3>
<p>The rut is over in most places and the bucks are worn down. Deer now live by thrift. Biologists of the Deer-Forest
Study at Penn State call them walking hibernators: they fatten in summer and fall and draw on that fat when the food
is poor. They move less, stay in cover that breaks the wind, and feed where the walk is short.</p>
<h3>February</h3>
<p>Bucks drop their antlers in the course of the winter. When exactly depends on the animal and the region. In the
North, a deer that lives on woody browse takes in less energy than it spends, so it loses weight. Some loss is normal:
even well-fed does and fawns may lose 10 to 15 percent of their weight over a northern winter. Each flight through
deep snow costs fuel that cannot be replaced, which is the best reason to leave wintering deer alone.</p>
<h3>March</h3>
<p>The hardest weeks can come at the end, when the fat is gone and the green has not come. This is the time to read
old sign. The rubs, scrapes, trails and beds of last fall are plain before leaf-out, and what you disturb now has
months to settle. Wait with shed hunting until the deer have left their winter cover, and check the rules, since some
states set dates or require a permit.</p>
<h2>Spring: green food and new bone</h2>
<h3>April</h3>
<p>Longer days start the new antlers. Growth normally begins around late March or early April and is slow at first.
Deer of all ages shift to fresh green plants. The coat looks ragged while winter hair falls out and the reddish summer
coat comes in.</p>
<h3>May</h3>
<p>Growth speeds up with the length of the days. The soft antler is covered by velvet, a hair-like skin with a rich
blood supply, and a bump or cut at this stage can leave the antler deformed. Does that are about to give birth draw
away from the others and drive off last year’s young.</p>
<h3>June</h3>
<p>In Wisconsin, fawns are born from the last two weeks of May into the first half of June, and other northern states
are much the same. A fawn that lies alone in the grass has not been abandoned. The doe feeds nearby and comes back.
Leave it where it is, keep dogs away, and check hay meadows before they are cut.</p>
<h2>Summer: plenty</h2>
<h3>July</h3>
<p>Bucks feed together in loose groups and are often out in daylight. Does stay close to their fawns. Glass fields
from a distance, with the wind in your face, and write down which deer come out where. It is too early to hang
everything on one pattern, because that pattern will not last.</p>
<h3>August</h3>
<p>Antlers are close to their final shape. Finish the heavy work now: trim lanes where that is allowed, check straps
and platforms, mark quiet ways in. Then stay out.</p>
<h2>Fall: the year turns</h2>
<h3>September</h3>
<p>The velvet dries and peels in early September, about when fawns lose their spots. Within a short time the groups of
bucks come apart, food changes from field to mast, and the deer you watched all summer may seem to vanish. Most of
them have only shifted.</p>
<h3>October</h3>
<p>Rubs and scrapes appear. A buck paws leaves away to bare soil and urinates there, and rubs the glands of his head
on twigs and small trees. Acorns and other mast set the daily route. Hunt the edges, sparingly, and save the best
places.</p>
<h3>November</h3>
<p>In most regions this is the peak. A doe stays in heat for about 24 to 30 hours, and bucks travel to find the next
one. They cross open ground at noon and turn up where no camera has ever seen them. It is also the month when hunters
make hasty shots. A moving buck with his nose down is still a target that has to be identified, with a safe backstop
behind it.</p>
<h3>December</h3>
<p>After the main rut, food is everything again. Look for the best remaining source near thick cover, and expect deer
that know about hunters. Late seasons are a good time to take does where the agency asks for it, provided that your
tag and the unit allow it.</p>
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
<p>A notebook kept for some years is worth more than any general calendar, this one included. Write down:</p>
<ul>
<li>the first fawn, the first hard antler, the first rub and the first scrape</li>
<li>which oaks or fruit trees bore, and when deer came to them</li>
<li>the days when bucks moved in daylight, with wind and temperature</li>
<li>the first bucks without antlers</li>
<li>sick or oddly behaving deer, which should be reported to the wildlife agency</li>
</ul>
<p>Season dates, legal hours, antler rules and feeding or baiting rules differ from state to state and change from one
year to the next. Read the current regulations before each season, not the ones you remember.</p>
`,
  imageAltText:
    'A drawn circle of twelve small scenes shows a whitetail in snow, green woods, summer meadow and fall oaks.',
  focusKeyword: 'whitetail year',
  metaTitle: 'The Whitetail Year, Month by Month',
  metaDescription:
    'From winter fat to fawns, velvet and the rut: what white-tailed deer do in each month of the year and what a hunter can learn from it.',
  metaKeywords: 'white-tailed deer, antler growth, rut, fawns, winter survival, seasonal behavior',
  publishedAt: '2026-08-10T13:00:00.000Z',
  sources: [
    {
      title: 'White-tail Deer: Life History',
      publisher: 'forestandrange.org',
      url: 'https://www.forestandrange.org/modules/Wildlifeenterprise/Wildlife_Basics/Species_Specifics/White-tailed_Deer/Life_History.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Deer antlers',
      publisher: 'University of Georgia, College of Agricultural and Environmental Sciences',
      url: 'https://newswire.caes.uga.edu/story/6231/deer-antlers.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Christmas Cookies',
      publisher: 'Penn State, The Deer-Forest Blog',
      url: 'https://www.deer.psu.edu/christmas-cookies/',
      readOn: '2026-11-21',
    },
    {
      title: 'The whitetail’s fat cycle',
      publisher: 'Woods-N-Water News',
      url: 'https://woods-n-waternews.com/2013/03/01/articles-in-this-issue-i-2013-03-01-214945-112113-whitetail-biology-html/',
      readOn: '2026-11-21',
    },
    {
      title: 'Davis: Deer trails: What is a white-tailed deer?',
      publisher: 'wiscnews.com',
      url: 'https://www.wiscnews.com/news/local/davis-deer-trails-what-is-a-white-tailed-deer/article_4abe8273-695c-54ca-9bf0-238d8556cdf7.html',
      readOn: '2026-11-21',
    },
    {
      title: 'How Fast Can a Stand “Recover” From Hunting Pressure?',
      publisher: 'National Deer Association',
      url: 'https://deerassociation.com/fast-can-stand-recover-hunting-pressure/',
      readOn: '2026-11-21',
    },
  ],
} satisfies SampleBlogPost
