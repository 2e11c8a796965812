import type { SampleBlogPost } from './sample-blog-post'

export const elkAndMoose = {
  title: 'Elk and Moose for the Deer Hunter: What Is Different',
  slug: 'elk-and-moose-for-the-deer-hunter-what-is-different',
  category: 'deer-type',
  excerpt:
    'Elk and moose belong to the deer family, but finding, identifying, packing out and cooling one is nothing like a whitetail. What changes for a deer hunter, from the tag to the truck.',
  content: `
<p>A hunter who knows whitetails already has much of what an <a href="/elk">elk</a> or <a href="/moose">moose</a> hunt takes: respect for the wind, patience, a steady rest. Everything else is new. The animals are several times as large, they use the land differently, and the work after the shot can take longer than the hunt.</p>
<h2>Three members of one family</h2>
<table>
<thead><tr><th>Mark</th><th>Whitetail</th><th>Elk</th><th>Moose</th></tr></thead>
<tbody>
<tr><td>Groups</td><td>Small family groups, bucks often apart</td><td>Herds, though mature bulls can be alone</td><td>Mostly alone, or a cow with calves</td></tr>
<tr><td>Color</td><td>Reddish in summer, gray-brown in winter</td><td>Tan to brown, darker neck, pale rump and
tail</td><td>Usually dark brown to almost black, some lighter</td></tr>
<tr><td>Antlers of an adult male</td><td>Points rising from a beam that curves forward</td><td>Long beam swept back
over the body, with points</td><td>Out from the sides of the head, broad and flat</td></tr>
<tr><td>Voice in the rut</td><td>Grunts</td><td>Bugle of the bull, mews of the cow</td><td>Grunts of the bull, long
moans of the cow</td></tr>
</tbody>
</table>
<p>A bull <a href="/elk">elk</a> is about 5 feet (1.5 m) tall at the shoulder; a mature Rocky Mountain bull averages
about 700 pounds (318 kg). Colorado’s wildlife agency gives hunters 6 to 7 feet (1.8 to 2.1 m) and up to about 1,000
pounds (450 kg) for a moose. Take these as a guide, not limits: northern moose are larger than the Shiras moose
of the Rockies. A big animal looks closer than it is, so use a rangefinder.</p>
<h2>Know which one you are looking at</h2>
<p>Colorado’s agency calls mixing up elk and moose the most common misidentification its hunters make. The two
share habitat, and a young bull moose may have small antlers that have not flattened out. Look over the whole
animal:</p>
<ul>
<li><strong>Nose.</strong> Long and heavy on a moose, narrower and more pointed on an elk.</li>
<li><strong>Throat.</strong> A moose has a flap of skin, the bell. It can be small. An elk has none.</li>
<li><strong>Back and rump.</strong> A moose has a hump over the shoulders and no pale patch behind. An elk, bull or
cow, has a cream-colored rump and tail.</li>
<li><strong>Color.</strong> A help, not proof. Hunter education in Idaho warns that a moose can be anything from
golden brown to almost black.</li>
<li><strong>Behavior.</strong> An elk that sees you usually leaves. A moose often just looks back. If it does not run, be doubly careful.</li>
</ul>
<p><img src="/art/diagrams/cow-elk-and-cow-moose.svg" alt="A cow elk and a cow moose from the side: the elk has a narrow nose, no bell, and a cream rump; the moose a long, heavy nose, a bell at the throat, a hump over the shoulders, and no pale patch" width="1200" height="680" loading="lazy"></p>
<p>Use binoculars or a spotting scope, never the rifle scope. In poor light or at long range, wait. Shooting the wrong animal can cost you a heavy fine and your hunting privileges. If it happens, take care of the meat and call the agency at once.</p>
<h2>Finding elk</h2>
<p>A <a href="/white-tailed-deer">whitetail</a> often keeps to a small piece of country that a hunter can learn by
heart. Elk use whole drainages, move up and down with weather and pressure, and can be gone from a valley overnight.
Do not sit and wait for them. Find elk first: glass at first and last light, listen, look for fresh droppings, wet
wallows and new tracks, and be ready to move on.</p>
<ul>
<li>In the rut, in much of the West from September into October, bulls bugle and gather cows. Calling can work. So can
silence and a good wind.</li>
<li>Under pressure or in warm weather, look in thick timber on steep, shaded slopes far from roads.</li>
<li>A herd has many noses and eyes. Wind and thermals matter even more than with deer.</li>
</ul>
<h2>Finding moose</h2>
<p>Think of food and water: willows along streams and ponds, young growth after fire or logging, lake edges. But Rocky
Mountain moose also use aspen, conifer forest and even sagebrush, the same ground as elk. The skill lies in patient
glassing, quiet travel by boat or on foot, and calling in the rut.</p>
<p>A moose that tolerates you is not tame. Keep well away from cows with calves, and from bulls in the rut, which
peaks in late September and early October. Laid-back ears, raised hair on the neck, a lowered head and
licking of the snout are warnings. Back off and put a stout tree between you and the animal. Dogs make it worse.</p>
<h2>Tags and law</h2>
<p>Deer tags are often sold over the counter. Moose permits and many elk permits go by lottery, sometimes after years of applying, and they may be limited to a sex, an antler class, a unit and a few days. Rules also differ on calibers, draw weight, fluorescent clothing, guides for nonresidents and how much meat must come out. Some states require the rib, neck and brisket meat too, or want all of it out before the antlers. Read the current
regulations in full and carry them with you.</p>
<h2>Before you shoot</h2>
<p>Ask a question that deer hunters seldom have to ask: can this animal be taken out from where it will fall? A moose
in a pond, or an elk at the bottom of a canyon late on a warm day, may be lost meat. If the answer is no, do not
shoot.</p>
<ul>
<li>Use a rifle or bow that is legal for the species and that you shoot well, and wait for a standing animal that is
broadside or slightly quartering away.</li>
<li>Look behind it and beside it. In a herd, a second elk is often right behind the first. Know your target and what
is beyond it.</li>
<li>Large animals may stand or walk after a deadly hit. That is not a miss. Keep your eye on the same animal, shoot again if it is in the clear, and never switch to another one.</li>
</ul>
<h3>Plan the packing</h3>
<ol>
<li>Count carriers, not miles. Maine’s agency figures on about 300 pounds (136 kg) of finished meat from an average moose. Bone adds to that. For one person with a pack, that means many trips. To compare, see what a deer yields in the
<a href="/hunting-tools/venison-yield-calculator">venison yield calculator</a>.</li>
<li>Bring sharp knives, game bags, rope, gloves and headlamps. Cut away from your body and from helping hands.</li>
<li>Arrange a processor, a cold room or coolers before the hunt.</li>
<li>Tell someone where you will be. Much elk country has no cell signal.</li>
</ol>
<h3>Bear country</h3>
<p>Montana’s agency advises hunters to carry bear spray within reach, to avoid cutting up a carcass at dusk or at
night, to drag the gut pile into the open, at least 100 yards (91 m) from the carcass, and to come back to a carcass
carefully, looking it over from a distance. If a bear has claimed it, do not try to drive the bear off. Report the
loss.</p>
<h2>Cooling a large body</h2>
<p>Here whitetail habits fail. You cannot drag a moose to the truck and hang it whole overnight. It is about 101°F
(38°C) inside, and the hide holds the heat. Maine’s agency warns that meat begins to spoil above 40°F (4°C), and that
on a 50°F (10°C) day you may have only three to six hours to get all of it cooled. Bags of ice in the body cavity will not save the backstraps or quarters.</p>
<ul>
<li>Take the hide off and quarter the animal where it lies, if the law allows it.</li>
<li>Do the hindquarters first. Meat deep around the hip bone holds heat longest and sours first.</li>
<li>Put clean pieces in breathable game bags, keep dirt and flies off, and hang them in shade and moving air.</li>
<li>Get them into coolers or a cold room as soon as you can.</li>
</ul>
<h2>Disease and carcass rules</h2>
<p>Chronic wasting disease affects elk and moose as well as deer. Boning out in the field leaves brain and spine
behind and lightens the load, but some states require proof of sex or species to stay with the meat, or require a sample.
Wyoming’s rule covers the whole state: head and spine stay at the kill or go to an approved landfill or incinerator,
nothing whole leaves the state, and none of this permits anyone to remove evidence of sex (as printed in 2022). Ask
before you cut.</p>
<p>Elk and bison around Yellowstone carry brucellosis, a fever that people can catch. Wyoming tells hunters to wear gloves and not to open the reproductive
organs or swollen joints. Cook the meat through.</p>
<p>Where the disease occurs, the Centers for Disease Control and Prevention recommends that hunters strongly consider
testing before they eat the meat, and advises against eating an animal that tests positive. Check the import rules of
your home state, and of each state on the way, before you drive back with a head.</p>
`,
  featuredImageUrl: '/art/posts/elk-and-moose-for-the-deer-hunter-what-is-different.svg',
  imageAltText:
    'A bull elk and a bull moose face each other: long swept-back antlers and a narrow nose on the left, broad palms, a heavy nose and a bell on the right.',
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
      usedFor: 'sizes, the marks of elk and moose, how often they are mixed up',
    },
    {
      title: 'Know Your Target Before the Hunt',
      publisher: 'Hunter-ed.com, Idaho hunter education course with Idaho Fish and Game',
      url: 'https://hunter-ed.com/idaho/studyGuide/Video-Know-Your-Target-Before-the-Hunt/20101403_170394',
      readOn: '2026-11-21',
      usedFor: 'telling moose and elk apart, binoculars instead of the rifle scope',
    },
    {
      title: 'Living with Moose',
      publisher: 'Colorado Parks and Wildlife, in the Internet Archive',
      url: 'https://web.archive.org/web/2019/https://cpw.state.co.us/learn/Pages/LivingWithWildlifeMoose.aspx',
      readOn: '2026-11-21',
      usedFor: 'moose behavior, breeding season and signs of aggression',
    },
    {
      title:
        'Taking Care Of Your Moose -- Moose Hunters Should Prepare For Hot Weather At Beginning Of October Moose Hunt',
      publisher: 'Maine Department of Inland Fisheries and Wildlife',
      url: 'https://www.maine.gov/ifw/news-events/single-release.html?id=768707',
      readOn: '2026-11-21',
      usedFor: 'amount of meat, cooling times and temperatures',
    },
    {
      title: 'Bear Aware Hunting and Angling',
      publisher: 'Montana Fish, Wildlife & Parks',
      url: 'https://fwp.mt.gov/conservation/wildlife-management/bear/be-bear-aware/hunting-angling',
      readOn: '2026-11-21',
      usedFor: 'handling a carcass in bear country',
    },
    {
      title: 'Disposal sites available for carcass removal',
      publisher: 'The Sheridan Press, with the Wyoming Game and Fish Department (2022)',
      url: 'https://www.thesheridanpress.com/outdoors/disposal-sites-available-for-carcass-removal/article_2b59806c-308d-11ed-9b12-b3af7e4232e8.html',
      readOn: '2026-11-28',
      usedFor: 'moving carcass parts, evidence of sex',
    },
    {
      title: 'Brucellosis',
      publisher: 'Wyoming Game and Fish Department',
      url: 'https://wgfd.wyo.gov/wyoming-wildlife/wildlife-disease-and-health/brucellosis',
      readOn: '2026-11-26',
      usedFor: 'brucellosis in elk and bison, and what hunters should not open',
    },
    {
      title: 'About Chronic Wasting Disease (CWD)',
      publisher: 'Centers for Disease Control and Prevention',
      url: 'https://www.cdc.gov/chronic-wasting/about/index.html',
      readOn: '2026-11-26',
      usedFor: 'advice on testing and eating meat where chronic wasting disease occurs',
    },
  ],
} satisfies SampleBlogPost
