import type { SampleBlogPost } from './sample-blog-post'

export const fromFieldToFreezer = {
  title: 'From Field to Freezer: Cooling, Aging and Cutting Venison',
  slug: 'from-field-to-freezer-cooling-aging-and-cutting-venison',
  category: 'deer-cooking',
  excerpt:
    'Most bad venison was spoiled before it saw a kitchen. The steps from the downed deer to the labeled package, with the temperatures that agencies and extension services give.',
  content: `
<p>When people say that they do not like venison, they often mean meat that was dressed late, driven around warm and
cut up dirty. Good venison comes from three plain habits: clean, cold, dry. None of them takes skill. All of them take
a plan made before the shot.</p>
<h2>Before the hunt</h2>
<ul>
<li>Look up the tagging and reporting rules, and what evidence of sex or species must stay with the carcass.</li>
<li>Find out whether you hunt in a chronic wasting disease zone, where you hand in samples, and which parts may leave
the zone or the state.</li>
<li>Pack gloves, two sharp knives, clean water or wipes, paper towels, bags and rope, and have ice and coolers in the
truck.</li>
<li>If the forecast is warm, know which processor has a cold room and when it is open.</li>
</ul>
<p>Do not shoot, handle or eat a deer that looks sick or acts strangely. Report it.</p>
<h2>In the field: clean and open</h2>
<p>Unload first, tag as the law says, and dress the deer at once. The University of Minnesota Extension gives this
order of care:</p>
<ol>
<li>Wear disposable gloves.</li>
<li>Remove the entrails without cutting into paunch or intestines, where bacteria that make people ill are found.</li>
<li>Clean the knife often, so that it does not drag dirt into the meat.</li>
<li>Cut away dirt, feces, hair and bloodshot meat.</li>
<li>Wipe the cavity with paper towels and prop it open with a clean stick. If you rinse it, dry it quickly.</li>
</ol>
<p>If gut contents touch meat, the meat counts as contaminated: cut that part off and throw it away. Washing spreads
it.</p>
<h2>Cooling: the clock is running</h2>
<p>The goal is a carcass at 35 to 40 degrees Fahrenheit, soon. Bacteria multiply fast between 40 and 140 degrees, and
a whole deer in its hide holds its warmth for a long time.</p>
<ul>
<li>Keep it out of the sun, and off the hood and the closed truck bed.</li>
<li>Pack the cavity with ice or snow sealed in bags, so that meltwater does not soak the meat.</li>
<li>Take the hide off when the day is mild. A skinned carcass cools faster.</li>
<li>In real warmth, quarter the deer and put the clean pieces in coolers over ice, drained and not floating.</li>
<li>Hang or lay the pieces so that air passes between them.</li>
</ul>
<p>Put a thermometer into the thickest part of a ham. A cold night outside says little about the inside of a hind
leg.</p>
<h2>Aging: only with steady cold</h2>
<p>Aging lets natural enzymes make meat more tender. It needs a temperature you control, not a garage you hope for.
Sources differ in detail but agree in substance:</p>
<table>
<thead><tr><th>Source</th><th>Advice</th></tr></thead>
<tbody>
<tr><td>Kansas wildlife agency</td><td>Age at 35 to 39 °F</td></tr>
<tr><td>Michigan State University Extension</td><td>Hang at 33 to 36 °F for a short time</td></tr>
<tr><td>Michigan health department</td><td>At or below 40 °F, no longer than 5 to 7 days</td></tr>
<tr><td>Missouri Department of Conservation</td><td>34 to 40 °F; little gain and more risk after 8 days</td></tr>
</tbody>
</table>
<p>If you cannot hold that range day and night, do not age. Cut the meat as soon as it is cold. Skip aging as well
when the deer was badly hit, was found late or cooled slowly. Meat for sausage and grinding gains nothing from
hanging.</p>
<p>Trust your nose, too, but only in one direction. Sour smell, slime or a greenish cast mean that the meat goes out.
A good smell does not prove that it was kept cold.</p>
<h2>Cutting: along the muscles</h2>
<p>Boning out is the home cutter’s best method. It needs one narrow knife, gives cleaner flavor, and keeps you away
from brain and spine. Missouri’s biologists note that sawing through bone spreads marrow and bone dust over the meat,
which can taste bad and speed up spoiling.</p>
<ol>
<li>Wash hands, knives and boards in warm, soapy water, and repeat as you go.</li>
<li>Take out the tenderloins inside the cavity.</li>
<li>Run the knife along the backbone and lift off both loins, the backstraps.</li>
<li>Remove the shoulders. No bone joint holds them, only muscle.</li>
<li>Take the hams from the pelvis and part them along the natural seams into their large muscles.</li>
<li>Trim neck, shanks and flank for stew and grinding.</li>
<li>Remove fat, silver skin and glands. Deer fat sets hard and tastes strong, so leave as little as you can.</li>
</ol>
<p>Discard brain, spinal cord, eyes, spleen, tonsils and lymph nodes. Do not use the household’s kitchen knives for
field dressing. Missouri advises against soaking venison in salt water or other liquids.</p>
<h2>Wrapping and freezing</h2>
<p>Air is the enemy. Vacuum bags keep best. Plastic wrap pulled tight and covered with freezer paper is a good second.
Pack meal-size portions, label them with cut and date, and freeze them fast at 0 °F or lower, spread out so that cold
air gets around each package. Stack them when they are hard.</p>
<p>Michigan State lists 8 to 12 months for roasts and steaks and 2 to 3 months for ground and stew meat. Other
extension services give shorter or longer times. These are limits of quality. Freezing stops bacteria from growing but
does not kill them, so thaw in the refrigerator and cook fully.</p>
<p>Fresh meat should not wait long: Minnesota says two to three days in the refrigerator. Freeze what you will not
cook by then.</p>
<h2>Chronic wasting disease: the plain version</h2>
<p>The disease has not been shown to infect people, but the Centers for Disease Control and Prevention advises
caution. In areas where it is known, strongly consider having the animal tested before eating it, and do not eat meat
from an animal that tests positive. A negative test makes infection much less likely. It is not a guarantee. Ask a
commercial processor to handle your deer on its own.</p>
<p>Keep untested meat frozen, labeled and apart until the result is in. Many states forbid bringing in whole
carcasses, heads or spines from affected areas, and some have rules on disposal. Texas, for example, has statewide
disposal requirements. The rules at home and in every state on the way apply together, and they change, so read them
again each fall.</p>
`,
  imageAltText:
    'A drawn cutting table holds a boning knife, wrapped packages and a thermometer in front of a snowy window.',
  focusKeyword: 'cooling and aging venison',
  metaTitle: 'Field to Freezer: Cooling, Aging and Cutting Venison',
  metaDescription:
    'How to cool, age, cut, wrap and freeze venison safely, with temperatures from extension services, and what to know about CWD.',
  metaKeywords: 'venison, field dressing, meat aging, butchering, food safety, chronic wasting disease',
  publishedAt: '2026-10-19T13:00:00.000Z',
  sources: [
    {
      title: 'Keep Deer Hunting Fun: Don’t Get Sick From Venison',
      publisher: 'University of Minnesota Extension Service, copy at romwell.com',
      url: 'http://www.romwell.com/cookbook/Preserve/meatpres.shtml',
      readOn: '2026-11-21',
    },
    {
      title: 'Field Care, Proper Handling Key to Venison as Table Fare',
      publisher: 'Kansas Department of Wildlife and Parks',
      url: 'https://ksoutdoors.com/KDWP-Info/News/News-Archive/2007-Web-News/November-2007/FIELD-CARE,-PROPER-HANDLING-KEY-TO-VENISON-AS-TABLE-FARE',
      readOn: '2026-11-21',
    },
    {
      title: 'Preserving Food Safely: venison',
      publisher: 'Michigan State University Extension, copy at solareagle.com',
      url: 'http://www.solareagle.com/PREP/PFS/01600806.HTM',
      readOn: '2026-11-21',
    },
    {
      title: 'Field Dressing, Handling & Cooking Wild Game',
      publisher: 'Michigan Department of Community Health, copy at bigfishtackle.com',
      url: 'https://bigfishtackle.com/forum/archive/index.php/thread-221969.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Enjoying the Harvest',
      publisher: 'Missouri Department of Conservation',
      url: 'http://mdc.mo.gov/conmag/1998/10/enjoying-harvest?page=0,2',
      readOn: '2026-11-21',
    },
    {
      title: 'Safe preservation of venison',
      publisher: 'Public Opinion, with Penn State Extension',
      url: 'http://archive.publicopiniononline.com/living/ci_22044676/franklin-county-gardening-safe-preservation-venison',
      readOn: '2026-11-21',
    },
    {
      title: 'Chronic Wasting Disease: Prevention',
      publisher: 'Centers for Disease Control and Prevention',
      url: 'https://www.cdc.gov/prions/cwd/prevention.html',
      readOn: '2026-11-21',
    },
    {
      title: 'Public Health Education Topic: Chronic Wasting Disease',
      publisher: 'bchealthdept.org, quoting the Centers for Disease Control and Prevention',
      url: 'https://bchealthdept.org/post/11-22-24-public-health-education-topic-chronic-wasting-disease',
      readOn: '2026-11-21',
    },
    {
      title: 'CWD: Precautions for Hunters',
      publisher: 'Texas Parks and Wildlife Department',
      url: 'https://tpwd.texas.gov/regulations/outdoor-annual/hunting/cwd/precautions-for-hunters/',
      readOn: '2026-11-21',
    },
    {
      title: 'Uniform Carcass Transport Rules Could Help Slow the Spread of Chronic Wasting Disease',
      publisher: 'Wildlife Management Institute',
      url: 'https://wildlifemanagement.institute/outdoor-news-bulletin/january-2019/uniform-carcass-transport-rules-could-help-slow-spread-chronic',
      readOn: '2026-11-21',
    },
  ],
} satisfies SampleBlogPost
