import type { SampleBlogPost } from './sample-blog-post'

export const cookingLeanVenison = {
  title: 'Cooking Lean Venison: Roasts, Steaks and Safe Temperatures',
  slug: 'cooking-lean-venison-roasts-steaks-and-safe-temperatures',
  category: 'deer-cooking',
  excerpt:
    'Venison has almost no fat to forgive a mistake. Which heat suits which cut, how to keep lean meat moist, and the internal temperatures that food safety experts give.',
  content: `
<p>Most recipes for red meat are written for beef, and beef brings its own fat. The fat runs through the muscle, keeps it moist and covers for the cook’s small mistakes. Venison does not work that way. Even a fat deer wears its fat outside the muscle, not in it. So you have to supply what is missing: moisture, a little fat, attention and a
thermometer.</p>

<h2>Match the heat to the cut</h2>
<p>A muscle that works hard is tough and full of connective tissue. One that hardly works is tender. That decides
nearly everything.</p>
<table>
<thead><tr><th>Cut</th><th>Nature</th><th>Method</th></tr></thead>
<tbody>
<tr><td>Tenderloin, backstrap</td><td>Tender, very lean</td><td>Sear, grill or roast quickly</td></tr>
<tr><td>Large ham muscles</td><td>Fairly tender, lean</td><td>Covered roast, thin steaks, stir-fry</td></tr>
<tr><td>Shoulder, neck</td><td>Tough, much connective tissue</td><td>Braise, stew, pot roast</td></tr>
<tr><td>Shank</td><td>Very tough, gelatinous</td><td>Long, slow braise</td></tr>
<tr><td>Trim</td><td>Mixed</td><td>Grind, cook through</td></tr>
</tbody>
</table>
<p>Trim before you cook. Silver skin will not soften in a pan, and it pulls a steak out of shape. Deer fat sets hard on
the plate, and much of the wild flavor sits in it. Take both off and add butter, oil or bacon instead.</p>

<h2>Safe temperatures, and who sets them</h2>
<p>Your deer was dressed outdoors, by hand, and no inspector looked at it. Bacteria that make people sick may be on the meat. The color does not tell you when it is done, so measure with a food thermometer in the thickest part, away from
bone and pan. For game the U.S. Department of Agriculture
(USDA) gives one number: <strong>160°F (71°C)</strong>, for ground meat and every other cut.</p>
<table>
<thead><tr><th>Meat</th><th>Internal temperature</th><th>Whose figure</th></tr></thead>
<tbody>
<tr><td>Ground venison, burgers, fresh sausage</td><td>160°F (71°C), all the way through</td><td>USDA, for game;
Michigan State University Extension</td></tr>
<tr><td>Venison steaks, chops and roasts</td><td>160°F (71°C)</td><td>USDA, for game; Michigan State University
Extension</td></tr>
<tr><td>All venison in Canada, ground or whole</td><td>165°F (74°C)</td><td>Health Canada</td></tr>
<tr><td>Venison ground or cooked together with poultry</td><td>165°F (74°C)</td><td>USDA, its figure for all
poultry</td></tr>
</tbody>
</table>
<p><img src="/art/diagrams/venison-temperatures.svg" alt="Temperatures for venison: refrigerator 40°F, bacteria grow fast from 40 to 140°F, 145°F is for beef and pork, 160°F by the USDA for game, 165°F in Canada" width="1200" height="480" loading="lazy"></p>
<p><strong>What about 145°F (63°C)?</strong> That figure, with a rest of three minutes, is the USDA’s for whole cuts of
beef, veal, lamb and pork. It is not the USDA’s figure for deer. Many hunters borrow it for backstrap, and
many like theirs pinker still. If you do, know what you are doing: you are below the advice for game, and the two reports below show that the risk is real.</p>
<ul>
<li><strong>Minnesota, 2010.</strong> Deer were butchered at a high school and grilled as kabobs in class, and 29 students came down with E. coli infections. The illness was tied to eating it undercooked, and to not washing hands after touching it raw.</li>
<li><strong>Illinois, 2018.</strong> Of ten Quebec hunters at a deer camp, six came down with toxoplasmosis. Undercooked venison did it, and that report says 160°F (71°C), too.</li>
</ul>
<p>Toxoplasma sits inside the muscle, so a good sear does not reach it. In a 2021 study of fresh meats, about 3 percent of
its cysts survived 145°F (63°C) and none 147°F (64°C). Freezing may help, but do not count on it: in pork the cysts
usually died at 10°F (−12°C), yet in a 2022 study they lived through a week at −4°F (−20°C) in raw ham. Freezing does
nothing against E. coli. The infection can harm an unborn child.
Pregnant women, small children, older people and anyone with a weak immune system should not eat pink venison. Nobody should eat ground meat pink: grinding mixes the surface through the whole batch.</p>

<h3>Chronic wasting disease is another matter</h3>
<p>Prions are not bacteria, and cooking does not destroy them. The disease has not been shown to infect people, but
the Centers for Disease Control and Prevention (CDC) advises caution: do not eat meat from a deer that looked sick,
acted strangely or was found dead, and <strong>do not eat meat from one that tested positive</strong>. Where the disease is known to occur, strongly consider having the deer tested, and wait for the result before you cook.</p>

<h2>Steaks from backstrap or ham</h2>
<ol>
<li>Thaw in the refrigerator, on the lowest shelf, with a dish below the meat. Never on the counter.</li>
<li>Cut steaks to an even thickness so that they are all done at once.</li>
<li>Pat them dry, since wet meat steams. Oil them lightly, and salt just before they go into the pan.</li>
<li>Heat a heavy pan until the oil shimmers. Brown both sides well and turn with tongs.</li>
<li>Lower the heat, add butter, and finish gently. Push the thermometer in from the side, to the middle.</li>
<li>Take the steaks off at the safe temperature, not ten degrees later. From here on, each minute dries them.</li>
<li>Rest them for a few minutes on a clean, warm plate, covered, and slice thin across the grain.</li>
</ol>
<p>Slicing is half the tenderness. Look for the lines of the muscle and cut square across them. A fully cooked
steak in thin slices, with a spoonful of pan sauce, eats better than a thick piece that has to be chewed.</p>

<h2>A roast that stays moist</h2>
<p>A single ham muscle makes a neat roast, but dry oven heat punishes it. Three ways help:</p>
<ul>
<li><strong>Cover it.</strong> An oven bag or a lidded pot with a little stock and onions keeps steam around the
meat.</li>
<li><strong>Wrap it.</strong> Strips of bacon over the top baste it while it cooks. Account for the salt.</li>
<li><strong>Go slowly.</strong> Brown it first, then use a moderate oven, so that the outside does not dry out before
the center is ready.</li>
</ul>
<p>Start checking early. A lean roast is often done sooner than a beef roast of the same weight, and its temperature rises a little while it rests. Do not count on that rise for safety: reach the safe temperature in the oven.</p>

<h2>Braises, stews and shanks</h2>
<p>Here venison forgives the most. Shoulder, neck and shank need time, liquid and a low simmer until a fork turns in
the meat. By then they are past any safe temperature, and they are tender because the connective tissue has melted into
gelatin.</p>
<ol>
<li>Brown the pieces in small batches.</li>
<li>Soften onion, carrot and celery in the same pot.</li>
<li>Add stock, tomato, cider or wine to come halfway up.</li>
<li>Cover, and simmer gently. A rolling boil makes lean meat stringy.</li>
<li>Let it sit for a few minutes, skim, and season at the end.</li>
</ol>
<p>If you have no faith in a fully cooked backstrap, this is your answer: let the slow cuts be the feast.</p>

<h2>Jerky, sausage and jars</h2>
<p>A dehydrator does not get meat hot enough soon enough. Michigan State University Extension takes three steps to safe jerky:</p>
<ol>
<li>Freeze the meat for at least 30 days at 0°F (−18°C), in pieces less than 6 inches (15 cm) thick, against parasites.</li>
<li>Steam or roast it to 160°F (71°C) <strong>before</strong> drying. Bacteria that dry first can become resistant to heat.</li>
<li>Dry it for 10 to 24 hours in a dehydrator preheated to 140°F (60°C).</li>
</ol>
<p>Such jerky keeps for two weeks at room temperature, longer in the freezer. The University of Minnesota
Extension brings cooked sausage to 160°F (71°C), too, and keeps the meat below 40°F (4°C) while you grind and mix.
Follow a tested recipe for salt and cure. Jars of venison need a pressure canner and a tested table of times.</p>

<h2>Marinades</h2>
<p>A marinade seasons the surface and helps thin pieces. It does not rescue a badly handled deer. Marinate in the
refrigerator, in a covered dish, not so long that the acid turns the meat mushy, and throw the liquid away afterward.
Juniper, bay, thyme, mustard, garlic and a little sweetness suit venison.</p>

<h2>Clean hands, cold storage</h2>
<ul>
<li>Wash hands, knives and boards with hot, soapy water after they touch raw venison.</li>
<li>Keep raw meat and its juices away from food that is ready to eat. Never put cooked steaks back on the plate that held them raw.</li>
<li>Bacteria grow fast between 40 and 140°F (4 and 60°C). Keep the refrigerator at 40°F (4°C) or below.</li>
<li>Put leftovers away within two hours, or within one if it is hotter than 90°F (32°C), and reheat them steaming
hot.</li>
<li>Cook fresh venison soon or freeze it. Freezing does not kill bacteria.</li>
</ul>
<p>When you cook for others, tell them it is wild game and whether the deer was tested. If your state has
consumption advice for the area where the deer was taken, read it first and follow it.</p>
`,
  featuredImageUrl: '/art/posts/cooking-lean-venison-roasts-steaks-and-safe-temperatures.svg',
  imageAltText:
    'A venison roast on a board with three slices cut across the grain, cooked through, with rosemary beside it and a dial thermometer in the thickest part.',
  focusKeyword: 'cooking venison',
  metaTitle: 'Cooking Lean Venison: Roasts, Steaks, Temperatures',
  metaDescription:
    'Which heat suits which cut of venison, how to keep lean steaks and roasts moist, and the internal temperatures food safety experts give.',
  metaKeywords: 'venison, cooking, backstrap, venison roast, safe temperatures, food safety',
  publishedAt: '2026-11-02T13:00:00.000Z',
  sources: [
    {
      title: 'Game from Farm to Table (revised 2011), page 8',
      publisher: 'USDA Food Safety and Inspection Service, as quoted at SmokingMeatForums',
      url: 'https://www.smokingmeatforums.com/threads/usda-wild-game-internal-temperature-cooking-guidelines-and-documentation.262677/',
      readOn: '2026-11-26',
      usedFor: '160°F for ground meat and other cuts of game',
    },
    {
      title: 'Considerations when cooking venison',
      publisher: 'Michigan State University Extension',
      url: 'https://www.canr.msu.edu/news/considerations_when_cooking_venison',
      readOn: '2026-11-21',
      usedFor: '160°F for ground venison, chops, steaks and roasts; lean meat and moist heat',
    },
    {
      title: 'Michigan deer: We raise, harvest and eat them',
      publisher: 'Michigan State University Extension',
      url: 'https://www.canr.msu.edu/news/michigan_deer_we_raise_harvest_and_eat_them',
      readOn: '2026-11-21',
      usedFor: 'color as a poor guide, fat and flavor, marinades',
    },
    {
      title: 'Safe Internal Cooking Temperatures Chart',
      publisher: 'Be Food Safe, with figures of Health Canada',
      url: 'http://befoodsafe.ca/be-food-safe/cooking-charts/',
      readOn: '2026-11-26',
      usedFor: '165°F for game in Canada',
    },
    {
      title: 'Cooking Meat? Check the New Recommended Temperatures',
      publisher: 'U.S. Department of Agriculture',
      url: 'https://www.usda.gov/media/blog/2011/05/25/cooking-meat-check-new-recommended-temperatures',
      readOn: '2026-11-21',
      usedFor: '145°F with a rest for beef, veal, lamb and pork; 165°F for poultry',
    },
    {
      title: 'Non-O157 Shiga Toxin–producing Escherichia coli Associated with Venison',
      publisher: 'Emerging Infectious Diseases, Centers for Disease Control and Prevention',
      url: 'https://wwwnc.cdc.gov/eid/article/18/2/11-0855_article',
      readOn: '2026-11-21',
      usedFor: 'the Minnesota outbreak of 2010',
    },
    {
      title:
        'Acute Toxoplasmosis among Canadian Deer Hunters Associated with Consumption of Undercooked Deer Meat Hunted in the United States',
      publisher: 'Emerging Infectious Diseases, Centers for Disease Control and Prevention',
      url: 'https://wwwnc.cdc.gov/eid/article/26/2/19-1218_article',
      readOn: '2026-11-21',
      usedFor: 'the hunters who fell ill after a deer camp in Illinois in 2018',
    },
    {
      title: 'Survival of Toxoplasma gondii in fresh cut meats, cooked and frozen (abstract at PubMed)',
      publisher: 'International Journal of Food Microbiology 341 (University of Maryland, 2021)',
      url: 'https://pubmed.ncbi.nlm.nih.gov/33485138/',
      readOn: '2026-11-26',
      usedFor: 'Toxoplasma at 145°F and at 147°F',
    },
    {
      title: 'Effect of Freezing on Infectivity of Toxoplasma Gondii Tissue Cysts in Pork (abstract)',
      publisher: 'Journal of Food Protection 54(9), 1991',
      url: 'https://doi.org/10.4315/0362-028X-54.9.687',
      readOn: '2026-11-26',
      usedFor: 'freezing and Toxoplasma in pork',
    },
    {
      title:
        'Effect of Domestic Freezing on the Viability of Toxoplasma gondii in Raw and Dry-Cured Ham from Experimentally Infected Pigs (abstract)',
      publisher: 'Journal of Food Protection (Gracia and others, 2022)',
      url: 'https://doi.org/10.4315/JFP-21-281',
      readOn: '2026-11-28',
      usedFor: 'Toxoplasma that lived through a household freezer',
    },
    {
      title: 'Making safe venison jerky',
      publisher: 'Michigan State University Extension',
      url: 'https://www.canr.msu.edu/news/making_safe_venison_jerky',
      readOn: '2026-11-26',
      usedFor: 'freezing, heating and drying jerky, and how long it keeps',
    },
    {
      title: 'Venison: Making Summer and Smoked Sausage',
      publisher: 'University of Minnesota Extension',
      url: 'http://www.extension.umn.edu/food/food-safety/Preserving/meat-fish/venison-making-summer-and-smoked-sausage/',
      readOn: '2026-11-26',
      usedFor: 'sausage: cold grinding, and 160°F inside',
    },
    {
      title: 'Pressure Canning Basics',
      publisher: 'Michigan State University',
      url: 'https://www.canr.msu.edu/chronic-wasting-disease/Consumers/pressure-canning-basics',
      readOn: '2026-11-26',
      usedFor: 'canning venison in a pressure canner',
    },
    {
      title: 'Refrigerate: The Basics',
      publisher: 'Academy of Nutrition and Dietetics',
      url: 'https://www.eatright.org/resource/homefoodsafety/four-steps/refrigerate/refrigerate-the-basics',
      readOn: '2026-11-21',
      usedFor: 'the danger zone, the two-hour rule, thawing and marinating in the refrigerator',
    },
    {
      title: 'About Chronic Wasting Disease (CWD)',
      publisher: 'Centers for Disease Control and Prevention',
      url: 'https://www.cdc.gov/chronic-wasting/about/index.html',
      readOn: '2026-11-21',
      usedFor: 'advice on testing and on which deer not to eat',
    },
  ],
} satisfies SampleBlogPost
