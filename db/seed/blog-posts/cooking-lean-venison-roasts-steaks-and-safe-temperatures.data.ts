import type { SampleBlogPost } from './sample-blog-post'

export const cookingLeanVenison = {
  title: 'Cooking Lean Venison: Roasts, Steaks and Safe Temperatures',
  slug: 'cooking-lean-venison-roasts-steaks-and-safe-temperatures',
  category: 'deer-cooking',
  excerpt:
    'Venison has almost no fat to forgive a mistake. Which cut wants which heat, how to keep lean meat moist, and the internal temperatures that extension services recommend.',
  content: `
<p>Recipes for red meat are mostly written for beef, and beef brings its own fat. It runs through the muscle, keeps it
moist and covers small mistakes of the cook. Venison does not work like that. Even a fat deer carries its fat around
the muscles, not in them. NDSU Extension counts about 130 calories and 3 grams of fat in a three-ounce portion. So the
cook has to supply what is missing: moisture, a little fat, attention and a thermometer.</p>
<h2>Match the heat to the cut</h2>
<p>A muscle that works hard is tough and full of connective tissue. One that hardly works is tender. That decides
nearly everything.</p>
<table>
<thead><tr><th>Cut</th><th>Nature</th><th>Method</th></tr></thead>
<tbody>
<tr><td>Tenderloin, backstrap</td><td>Tender, very lean</td><td>Sear, grill or roast quickly</td></tr>
<tr><td>Large ham muscles</td><td>Fairly tender, lean</td><td>Covered roast, thin steaks, slices for
stir-fry</td></tr>
<tr><td>Shoulder, neck</td><td>Tough, much connective tissue</td><td>Braise, stew, pot roast</td></tr>
<tr><td>Shank</td><td>Very tough, gelatinous</td><td>Long, slow braise</td></tr>
<tr><td>Trim</td><td>Mixed</td><td>Grind, cook through</td></tr>
</tbody>
</table>
<p>Trim before you cook. Silver skin does not soften in a pan and pulls a steak out of shape. Deer fat sets hard on
the plate and tastes strong. Take both off and add butter, oil or bacon for the fat you want.</p>
<h2>Safe temperatures, and why they are firm</h2>
<p>Wild game is dressed outdoors, by hand, without a meat inspector. Bacteria that cause illness may be on it, and
freezing does not kill them. Color and juices are poor guides, so measure in the thickest part, away from bone.</p>
<ul>
<li><strong>160 °F</strong> is the temperature that the University of Minnesota Extension names as destroying most
harmful bacteria. The Pennsylvania Game Commission gives the same figure for game mammals, and Penn State’s food
safety specialists name it as the minimum for venison, jerky included.</li>
<li><strong>165 °F</strong> is what Michigan State University’s page for consumers of venison recommends. It is a
sensible choice for casseroles and for guests at higher risk.</li>
</ul>
<p>Many cooks serve backstrap pinker than that. It is a common taste, but it is below what these sources advise. For
pregnant women, small children, older people and anyone with a weak immune system, do not do it. Ground venison is not
a matter of taste at all: grinding mixes the surface through the whole, so cook it to 160 °F right through.</p>
<p>No kitchen heat makes meat with chronic wasting disease safe, because prions are not bacteria and ordinary cooking
does not destroy them. Do not eat meat from a deer that looked sick or that tested positive, and where the disease
occurs, strongly consider waiting for the test before you cook.</p>
<h2>Steaks from backstrap or ham</h2>
<ol>
<li>Thaw in the refrigerator, on the lowest shelf, with a dish below it.</li>
<li>Pat the steaks dry. Wet meat steams. Oil the meat lightly and salt it.</li>
<li>Cut steaks of even thickness, so that the whole steak is done at one time.</li>
<li>Heat a heavy pan until oil shimmers. Brown both sides well, turning with tongs, since a fork lets juice out.</li>
<li>Lower the heat, add butter, and finish gently. Insert the thermometer from the side.</li>
<li>Take the steaks out at the safe temperature and not ten degrees later. From here on, each minute makes them
drier.</li>
<li>Rest them for five minutes on a covered plate and slice thin, across the grain.</li>
</ol>
<p>The slicing is half of the tenderness. Look for the lines of the muscle and cut square to them. A fully cooked
steak in thin slices, with a spoonful of pan sauce, eats better than a thick piece that has to be chewed.</p>
<h2>A roast that stays moist</h2>
<p>A single ham muscle makes a neat roast, but dry oven heat punishes it. Three ways help:</p>
<ul>
<li><strong>Cover it.</strong> An oven bag or a lidded pot with a little stock and onions keeps steam around the
meat.</li>
<li><strong>Wrap it.</strong> Strips of bacon over the top baste it while it cooks. Count the salt.</li>
<li><strong>Go slowly.</strong> Brown it first, then use a moderate oven, so that the outside does not dry out before
the center is ready.</li>
</ul>
<p>Start to check the temperature early. A lean roast gets done faster than its weight suggests, and it rises a little
more while it rests. Do not count on that rise for safety: reach the figure in the oven.</p>
<h2>Braises, stews and shanks</h2>
<p>Here venison is at its most forgiving. Shoulder, neck and shank need time, liquid and a low simmer until a fork
turns in the meat. They end up well above any safe temperature, and they get tender because connective tissue melts
into gelatin.</p>
<ol>
<li>Brown the pieces in small batches.</li>
<li>Soften onion, carrot and celery in the same pot.</li>
<li>Add stock, tomato, cider or wine to come halfway up.</li>
<li>Cover, and simmer gently. A rolling boil makes lean meat stringy.</li>
<li>Let it stand for a few minutes, skim, and season at the end.</li>
</ol>
<h2>Marinades</h2>
<p>A marinade seasons the surface and helps thin pieces. It does not rescue a spoiled or badly handled deer. Marinate
in the refrigerator, in a covered dish, and throw the liquid away or boil it before it becomes sauce. Juniper, bay,
thyme, mustard, garlic and a little sweetness suit venison.</p>
<h2>Clean hands, cold storage</h2>
<ul>
<li>Keep raw meat and its juices away from food that is ready to eat. Use separate boards and plates.</li>
<li>Keep the refrigerator at 40 °F or below and the freezer at 0 °F.</li>
<li>Use fresh game within about two days, or freeze it.</li>
<li>Keep food out of the range from 40 to 140 °F, where bacteria grow fast.</li>
<li>Put leftovers in the refrigerator within two hours of cooking.</li>
</ul>
<p>When you cook for others, tell them that it is wild game. And if your state has consumption advice for the area
where the deer was taken, read it first and follow it.</p>
`,
  imageAltText:
    'A drawn iron pan with a sliced venison steak, thyme and juniper stands on a wooden table beside a thermometer.',
  focusKeyword: 'cooking venison',
  metaTitle: 'Cooking Lean Venison: Roasts, Steaks, Temperatures',
  metaDescription:
    'Which heat suits which cut of venison, how to keep lean steaks and roasts moist, and the internal temperatures extension services recommend.',
  metaKeywords: 'venison, cooking, backstrap, venison roast, safe temperatures, food safety',
  publishedAt: '2026-11-02T13:00:00.000Z',
  sources: [
    {
      title: 'Keep Deer Hunting Fun: Don’t Get Sick From Venison',
      publisher: 'University of Minnesota Extension Service, copy at romwell.com',
      url: 'http://www.romwell.com/cookbook/Preserve/meatpres.shtml',
      readOn: '2026-11-21',
    },
    {
      title: 'Food Safety',
      publisher: 'Pennsylvania Game Commission',
      url: 'http://www.portal.state.pa.us/portal/server.pt?open=514&objID=622438&mode=2',
      readOn: '2026-11-21',
    },
    {
      title: 'Safe preservation of venison',
      publisher: 'Public Opinion, with Penn State Extension',
      url: 'http://archive.publicopiniononline.com/living/ci_22044676/franklin-county-gardening-safe-preservation-venison',
      readOn: '2026-11-21',
    },
    {
      title: 'Chronic Wasting Disease: Consumers',
      publisher: 'Michigan State University',
      url: 'https://www.canr.msu.edu/chronic-wasting-disease/Consumers',
      readOn: '2026-11-21',
    },
    {
      title: 'Tips and Recipes for Preparing Elk/Venison (FN1733)',
      publisher: 'NDSU Extension Service, copy at docslib.org',
      url: 'https://docslib.org/doc/2218833/tips-and-recipes-for-preparing-elk-venison-fn1733',
      readOn: '2026-11-21',
    },
    {
      title: 'Eating Gone Wild',
      publisher: 'NDSU Extension, Sargent County',
      url: 'https://www.ag.ndsu.edu/sargentcountyextension/seize-the-day/eating-gone-wild',
      readOn: '2026-11-21',
    },
    {
      title: 'Chronic Wasting Disease: Prevention',
      publisher: 'Centers for Disease Control and Prevention',
      url: 'https://www.cdc.gov/prions/cwd/prevention.html',
      readOn: '2026-11-21',
    },
  ],
} satisfies SampleBlogPost
