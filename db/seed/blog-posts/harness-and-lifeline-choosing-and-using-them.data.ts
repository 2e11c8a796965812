import type { SampleBlogPost } from './sample-blog-post'

export const harnessAndLifeline = {
  title: 'Harness and Lifeline: Choosing and Using Them',
  slug: 'harness-and-lifeline-choosing-and-using-them',
  category: 'deer-products',
  excerpt:
    'A harness in the truck saves nobody, and neither does one that is not clipped to the tree. How to choose one, fit it and stay attached from the ground up.',
  content: `
<p>Most of us worry about the gun. The tree is what gets us. In Pennsylvania’s trauma records from 1990 to
2017, falls from tree stands overtook shooting incidents in 1999 as the leading cause of deer hunting accidents. Few of
the 1,229 hunters hurt in falls died, but about one in four left the hospital dependent on someone’s help. And in a
survey of Vermont and North Carolina hunters that Missouri’s hunter education course quotes, 74 percent of the accidents
happened while climbing up or down or while putting up or taking down a stand. That is just when many hunters are not
attached to anything.</p>
<p>So the rule this article keeps coming back to is short: <strong>be connected from the moment your feet leave the
ground until they are back on it.</strong></p>

<h2>What a complete system looks like</h2>
<p>Hunter education courses call it a fall-arrest system. It has several parts, each with its own job.</p>
<ul>
<li><strong>Full-body harness.</strong> Straps around shoulders, chest and both legs, so that a fall is spread over the body and you hang upright. A vest style is the easiest to put on in the dark.</li>
<li><strong>Tether.</strong> Joins the harness to the tree strap or the lifeline, with a part that absorbs shock.</li>
<li><strong>Tree strap.</strong> Goes around the trunk once you are on the platform.</li>
<li><strong>Lineman’s-style belt.</strong> Goes around the trunk while you climb with steps or sticks, or hang a stand
and need both hands.</li>
<li><strong>Lifeline, or safety line.</strong> A rope from the base of the tree to a point at or above head height
when you stand on the platform, with a sliding Prusik knot to which you clip your tether. On a stand that stays up, it replaces the belt and tree strap.</li>
<li><strong>Suspension relief strap.</strong> A loop to step into if you are left hanging.</li>
</ul>
<p>A single belt around the waist or a strap around the chest is not a harness. Such belts were once packed with tree
stands, and they are dangerous in a fall. If one is still in your gear box, cut it up so that nobody else wears it.</p>

<h2>Choosing a harness</h2>
<ol>
<li><strong>Tested to the standard.</strong> ASTM International has a test method for tree stand fall-arrest systems,
F2337, and the tree stand makers’ association (TMA) helped to write it. As described when it came out in 2004, a
harness has to hold 300 pounds (136 kg) dropped up to 6 feet (1.8 m). Look for a label that names the standard.</li>
<li><strong>Rated for you.</strong> Read the weight limits on the label, and weigh yourself dressed, booted and
loaded.</li>
<li><strong>Right size, in hunting clothes.</strong> Try it over your late-season coat. Leg straps snug but not
biting; chest strap across the chest, not the throat.</li>
<li><strong>Simple buckles.</strong> You will close them with cold fingers and little light. Straps in two colors help.</li>
<li><strong>Relief strap included,</strong> in a pocket you can reach while hanging.</li>
<li><strong>A date you can read.</strong> The label carries an expiration date. Do not buy a used harness: you cannot
know whether it has caught a fall.</li>
</ol>
<p>Comfort is not a luxury here. A harness that pinches stays in the truck.</p>

<h2>Choosing and rigging a lifeline</h2>
<p>Buy a finished line made for this use, one for each stand you leave up. Do not trust old rope from the barn. Then
rig it as the maker says; in general:</p>
<p><img src="/art/diagrams/lifeline.svg" alt="A lifeline on a tree with a stand 20 feet high: clipped in before the first step, the knot above the head on the way up, the upper end at head level or higher" width="1200" height="860" loading="lazy"></p>
<ul>
<li>Measure before you buy. From near the ground to head height above the platform is the height of the stand plus six
feet, and the wraps around the trunk take more. A 30-foot (9.1 m) line serves a stand of up to 20 feet (6.1 m).</li>
<li>Fix the upper end to the trunk above the platform, at head level or higher when you stand there.</li>
<li>Anchor the lower end near the base so that the line stays taut and the knot slides freely.</li>
<li>Check that the Prusik slides when you move it by hand and bites at once when its tail is pulled.</li>
<li>Keep the line clear of the steps and of any edge that could rub it.</li>
<li>The first climb, before there is a line, is the risky one. Wear the harness, stay on the lineman’s belt, and have a
helper on the ground.</li>
</ul>

<h2>Practice at ground level</h2>
<p>Do it before the season, with another adult present. Put on the harness, clip to a line, and let it take your weight
with your feet able to touch. You will learn three things in five minutes: where it pinches, where the relief strap
hangs, and how hard it is to reach anything.</p>

<h2>A safe climb, step by step</h2>
<ol>
<li>Tell someone where you hunt, which tree, and when you will be back. Leave it in writing.</li>
<li>Harness on at the truck. Phone, whistle and light go in your pockets, not in the pack.</li>
<li>Look at the tree, the straps, the steps and the ground below. If you see a dead tree, loose bark, ice or squirrel tooth marks on a strap, hunt from the ground today. The same goes if you are sick, worn out, on medicine that makes you drowsy,
or have been drinking.</li>
<li>Clip to the lifeline before the first step. Slide the knot up ahead of you, above your head where you can, <em>and
let go of it</em>. A hand on the knot can keep it from gripping, so in a fall do not grab it.</li>
<li>Keep three points of contact: two hands and a foot, or two feet and a hand. Nothing in your hands, no firearm or
bow on your shoulder.</li>
<li>Climb high enough to step down onto the middle of the platform, keep your hold until you are sure, and stay
clipped.</li>
<li>If you change over to a tree strap, attach the new point before you let go of the old one. Set it at or above your
head, so that the tether has no slack when you sit. A short tether is a short fall.</li>
<li>Now haul up the unloaded firearm, action open and muzzle down, on a line tied to its sling; or the bow with its
broadheads covered; or the crossbow, never cocked. Keep it on the side away from your climb so that you cannot fall on it.</li>
<li>Going down is the same in reverse: unload, lower the gear, then climb, clipped in all the way.</li>
</ol>
<p>With a climbing stand, the tree strap goes around the trunk with you and is moved up first. On a ladder stand, a
lifeline covers the climb; without one, you are unprotected until you reach the top and can attach there.</p>

<h2>If you fall</h2>
<p>A sound harness that fits is made to hold you. What comes next has to be quick. While you hang still, the leg straps press on the blood vessels, blood pools in the legs, and the brain gets too little. This is suspension trauma. Ohio’s hunter
education course warns that it can lead quickly to unconsciousness and then to death.</p>
<ul>
<li>Do not panic. Call for help at once: phone, whistle, shouting.</li>
<li>Try to get back onto the platform or the steps.</li>
<li>If you cannot, step into the relief strap and stand up in it.</li>
<li>With no strap, push off from the tree with your feet, bend and straighten your legs, pump your knees, and do not
stop. A strap or rope fixed to the hips of the harness can serve as a loop.</li>
<li>Once down, get medical help even if you feel fine, and say that you hung in a harness.</li>
<li>Retire the gear. South Carolina’s course says always to replace the tether, and the makers’ labels say what else
must go. Our advice is simpler: new harness, new tether, new line.</li>
</ul>

<h2>Care and inspection</h2>
<p>Sun, squirrels and damp are hard on webbing. Take lifelines and straps down after the season if you can, dry them
and store them in the dark. Before each use, run every strap through your fingers and look for cuts, fuzz, stiff or faded spots, pulled stitches and rust. When in doubt, throw it out, and cut it first. Respect the date on the label.</p>
<p>Some public lands restrict stands, screw-in steps or how long gear may stay in a tree, and on private land you need
the owner’s consent. Check the current rules where you hunt. And if you would rather not wear a harness, there is an
honorable answer: stay on the ground.</p>
<p>This article does not replace the maker’s instructions or a hunter education course. Read the first, take the
second.</p>
`,
  featuredImageUrl: '/art/posts/harness-and-lifeline-choosing-and-using-them.svg',
  imageAltText:
    'A hunter on a tree stand, in a full-body harness, with the tether running up to a strap around the trunk above his head and a lifeline down the trunk.',
  focusKeyword: 'tree stand harness and lifeline',
  metaTitle: 'Harness and Lifeline: Choosing and Using Them',
  metaDescription:
    'How to choose a full-body tree stand harness, rig a lifeline, climb clipped in from the ground up, and what to do if you fall.',
  metaKeywords: 'tree stand safety, full-body harness, lifeline, Prusik knot, fall arrest, hunter education',
  publishedAt: '2026-09-14T13:00:00.000Z',
  sources: [
    {
      title: 'Falls from Tree Stands Have Become the Leading Cause of Deer Hunting Accidents in Pennsylvania',
      publisher: 'Southern Medical Journal (Young et al.)',
      url: 'https://sma.org/southern-medical-journal/article/falls-from-tree-stands-have-become-the-leading-cause-of-deer-hunting-accidents-in-pennsylvania',
      readOn: '2026-11-21',
      usedFor: 'falls and shooting incidents in Pennsylvania, 1990 to 2017',
    },
    {
      title: 'Common Accidents Using Elevated Stands',
      publisher: 'Hunter-Ed, Missouri course',
      url: 'https://www.hunter-ed.com/missouri/studyGuide/Common-Accidents-Using-Elevated-Stands/201025_700062526/',
      readOn: '2026-11-21',
      usedFor: 'when accidents happen',
    },
    {
      title: 'Fall-Arrest System (FAS) Components',
      publisher: 'Crossbow-Ed',
      url: 'https://www.crossbow-ed.com/national/studyGuide/Fall-Arrest-System-FAS-Components/901099_15362/',
      readOn: '2026-11-21',
      usedFor: 'the parts of the system, lifeline and ladder stands',
    },
    {
      title: 'Fall Arrest System / Full Body Safety Harness',
      publisher: 'Be a Safe Hunter',
      url: 'https://beasafehunter.org/elevated-stand-fall-arrest-harness',
      readOn: '2026-11-21',
      usedFor: 'old belts, expiration date, length of the tether, replacement',
    },
    {
      title: 'ASTM Treestand Fall Arrest System Standard Aims at Safety',
      publisher: 'ASTM International',
      url: 'https://www.astm.org/SNEWS/APRIL_2004/treestand_apr04.html',
      readOn: '2026-11-21',
      usedFor: 'the test standard for tree stand harnesses',
    },
    {
      title: 'Protection From Falling',
      publisher: 'Hunter-Ed, South Carolina course',
      url: 'https://www.hunter-ed.com/southcarolina/studyGuide/Protection-From-Falling/20104201_66806/',
      readOn: '2026-11-21',
      usedFor: 'staying attached, the Prusik knot in a fall, replacing the tether',
    },
    {
      title: 'Treestand safety',
      publisher: 'Courier News, Arkansas (David Mosesso, 2013)',
      url: 'http://couriernews.com/pages/full_story/push?article-Treestand+safety+%20&id=23232953',
      readOn: '2026-11-26',
      usedFor: 'a line of 25 to 30 feet, tied about six feet above the stand',
    },
    {
      title: 'Avoiding Suspension Trauma',
      publisher: 'Hunter-Ed, Ohio course',
      url: 'https://www.hunter-ed.com/ohio/studyGuide/Avoiding-Suspension-Trauma/20103601_700137637/',
      readOn: '2026-11-21',
      usedFor: 'suspension trauma and the relief strap',
    },
  ],
} satisfies SampleBlogPost
