import type { SampleBlogPost } from './sample-blog-post'

export const windAndThermals = {
  title: 'Wind and Thermals: Choosing a Stand a Deer Cannot Smell',
  slug: 'wind-and-thermals-choosing-a-stand-a-deer-cannot-smell',
  category: 'deer-hunting',
  excerpt:
    'The forecast gives you one wind. The hillside has several. How air moves over ground through the day, and how to pick a stand and a way in that keep your scent off the deer.',
  content: `
<p>Deer forgive a shape that does not move and a sound that does not come again. They do not forgive human scent.
Nothing you wear or wash with takes it away for good, so the useful question is where the air carries it. Choose the
stand by that answer, and choose it anew each day.</p>
<h2>Two winds at once</h2>
<p>What you feel on your face is a mixture. The first part is the general wind, the one in the forecast, pushed by
weather systems. The second is local: air that rises or sinks because the ground under it warms or cools. Hunters call
this second part thermals. On a breezy day the general wind rules. On a calm, clear one, the thermals do.</p>
<h3>What thermals do in a day</h3>
<ul>
<li><strong>Before sunrise</strong> cold air flows downhill and gathers in draws and bottoms.</li>
<li><strong>Morning</strong> sun warms the slopes, first those that face east, and the air begins to climb.</li>
<li><strong>Midday</strong> air rises over warm ground. With clouds or steady wind, you may notice nothing.</li>
<li><strong>Late afternoon and evening</strong> slopes fall into shade, the air cools, and it slides down again.</li>
</ul>
<p>Slope winds of this kind occur on every sloping surface, up by day and down by night. The larger flow along a
valley is slower to turn. One military weather manual gives one to four hours after sunrise for the start of the
up-valley wind, and one to three hours after sunset for its return, given light winds and clear skies. The lesson is
not the exact hour. It is that the air can still be falling well after first light, and that slope and valley do not
switch together.</p>
<h2>How wind behaves on ground</h2>
<p>Think of water in a creek. It runs smoothly over level stretches, bends with the banks, and swirls behind every
rock. Air does the same.</p>
<ul>
<li><strong>Ridges.</strong> Wind pours over the top, and the sheltered side has a pocket where it curls back and
down. Scent let go there can end up at ground level in any direction.</li>
<li><strong>Draws and hollows.</strong> They turn the wind along their length. Where wind blows across a ravine,
expect the worst swirls.</li>
<li><strong>Timber edges.</strong> A wind that meets a wall of trees rises, and air near the edge tumbles.</li>
<li><strong>Strong wind.</strong> It swirls more than a light, steady one.</li>
<li><strong>Water.</strong> A pond or river warms and cools at another pace than land and draws air toward or away
from it.</li>
</ul>
<p>Deer use all of this. Many rest where the wind comes over their back and a view opens below, so that the sheltered
slope which looks like a good place for you is exactly where the air is least reliable.</p>
<h2>Picking the stand</h2>
<h3>Draw the scent, not the wind</h3>
<p>On a map, mark where deer lie by day and where they feed. Draw the route between them. Now draw a cone from your
stand downwind, widening with distance. The cone is where you cannot be hunting. A good stand lets the cone fall on
ground the deer have no reason to use: a lake, a steep bank, a bare field, a road.</p>
<h3>Morning and evening rules</h3>
<p>As a general rule, and always with the prevailing wind in mind, sit above the trail in the morning and below it in
the evening. In the morning your scent climbs away from deer that pass beneath you, once the air has turned. In the
evening it slides down and away from deer that come along the slope above.</p>
<p>The first half hour of the morning is the exception. While cold air still drains, a stand above the trail puts
scent on the trail. Either sit where the drain carries it aside, or come later.</p>
<h3>The nearly wrong wind</h3>
<p>The perfect wind for you is often a wind a cautious buck will not walk with, since it tells him nothing. Many good
stands use a compromise: the deer has the wind nearly in its favor, and your scent passes just beside its route. That
only works with steady air and a route fixed by terrain. If the wind wavers, do not gamble a good place on it.</p>
<h2>The way in and out</h2>
<p>A stand is only as good as the path to it.</p>
<ol>
<li>Approach with the wind from the deer to you, or across.</li>
<li>Stay out of the trails you mean to watch.</li>
<li>Avoid low ground at dusk and before dawn, when scent pools there.</li>
<li>Have a second way out for evenings when deer stand in the field.</li>
<li>Give each stand a list of winds it can be hunted in, and keep to it.</li>
</ol>
<h2>Test, then believe</h2>
<p>Carry something light: milkweed down, a thread on a twig, unscented powder. Let it go at stand height and watch how
far it holds its line. Do it on scouting trips at the hours you mean to hunt, and write the result beside forecast and
temperature. After a season you know more about your hill than any app. If the test goes bad while you sit, climb down
and leave. An evening given up is cheaper than a stand the deer have learned to avoid. Tracking work at Auburn
University documented that deer avoid heavily hunted spots.</p>
<h2>Safety and law</h2>
<p>No wind is worth a fall. Wisconsin’s natural resources agency reports that one in four bowhunters surveyed has
fallen from an elevated stand or come close. Its advice is plain:</p>
<ul>
<li>Wear a full-body harness and stay connected, with a short tether.</li>
<li>Keep three points of contact when climbing.</li>
<li>Raise and lower the unloaded firearm or the bow on a haul line.</li>
</ul>
<p>Tell someone where you sit and when you will be back. When a new wind sends you to another stand, tell them that
too. Before the shot, be sure of the target and of what is beyond it, and choose stands whose only shooting lanes end
in a hillside or bank. Rules on stands, on cutting lanes and on leaving equipment on public land differ, and so do the
rules on scents and lures. Check the agency’s current regulations first.</p>
`,
  imageAltText:
    'A drawn wooded valley at dawn has thin curved lines of air rising along one slope toward a stand in an oak.',
  focusKeyword: 'wind and thermals',
  metaTitle: 'Wind and Thermals: Choosing a Deer Stand',
  metaDescription:
    'How wind and thermals carry your scent over hills and draws through the day, and how to choose a stand and a path that deer do not smell.',
  metaKeywords: 'wind direction, thermals, stand placement, scent, terrain, treestand safety',
  publishedAt: '2026-09-21T13:00:00.000Z',
  sources: [
    {
      title: 'Wind, Slope',
      publisher: 'Smokepedia, SERPPAS',
      url: 'http://smokeapp.serppas.org/smokepedia/wind-slope.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Up-Slope and Down-Slope Winds',
      publisher: 'armychemicaloperations.tpub.com',
      url: 'https://armychemicaloperations.tpub.com/cm3300b/Figure-6-Up-Slope-And-Down-Slope-Winds-16.htm',
      readOn: '2026-11-21',
    },
    {
      title: 'Reading Wind: Here’s How to Predict Where Your Scent Will Blow',
      publisher: 'Outdoor Life',
      url: 'https://outdoorlife.com/reading-wind-heres-how-to-predict-where-your-scent-will-blow',
      readOn: '2026-11-21',
    },
    {
      title: 'Understand Thermals To Beat A Buck’s Nose',
      publisher: 'Buckmasters',
      url: 'https://buckmasters.com/Hunting/Tips-and-Tactics/Articles/ID/8117/Understand-Thermals-To-Beat-A-Bucks-Nose',
      readOn: '2026-11-21',
    },
    {
      title: 'How Fast Can a Stand “Recover” From Hunting Pressure?',
      publisher: 'National Deer Association',
      url: 'https://deerassociation.com/fast-can-stand-recover-hunting-pressure/',
      readOn: '2026-11-21',
    },
    {
      title: 'DNR: Use a treestand harness this hunting season',
      publisher: 'Wisconsin Department of Natural Resources, at chippewa.com',
      url: 'https://chippewa.com/community/dunnconnect/dnr-use-a-treestand-harness-this-hunting-season/article_47e3af90-0b70-51e4-bc82-08cac50c0369.html',
      readOn: '2026-11-21',
    },
  ],
} satisfies SampleBlogPost
