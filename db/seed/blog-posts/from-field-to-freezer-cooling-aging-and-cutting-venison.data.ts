import type { SampleBlogPost } from './sample-blog-post'

export const fromFieldToFreezer = {
  title: 'From Field to Freezer: Cooling, Aging and Cutting Venison',
  slug: 'from-field-to-freezer-cooling-aging-and-cutting-venison',
  category: 'deer-cooking',
  excerpt:
    'Most bad venison was ruined before it ever saw a kitchen. The steps from the downed deer to the labeled package, with the temperatures that agencies and extension services give.',
  content: `
<p>When people say they do not like venison, they often mean meat that was dressed late, driven around warm and cut up dirty. Good venison comes from three simple habits: clean, cold, dry. None of them takes much skill. All of them take a plan made before the shot.</p>

<h2>Before the hunt</h2>
<ul>
<li>Look up the tagging and reporting rules, what evidence of sex or species must stay with the carcass, and which meat the law requires you to take.</li>
<li>Find out whether you hunt in a chronic wasting disease zone, where samples are taken, and which parts may leave
the zone or the state.</li>
<li>Pack gloves, two sharp knives, clean water or wipes, paper towels, bags and rope, and have ice and coolers in the
truck.</li>
<li>If the forecast is warm, know which processor has a cold room and when it is open.</li>
<li>Know how much meat to expect, and whether it fits your freezer. Our <a
href="/hunting-tools/venison-yield-calculator">venison yield calculator</a> gives you an idea.</li>
<li>Share the meat, and read your state’s law before you think of selling any. In Alabama, for one, it is a misdemeanor
to sell the meat of a wild deer.</li>
</ul>
<p>Do not shoot, handle or eat a deer that looks sick or acts strangely, and do not eat one you find dead. Report it.</p>

<h2>In the field: clean and open</h2>
<p>Make sure the deer is dead, unload, tag it as the law requires, and dress it right away.</p>
<ol>
<li>Wear disposable gloves, and change them when they get dirty. Dirty gloves carry dirt and feces onto the meat just as dirty hands do.</li>
<li>Take out the entrails without cutting into paunch, intestines or bladder. Free the anus and tie it off with a
string first.</li>
<li>Clean the knife often, with clean water or wipes, between cuts.</li>
<li>Cut away hair, dirt, feces and bloodshot meat. Where gut contents touched meat, cut that part off and throw it
out. Rinsing spreads it.</li>
<li>Wipe the cavity with paper towels. If you have to use water, use very little and dry the cavity well, because damp meat spoils
sooner.</li>
<li>Prop the chest open with a clean stick.</li>
</ol>

<h3>What you can catch from a carcass</h3>
<p>It is rare, but tularemia and brucellosis pass to people who dress game, says Texas Parks and Wildlife, and ticks carry
Lyme disease. The answer is the same for all of them:</p>
<ul>
<li>Leave an animal that looks sick. Wear gloves, keep your hands off your eyes and mouth, and wash with soap when you are done.</li>
<li>Check yourself for ticks after the hunt. Cook the meat through.</li>
<li>Tan or yellow lumps on the lungs or chest wall can be bovine tuberculosis, which lives in the deer of northeastern
Lower Michigan. Stop, and take the deer to the wildlife agency for a test. A clean chest proves nothing: of Michigan’s
deer that tested positive, 60 percent had shown no sign. If you hunt a county with the disease, take the head in anyway.</li>
<li>Fever, night sweats or aching joints can come weeks or months later. Tell the doctor that you handled game.</li>
</ul>
<h3>Around the bullet hole</h3>
<p>Lead bullets break up. In a Minnesota DNR study lead lay up to 18 inches (46 cm) from the wound channel; X-rays of
deer in another study showed clusters of fragments up to 6 inches (15 cm) away. Most are too small to see or to feel
between your teeth. Trim generously and do not grind what you trimmed
off. Minnesota’s health department advised pregnant women and children under six not to eat venison from ammunition
that leaves lead in the meat. Lead-free bullets settle the question.</p>

<h2>Cooling: the clock is running</h2>
<p>Michigan State University Extension calls it one of the most critical steps for food safety: get the carcass
quickly below <strong>40°F (4°C)</strong>. Ohio State University Extension is more exact. When the day is warmer than
that, the meat has to be chilled within <strong>three to four hours</strong> of the kill. A whole deer in its hide
holds its warmth for a long time, and in warm air gutting alone will not bring it down.</p>
<p><img src="/art/diagrams/cold-chain.svg" alt="From the kill to the freezer: below 40°F within three to four hours on a warm day, aged two to three days at 35 to 39°F, frozen solid within 24 hours, roasts and steaks best within 8 to 12 months" width="1200" height="624" loading="lazy"></p>
<ul>
<li>Keep it out of the sun, off the hood and out of a closed trunk. Do not wrap it in a tarp, which holds the
heat.</li>
<li>Put ice or clean snow in sealed bags into the cavity, to keep meltwater off the meat.</li>
<li>Take the hide off as soon as you can keep the meat clean. A skinned carcass cools faster.</li>
<li>In real warmth, quarter the deer and put the clean pieces in coolers over ice, drained and not floating. Leave
room for cold air between them.</li>
<li>Do not let the carcass freeze before you cut it. It may turn out tough.</li>
</ul>
<p>Push a thermometer into the thickest part of a ham. A cold night outside says little about the inside of a hind
leg.</p>

<h2>Aging: short, and only with steady cold</h2>
<p>Aging lets natural enzymes make meat more tender. It needs a temperature that you control, not a garage you hope
for.</p>
<ul>
<li><strong>How cold?</strong> The Kansas wildlife agency says 35 to 39°F (2 to 4°C): colder, and the meat may freeze;
warmer, and it may spoil.</li>
<li><strong>How long?</strong> Michigan State University Extension finds that two to three days is typically enough.
Most deer lack the fat cover that lets a carcass hang for long.</li>
<li><strong>And if you cannot?</strong> When the air is not below 40°F (4°C) all the time, Michigan State says to skin
the deer, cut it into large pieces and refrigerate them or put them on ice at once.</li>
</ul>
<p>You will hear of deer that hung for a week or more. That takes a walk-in cooler with a thermometer, not a barn with warm afternoons. Skip aging altogether when the deer was hit badly, was found late or cooled slowly. Meat
for sausage and grinding gains nothing from hanging.</p>
<p>Trust your nose, too, but only in one direction. If there is a sour smell, slime or a greenish cast, throw the meat out. A good smell does not prove it was kept cold.</p>

<h2>Cutting: along the muscles</h2>
<p>Boning it out is the home butcher’s best method. It needs one narrow knife, it keeps marrow and bone dust out of the
meat, and it keeps you away from brain and spine.</p>
<ol>
<li>Wash hands, knives and boards in hot, soapy water, and repeat as you go.</li>
<li>Take out the tenderloins inside the cavity.</li>
<li>Run the knife along the backbone and lift off both loins, the backstraps.</li>
<li>Remove the shoulders. No bone joint holds them, only muscle.</li>
<li>Take the hams from the pelvis and part them along the natural seams into their large muscles.</li>
<li>Trim neck, shanks and flank for stew and grinding.</li>
<li>Remove fat, silver skin, glands and lymph nodes. Deer fat sets hard and tastes strong, so leave as little as you
can.</li>
</ol>
<p>Discard brain, spinal cord, eyes, spleen, pancreas, tonsils and lymph nodes, the parts in which the agents of chronic
wasting disease build up most. Do not use the household’s kitchen knives for field dressing.</p>

<h2>Wrapping and freezing</h2>
<p>Air is the enemy. Vacuum bags keep best. Plastic wrap pulled tight and covered with freezer paper is a good second.
Garbage bags are not made for food. Pack meal-size portions, trim the fat, press out the air, and label each package
with cut and date. The University of Minnesota Extension advises freezing only as much at a time as will be solid
within 24 hours; leave space around the packages until then.</p>
<table>
<thead><tr><th>Meat at 0°F (−18°C)</th><th>Best within</th></tr></thead>
<tbody>
<tr><td>Roasts and steaks</td><td>8 to 12 months</td></tr>
<tr><td>Stew meat</td><td>2 to 3 months</td></tr>
<tr><td>Ground meat</td><td>2 to 3 months</td></tr>
</tbody>
</table>
<p>These are Michigan State University Extension’s storage times for wild game. Freezing stops bacteria from growing but
does not kill them, so thaw in the refrigerator and cook fully. And fresh meat should not wait: freeze what you will not cook soon.</p>

<h2>Chronic wasting disease: the short version</h2>
<p>The disease has not been shown to infect people, but the Centers for Disease Control and Prevention (CDC) advises
caution. Where it is known to occur:</p>
<ul>
<li>Strongly consider having the deer tested before anyone eats it. Some states require it.</li>
<li><strong>If it tests positive, do not eat the meat.</strong> Ask your wildlife agency how to dispose of it.</li>
<li>A negative test makes infection much less likely. It is not a guarantee.</li>
<li>Wear gloves, handle brain and spine as little as possible, and ask a commercial processor to process your deer separately.</li>
<li>Keep untested meat frozen, labeled and separate until the result is in. Freezing does not destroy prions, the agents
of the disease.</li>
<li>Looks prove nothing. On average 18 to 24 months pass between infection and the first signs.</li>
</ul>
<p>Many states restrict whole carcasses, heads and spines from affected areas, and some have rules on disposal. The rules where you hunt, where you live and in every state on the way all apply, and they change. Read them again each fall.</p>
`,
  featuredImageUrl: '/art/posts/from-field-to-freezer-cooling-aging-and-cutting-venison.svg',
  imageAltText:
    'The side of a deer divided into neck, shoulder, backstrap, ribs, flank, ham and shanks, with wrapped packages stacked beside it.',
  focusKeyword: 'cooling and aging venison',
  metaTitle: 'Field to Freezer: Cooling, Aging and Cutting Venison',
  metaDescription:
    'How to cool, age, cut, wrap and freeze venison safely, with temperatures from extension services, and what to know about CWD.',
  metaKeywords: 'venison, field dressing, meat aging, butchering, food safety, chronic wasting disease',
  publishedAt: '2026-10-19T13:00:00.000Z',
  sources: [
    {
      title: 'You are going to eat that venison?',
      publisher: 'Michigan State University Extension',
      url: 'https://www.canr.msu.edu/news/you_are_going_to_eat_that_venison',
      readOn: '2026-11-21',
      usedFor: 'cooling below 40°F, clean dressing, two to three days of aging',
    },
    {
      title: 'Freezing and Canning Venison',
      publisher: 'Ohio State University Extension, Wayne County',
      url: 'https://wayne.osu.edu/news/freezing-and-canning-venison',
      readOn: '2026-11-21',
      usedFor: 'chilling within three to four hours, no tarps, deer that test positive',
    },
    {
      title: 'Field Care, Proper Handling Key to Venison as Table Fare',
      publisher: 'Kansas Department of Wildlife and Parks (2007), in the Internet Archive',
      url: 'https://web.archive.org/web/2019/https://ksoutdoors.com/KDWP-Info/News/News-Archive/2007-Web-News/November-2007/FIELD-CARE,-PROPER-HANDLING-KEY-TO-VENISON-AS-TABLE-FARE',
      readOn: '2026-11-21',
      usedFor: 'the temperature for aging',
    },
    {
      title: 'From field to table: a pocket guide for the care and handling of deer and elk (FN536)',
      publisher: 'NDSU Extension',
      url: 'https://ndsu.edu/agriculture/node/2157',
      readOn: '2026-11-21',
      usedFor: 'parts to discard, rules of the states you pass through',
    },
    {
      title: 'Be prepared for incoming venison: Part 1',
      publisher: 'Michigan State University Extension',
      url: 'https://www.canr.msu.edu/news/be_prepared_for_incoming_venison_part_1',
      readOn: '2026-11-26',
      usedFor: 'wrapping, freezing and storage times',
    },
    {
      title: 'Freeze or can wild game',
      publisher: 'University of Minnesota Extension',
      url: 'https://extension.umn.edu/som/node/4421',
      readOn: '2026-11-26',
      usedFor: 'wrapping, and what freezes within 24 hours',
    },
    {
      title: 'Bullet study arms hunters with knowledge',
      publisher: 'Albert Lea Tribune',
      url: 'https://www.albertleatribune.com/2008/10/bullet-study-arms-hunters-with-knowledge/',
      readOn: '2026-11-21',
      usedFor: 'lead particles in venison and the advice of Minnesota’s health department',
    },
    {
      title: 'About Chronic Wasting Disease (CWD)',
      publisher: 'Centers for Disease Control and Prevention',
      url: 'https://www.cdc.gov/chronic-wasting/about/index.html',
      readOn: '2026-11-26',
      usedFor: 'advice on handling, testing and eating deer where the disease occurs',
    },
    {
      title: 'How do I get my deer tested?',
      publisher: 'Chronic Wasting Disease Alliance, on testing in Wisconsin',
      url: 'https://cwd-info.org/how-do-i-get-my-deer-tested/',
      readOn: '2026-11-26',
      usedFor: 'what a negative test means',
    },
    {
      title: 'Experts Offer Hunters Tips on Avoiding Disease in the Field',
      publisher: 'Texas Parks and Wildlife Department (2014)',
      url: 'https://tpwd.texas.gov/newsmedia/releases/?req=20141008e',
      readOn: '2026-11-26',
      usedFor: 'tularemia, brucellosis and ticks, gloves and washing',
    },
    {
      title: 'Hunters warned to look out for bovine tuberculosis in wild deer',
      publisher: 'KWCH and the Associated Press, with the Michigan Department of Natural Resources',
      url: 'https://www.kwch.com/content/news/Hunters-warned-to-look-out-for-bovine-tuberculosis-in-wild-deer-496667101.html',
      readOn: '2026-11-26',
      usedFor: 'where bovine tuberculosis lives in deer, and its signs',
    },
    {
      title: 'DNR asks hunters to help stop the spread of bovine TB',
      publisher: 'WLNS, with the Michigan Department of Natural Resources (2020)',
      url: 'https://www.wlns.com/news/michigan/dnr-asks-hunters-to-help-stop-the-spread-of-bovine-tb/',
      readOn: '2026-11-28',
      usedFor: 'infected deer that show nothing, and the heads that Michigan asks for',
    },
    {
      title: 'Brucellosis',
      publisher: 'Wyoming Game and Fish Department',
      url: 'https://wgfd.wyo.gov/wyoming-wildlife/wildlife-disease-and-health/brucellosis',
      readOn: '2026-11-26',
      usedFor: 'signs in people, weeks or months later',
    },
    {
      title: 'Cleaning deer of lead will take more care, DNR says',
      publisher: 'Star Tribune, with the Minnesota Department of Natural Resources',
      url: 'https://www.startribune.com/cleaning-deer-of-lead-will-take-more-care-dnr-says/30579269',
      readOn: '2026-11-26',
      usedFor: 'lead up to 18 inches from the wound channel',
    },
    {
      title: 'Bullet fragments in deer remains: implications for lead exposure in avian scavengers',
      publisher: 'Wildlife Society Bulletin 34(1) (Hunt and others, 2006)',
      url: 'https://doi.org/10.2193/0091-7648(2006)34%5B167:BFIDRI%5D2.0.CO;2',
      readOn: '2026-11-25',
      usedFor: 'lead fragments in deer',
    },
    {
      title: 'What are Prions?',
      publisher: 'Virginia Department of Wildlife Resources, in the Internet Archive',
      url: 'https://web.archive.org/web/2019/http://www.dgif.virginia.gov/wildlife/diseases/cwd/what-are-prions/',
      readOn: '2026-11-25',
      usedFor: 'prions that survive freezing',
    },
    {
      title: 'What are the visual signs of chronic wasting disease?',
      publisher: 'U.S. Geological Survey',
      url: 'https://www.usgs.gov/faqs/what-are-visual-signs-chronic-wasting-disease',
      readOn: '2026-11-26',
      usedFor: 'months between infection and the first signs',
    },
    {
      title:
        'Sale and purchase of game birds and animals including the meat or other product thereof (Section 9-11-237)',
      publisher: 'Code of Alabama, at Justia',
      url: 'https://law.justia.com/codes/alabama/title-9/chapter-11/article-8/section-9-11-237/',
      readOn: '2026-11-25',
      usedFor: 'Alabama’s ban on selling game',
    },
  ],
} satisfies SampleBlogPost
