import type { SampleBlogPost } from './sample-blog-post'

export const harnessAndLifeline = {
  title: 'Harness and Lifeline: Choosing and Using Them',
  slug: 'harness-and-lifeline-choosing-and-using-them',
  category: 'deer-products',
  excerpt:
    'A harness in the truck saves nobody, and a harness that is not clipped to the tree saves nobody either. How to choose one, fit it and stay attached from the ground up.',
  content: `
<p>Most of us worry about the gun. The tree deserves more of that worry. Hunter education courses teach that most tree
stand falls happen on the way up or on the way down, which is just when many hunters are not attached to anything. So
the rule this whole article comes back to is short: <strong>be connected from the moment your feet leave the ground
until they are back on it.</strong></p>

<h2>What a complete system looks like</h2>
<p>The courses call it a fall-arrest system. It is a set of parts, and each has a job.</p>
<ul>
<li><strong>Full-body harness.</strong> Straps around shoulders, chest and both legs, so that a fall is spread over
the body and you hang upright. A vest style is the easiest to put on in the dark.</li>
<li><strong>Tether.</strong> Runs from the back of the harness to the tree, with a part that absorbs shock.</li>
<li><strong>Tree strap.</strong> Goes around the trunk once you are on the platform.</li>
<li><strong>Lineman’s-style belt.</strong> Goes around the trunk while you hang a stand and need both hands.</li>
<li><strong>Lifeline, or safety line.</strong> A rope from the base of the tree to a point at or above head height
when you stand on the platform, with a sliding Prusik knot to which you clip your tether.</li>
<li><strong>Suspension relief strap.</strong> A loop to step into if you are left hanging.</li>
</ul>
<p>A single belt around the waist or a strap around the chest is not a harness. Hunter education courses warn that
such belts can be deadly in a fall. If one is still in your gear box, cut it up so nobody else wears it.</p>

<h2>Choosing a harness</h2>
<ol>
<li><strong>Made to the industry standard.</strong> Look for a label saying it meets the tree stand makers’ standard,
and read the rated weight. Count yourself dressed, booted and loaded.</li>
<li><strong>Right size, in hunting clothes.</strong> Try it over your late-season coat. Leg straps snug but not
biting; chest strap across the chest, not the throat.</li>
<li><strong>Simple buckles.</strong> You will close them with cold fingers and little light. Straps in two colors
help.</li>
<li><strong>A tether you can adjust.</strong> It should come out of the back, high between the shoulder blades, and
let you turn and sit.</li>
<li><strong>Relief strap included,</strong> in a pocket you can reach while hanging.</li>
<li><strong>A date you can read.</strong> Makers sew in a date of expiration. Do not buy a used harness: you cannot
know whether it has caught a fall.</li>
</ol>
<p>Comfort is not a luxury here. A harness that pinches stays in the truck.</p>

<h2>Choosing and rigging a lifeline</h2>
<p>Buy a finished line made for this use, one for each stand you leave up. Do not trust old rope from the barn. Then
rig it as the maker says; in general:</p>
<ul>
<li>Fix the upper end to the trunk as high above the platform as you can safely reach, at head level or higher.</li>
<li>Anchor the lower end near the base so the line stays taut and the knot slides freely.</li>
<li>Check that the Prusik moves when you hold it and locks at once when you pull on its tail.</li>
<li>While you hang the stand and the line for the first time, wear the harness and stay on the lineman’s belt.</li>
<li>Keep the line clear of the steps and of any edge that could rub it.</li>
</ul>

<h2>Practice at ground level</h2>
<p>Do it before the season, with another adult present. Put on the harness, clip to a line at shoulder height, and let
it take your weight with your feet able to touch. You will learn three things in five minutes: where it pinches, where
the relief strap hangs, and how hard it is to reach anything. Better to learn that with a friend beside you than alone
at dusk.</p>

<h2>A safe climb, step by step</h2>
<ol>
<li>Tell someone where you hunt, which tree, and when you will be back. Leave it in writing.</li>
<li>Harness on at the truck, or at the latest at the foot of the tree. Phone, whistle and light go in your pockets,
not in the pack.</li>
<li>Look at the tree, the straps, the steps and the ground below. Dead tree, loose bark, ice, or squirrels’ teeth
marks on a strap: hunt from the ground today.</li>
<li>Clip to the lifeline before the first step. Slide the knot up ahead of you, so that it is never below your
chest.</li>
<li>Keep three points of contact: two hands and a foot, or two feet and a hand. Nothing in your hands, nothing on a
sling.</li>
<li>Step onto the platform from above it if the setup allows, hold on until you are sure of your footing, and stay
clipped.</li>
<li>If you change over to a tree strap, attach the new point before you let go of the old one. Set the strap at head
level when you stand, so that there is no slack in the tether when you sit.</li>
<li>Now haul up the unloaded firearm, action open, or the bow, with a line. Never tie the line to the trigger guard,
and keep the muzzle pointed away from you.</li>
<li>Going down is the same in reverse: unload, lower the gear to the side, then climb, clipped in all the way.</li>
</ol>
<p>On a ladder stand the idea is the same. A lifeline beside the ladder covers the climb; without one, you are
unprotected until you reach the top.</p>

<h2>If you fall</h2>
<p>The system will hold you. What comes next has to be quick, because hanging still in a harness can bring on
suspension trauma, and that can kill.</p>
<ul>
<li>Do not panic. Signal for help at once: phone, whistle, shouting.</li>
<li>Try to get back onto the platform or the steps. This is why the tether must be short.</li>
<li>If you cannot, step into the relief strap and shift your weight from leg to leg. With no strap, push off from the
tree and keep your legs moving.</li>
<li>Once down, get medical help even if you feel fine, and tell them that you hung in a harness.</li>
<li>Retire the harness and the line. Gear that has caught a fall is finished.</li>
</ul>

<h2>Care and inspection</h2>
<p>Sun, squirrels and damp are hard on webbing. Take lifelines and straps down after the season if you can, dry them
and store them in the dark. Before each use run every strap through your fingers: cuts, fuzz, stiff or faded places,
pulled stitches, rust. When in doubt, throw it out, and cut it first. Respect the date on the label.</p>
<p>Some public lands restrict stands, screw-in steps or how long gear may stay in a tree, and on private land you need
the owner’s consent. Check the current rules where you hunt. And if you would rather not wear a harness, there is an
honorable answer: stay on the ground. Many good deer are taken from a stump with the wind in your face.</p>
<p>This article does not replace the maker’s instructions or a hunter education course. Read the first, take the
second.</p>
`,
  imageAltText:
    'Drawn scene of a hunter in a full-body harness climbing to a tree stand, clipped to a lifeline along the trunk.',
  focusKeyword: 'tree stand harness and lifeline',
  metaTitle: 'Harness and Lifeline: Choosing and Using Them',
  metaDescription:
    'How to choose a full-body tree stand harness, rig a lifeline, climb clipped in from the ground up, and what to do if you fall.',
  metaKeywords: 'tree stand safety, full-body harness, lifeline, Prusik knot, fall arrest, hunter education',
  publishedAt: '2026-09-14T13:00:00.000Z',
  sources: [
    {
      title: 'Fall-Arrest Systems (FAS)',
      publisher: 'Hunter-Ed, Montana course',
      url: 'https://hunter-ed.com/montana/studyGuide/Fall-Arrest-Systems-FAS/20202704_200684',
      readOn: '2026-11-21',
    },
    {
      title: 'Fall-Arrest System (FAS) Components',
      publisher: 'Crossbow-Ed',
      url: 'https://www.crossbow-ed.com/national/studyGuide/Fall-Arrest-System-FAS-Components/901099_15362/',
      readOn: '2026-11-21',
    },
    {
      title: 'Fall-Arrest Systems (FASs)',
      publisher: 'Bowhunter-Ed',
      url: 'https://www.bowhunter-ed.com/national/studyGuide/Fall-Arrest-Systems-FASs/301099_185488/',
      readOn: '2026-11-21',
    },
    {
      title: 'Firearms safety & hunter education news: Summer 2006',
      publisher: 'Minnesota Department of Natural Resources',
      url: 'https://www.yumpu.com/en/document/view/15442564/firearms-safety-hunter-education-news-summer-2006-minnesota-/11',
      readOn: '2026-11-21',
    },
    {
      title: 'Treestand tale of two hunters',
      publisher: 'The Reporter',
      url: 'https://www.the-reporter.net/stories/treestand-tale-of-two-hunters,125106',
      readOn: '2026-11-21',
    },
    {
      title: 'Staying safe in your tree stand',
      publisher: 'Lincoln Journal Star',
      url: 'https://journalstar.com/sports/recreation/outdoors/staying-safe-in-your-tree-stand/article_24ccbc5e-07fc-5a92-87e7-6595dcfefa5d.html',
      readOn: '2026-11-21',
    },
  ],
} satisfies SampleBlogPost
