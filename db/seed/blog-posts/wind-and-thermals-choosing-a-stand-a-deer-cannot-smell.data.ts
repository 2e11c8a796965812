import type { SampleBlogPost } from './sample-blog-post'

export const windAndThermals = {
  title: 'Wind and Thermals: Choosing a Stand a Deer Cannot Smell',
  slug: 'wind-and-thermals-choosing-a-stand-a-deer-cannot-smell',
  category: 'deer-hunting',
  excerpt:
    'The forecast gives you one wind. The hillside has several. How air moves over ground through the day, and how to pick a stand and a way in that keep your scent off the deer.',
  content: `
<p>Deer forgive a shape that does not move and a sound that does not come again. They do not forgive human scent.
Nothing you wear or wash with defeats a whitetail’s nose for good, so the useful question is where the air carries
your scent. Choose the stand by that answer, and choose again each day.</p>
<h2>Two winds at once</h2>
<p>What you feel on your face is a mixture. The first part is the prevailing wind, the one in the forecast, pushed by weather systems. The second is local: air that rises or sinks because the ground under it warms or cools. Hunters call this second part thermals. The prevailing wind can strengthen thermals, work against them or wipe them out. On a breezy
or heavily clouded day the forecast wind rules. On a calm, clear one, the thermals do.</p>
<h3>What thermals do in a day</h3>
<ul>
<li><strong>Before sunrise</strong> cold air slides downhill and gathers in draws and bottoms.</li>
<li><strong>Morning:</strong> the air begins to climb where the sun strikes, and east-facing slopes come first. The
National Wildfire Coordinating Group, which teaches firefighters to read wind, says that upslope breezes can start
within minutes of sun on a slope.</li>
<li><strong>Midday:</strong> air rises over warm ground, often in puffs, unless steady wind covers it.</li>
<li><strong>Late afternoon and evening:</strong> as slopes go into shade the air cools and sinks again, and it drains
through the night.</li>
</ul>
<p><img src="/art/diagrams/thermals.svg" alt="A hillside on a calm, clear day: in the morning the air climbs the sunlit slope and takes the scent uphill; in the evening it sinks and carries the scent down" width="1200" height="600" loading="lazy"></p>
<p>Three details in that firefighters’ guide matter to a deer hunter:</p>
<ol>
<li><strong>The turn follows shade, not the clock.</strong> It begins soon after the first slopes lose the sun. Air on an east-facing hillside can be falling while it still rises across the valley.</li>
<li><strong>The turn has a pause in it.</strong> The upslope breeze dies, the air goes nearly still, and then a gentle
flow downhill begins. In the pause, scent hangs around your tree and drifts anywhere.</li>
<li><strong>Valleys lag.</strong> Wind along a valley usually develops one to three hours later than the wind on its
slopes. A bottom can still be draining when the hillside above it has turned.</li>
</ol>
<p>In mountain country the guide puts upslope winds at roughly 3 to 8 mph (5 to 13 km/h) and downslope winds at 2 to 5
mph (3 to 8 km/h). The evening flow is shallow and smooth, so it can carry scent down a draw in one long ribbon. Low
hills move less air, but a deer needs very little.</p>
<h2>How wind behaves over terrain</h2>
<p>Think of water in a creek. It runs smoothly over level stretches, bends with the banks, and swirls behind every
rock. Air does the same.</p>
<ul>
<li><strong>Ridges.</strong> Wind pours over the top, and the quiet pocket on the sheltered side can pull it down in
swirls. Scent released there may reach the ground in any direction. A stand close to the crest has a better chance of
sending it out over the deer.</li>
<li><strong>Draws and hollows.</strong> They funnel wind and turn it along their length. Where it blows across a
ravine instead, expect the worst swirls.</li>
<li><strong>Timber edges.</strong> Wind that meets a wall of trees rises and tumbles, so the air at a field corner is
seldom what the forecast says.</li>
<li><strong>Strong wind.</strong> It swirls more than a light, steady one.</li>
<li><strong>Water.</strong> A pond or river warms and cools at a different pace than land and pulls light air toward it or pushes it away.</li>
</ul>
<p>Deer live in this air every day. The sheltered slope that looks like a good place for you is often where they bed,
and where the wind is least reliable.</p>
<h2>Picking the stand</h2>
<h3>Draw the scent, not the wind</h3>
<p>On a map, mark where deer are likely to bed by day and where they feed. Draw the routes between. Now draw a cone
from your stand downwind, widening with distance. That cone is ground you cannot hunt. A good stand lets it fall where
deer have no reason to be: a lake, a steep bank, a bare field, a road. Our <a
href="/hunting-tools/wind-direction-stand-picker">wind direction stand picker</a> helps with the first choice at home;
the hillside has the last word.</p>
<h3>Morning and evening</h3>
<p>The old rule is to sit above the trail in the morning and below it in the evening. Once the air has turned, your
morning scent climbs away from deer that pass beneath you. In the evening it slides down and away from deer that come
along the slope above. The rule holds with three cautions:</p>
<ul>
<li><strong>Dawn belongs to the night air.</strong> Until the sun reaches your slope, the air still drains downhill, and a stand above the trail puts scent on the trail. Sit where the drift carries it off to the side, or come in later.</li>
<li><strong>Ask what is above you.</strong> Rising air that clears the trail may run straight into the beds at the
top.</li>
<li><strong>Ask what is below you.</strong> Falling air that clears the trail may pool in the field where the deer will be at last light.</li>
</ul>
<h3>The nearly wrong wind</h3>
<p>The perfect wind for you can be one an old buck does not care to walk with, since it tells him nothing about what is ahead. Many good stands are a compromise: the deer has the wind nearly in its favor, and your scent passes just beside
its route. That only works with steady air and a route fixed by terrain. If the wind wavers, do not gamble a good spot on it.</p>
<h2>The way in and out</h2>
<ol>
<li>Approach with the wind from the deer to you, or across.</li>
<li>Stay off the trails you mean to watch, and touch as little brush as you can.</li>
<li>Avoid low ground before dawn and at dusk, when scent pools there.</li>
<li>Have a second way out for evenings when deer are in the field.</li>
<li>Give each stand a list of winds you may hunt it in, and stick to it.</li>
</ol>
<h2>Test, then believe</h2>
<p>Carry something light: milkweed down, a thread on a twig, unscented powder. Let it go at stand height and watch how
far it holds its line. Do it on scouting trips at the hours you mean to hunt, and write the result beside forecast,
sky and temperature. After a season you will know your hill better than any app does. If the test goes bad while you
sit, climb down and leave. An evening given up is cheaper than a stand the deer have learned to avoid: a tracking
study from Auburn University, with 37 collared bucks in South Carolina, found that deer steer clear of heavily hunted spots.</p>
<h2>Safety and law</h2>
<p>No wind is worth a fall. Wisconsin’s natural resources agency says that about a quarter of the state’s bowhunters
have fallen, or nearly fallen, from a stand. Its advice is plain:</p>
<ul>
<li>Wear a full-body harness, connected to a short tether.</li>
<li>Use a lifeline, and keep three points of contact when climbing.</li>
<li>Raise and lower the bow or the unloaded firearm on a haul line.</li>
<li>Tell someone where you will hunt, and carry a phone.</li>
</ul>
<p>When a new wind sends you to another stand, tell them that too. Never cut the safety routine short because the light is going. Choose stands whose shooting lanes end in a hillside or bank, and be sure of the target and of what is beyond
it. A better wind on the neighbor’s side of the fence is no reason to cross it without permission. Rules on stands, on
cutting lanes, on equipment left on public land and on scents and lures differ from place to place, so check your
agency’s current regulations first.</p>
`,
  featuredImageUrl: '/art/posts/wind-and-thermals-choosing-a-stand-a-deer-cannot-smell.svg',
  imageAltText:
    'A ridge cut open from the side in the morning: air climbs the sunlit slope past a hunter’s stand, drains down the slope still in shade, and the wind curls behind the crest.',
  focusKeyword: 'wind and thermals',
  metaTitle: 'Wind and Thermals: Choosing a Deer Stand',
  metaDescription:
    'How wind and thermals carry your scent over hills and draws through the day, and how to choose a stand and a path that deer do not smell.',
  metaKeywords: 'wind direction, thermals, stand placement, scent, terrain, treestand safety',
  publishedAt: '2026-09-21T13:00:00.000Z',
  sources: [
    {
      title: '7. Convective Winds',
      publisher: 'National Wildfire Coordinating Group',
      url: 'https://www.nwcg.gov/publications/pms425-1/7-convective-winds',
      readOn: '2026-11-21',
      usedFor: 'how local winds rise and sink, and how the general wind changes them',
    },
    {
      title: 'Weather: Estimating Winds for Fire Behavior',
      publisher: 'National Wildfire Coordinating Group',
      url: 'https://www.nwcg.gov/publications/pms437/weather/estimating-winds-for-fire-behavior',
      readOn: '2026-11-21',
      usedFor: 'slope and valley winds, their turning and their speeds',
    },
    {
      title: 'Reading The Wind: Here’s how to predict where your scent will blow',
      publisher: 'Outdoor Life',
      url: 'https://www.outdoorlife.com/reading-wind-heres-how-to-predict-where-your-scent-will-blow/',
      readOn: '2026-11-21',
      usedFor: 'wind over ridges, draws and hollows',
    },
    {
      title: 'August-September 2020 Nebraskaland, page 27',
      publisher: 'Nebraska Game and Parks Commission',
      url: 'http://mag.outdoornebraska.gov/i/1273904-nebraskaland-aug-sept-2020/26',
      readOn: '2026-11-21',
      usedFor: 'scent, thermals and the approach to a stand',
    },
    {
      title: 'How Fast Can a Stand “Recover” From Hunting Pressure?',
      publisher: 'National Deer Association',
      url: 'https://deerassociation.com/fast-can-stand-recover-hunting-pressure/',
      readOn: '2026-11-21',
      usedFor: 'deer avoiding heavily hunted places',
    },
    {
      title: 'DNR reminds public of tree stand safety ahead of hunting season',
      publisher: 'WKOW, from the Wisconsin Department of Natural Resources',
      url: 'https://www.wkow.com/news/dnr-reminds-public-of-tree-stand-safety-ahead-of-hunting-season/article_6d2251f0-45b7-11ee-95a3-eb280a8fb44b.html',
      readOn: '2026-11-21',
      usedFor: 'falls from stands and safe climbing',
    },
  ],
} satisfies SampleBlogPost
