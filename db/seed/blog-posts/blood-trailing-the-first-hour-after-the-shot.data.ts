import type { SampleBlogPost } from './sample-blog-post'

export const bloodTrailing = {
  title: 'Blood Trailing: The First Hour After the Shot',
  slug: 'blood-trailing-the-first-hour-after-the-shot',
  category: 'deer-hunting',
  excerpt:
    'Most lost deer are lost by hurry. Watch, wait, mark and follow: what to do in the first hour after the shot, and when to back out and get help.',
  content: `
<p>The shot is the shortest part of the hunt. What you do in the hour after it decides whether you bring the deer
home. Every hunter owes the animal that hour, and the evening and the next day too if it takes that long. If you do
not have the time or the light to follow up, do not shoot.</p>
<p>The best blood trail is a short one. Know your range, wait for a broadside or slightly quartering-away deer, be
sure of the target and of what is beyond it, and pass on the rest.</p>

<h2>Minute zero to five: watch and listen</h2>
<p>Stay where you are. Reload or nock another arrow, put the safety on, and keep your eyes on the deer until it is
gone and your ears open after that. Alaska’s wildlife agency tells hunters to assume a hit even if the animal runs off
as though nothing happened. It is right. Deer hit through the lungs often run hard before they fall, and some show no
reaction at all.</p>
<p>Fix these things in your mind, or better, write them down:</p>
<ul>
<li>where the deer stood, with a landmark you will know from the ground;</li>
<li>how it reacted: a kick, a hunch, a stumble, a flinch, nothing;</li>
<li>how it ran, tail up or down, and the last place you saw it;</li>
<li>what you heard: hooves, breaking brush, a crash, then silence;</li>
<li>the time.</li>
</ul>
<p>North Carolina’s wildlife agency says that stumbling or crashing sounds usually mean a fatal hit, and that a
hard-hit deer will mostly choose to run downhill. A hunched back and a slow walk suggest a hit too far back. None of
this is proof; it is a first guess to be tested on the ground.</p>

<h2>The wait</h2>
<p>A hurt deer that is not pushed will usually lie down soon. A deer that is pushed gets up and goes on, often without
leaving any more blood. So unless it has dropped in sight, you wait. Hunter education courses give these times as a
guide:</p>
<table>
<thead><tr><th>What you think</th><th>Before you take up the trail</th></tr></thead>
<tbody>
<tr><td>Deer is down in sight</td><td>Watch it, ready to shoot again, then approach with care</td></tr>
<tr><td>Heart or lungs</td><td>Half an hour to an hour</td></tr>
<tr><td>Too far back, or you do not know</td><td>Six hours or more, unless local advice or the weather says
otherwise</td></tr>
</tbody>
</table>
<p>The long wait is hard, and there are limits to it. Heat spoils meat, rain washes out sign, and where coyotes or
bears are many a deer left overnight may not be there in the morning. You have to weigh that. In doubt over the hit,
waiting is still the better bet.</p>
<p>Use the time. Drink something, let your hands stop shaking, and text the person who knows where you are. If you are
in a tree, unload, lower the gear on a line and come down clipped in all the way. More than one hunter has been hurt
in a hurry to see blood.</p>

<h2>At the place of the hit</h2>
<p>Mark your own stand or shooting spot first, so that you can look back along the line. Take a compass bearing or a
phone point toward the last place you saw the deer. Then walk, slowly, to where it stood.</p>
<p>Look for blood, hair, bits of bone or meat, cut twigs, torn-up leaves and the deep split tracks of a sudden start.
Find the arrow if you can. Do not walk on the sign. Hang a ribbon.</p>
<h3>Reading what you find</h3>
<ul>
<li><strong>Pinkish or frothy blood, with bubbles:</strong> points to the lungs.</li>
<li><strong>Bright red:</strong> bleeding from arteries. It can be a vital hit or a muscle wound, so go by the amount
and by what follows.</li>
<li><strong>Dark red:</strong> bleeding from veins, and may mean the liver. Give it time.</li>
<li><strong>Greenish or watery fluid, bits of food, a foul smell on the arrow:</strong> stomach or gut. Mark it, back
out quietly and come back after the long wait.</li>
<li><strong>Hair and no blood:</strong> not yet a miss. A high hit may bleed inside for some distance before anything
reaches the ground.</li>
</ul>
<p>Brown specks on brown leaves are hard to tell from anything else. A little hydrogen peroxide from a spray bottle
will fizz on blood.</p>

<h2>On the trail</h2>
<ol>
<li><strong>Go slowly and quietly, two or three people at most.</strong> One finds the next sign, one stays at the
last. Nobody runs ahead.</li>
<li><strong>Walk beside the trail, never on it.</strong> You may need to read it again.</li>
<li><strong>Mark as you go.</strong> A strip of orange flagging at each sign shows you the line when you look back,
and leads you in again if dark or rain stops you. Take it all down afterward.</li>
<li><strong>Look high as well as low.</strong> Blood wipes off on stems and leaves at body height. Check both sides to
learn whether the deer bleeds from one side or two.</li>
<li><strong>Look ahead.</strong> Every few yards, stop and glass for a white belly, an ear or an antler. A live deer
in its bed is seen first by the patient.</li>
<li><strong>Notice changes.</strong> Drops closer together, a walking track, a bed with blood in it: the deer is
slowing. If it gets up in front of you and you have no safe, sure shot, stop, mark the place, and give it hours.</li>
</ol>
<h3>When the trail gives out</h3>
<p>Stand at the last sign and do not trample. Try the easy ways first: the trail the deer was on, downhill, toward
water, the nearest thick cover. Then search in widening circles, and after that in a grid with helpers. A deer may
double back. Get down on your knees with a good light; low light from the side shows wet spots well.</p>

<h2>Dogs, borders and the law</h2>
<p>A trained tracking dog on a leash can find deer that no human could. Many states allow it, some with a license or
conditions, and some do not. Washington, for instance, allows one leashed dog during lawful hunting hours within 72
hours of the shot. Look up the rule where you hunt, and save a handler’s number before the season. If you mean to call
a dog, stop early and keep people off the trail.</p>
<p>Know these rules as well, because they differ from place to place:</p>
<ul>
<li><strong>Property lines.</strong> A wounded deer does not give you the right to cross a fence. Ask the owner first;
if you cannot reach the owner or are refused, call the game warden.</li>
<li><strong>After hours.</strong> Carrying a firearm or bow, using lights and finishing off a deer after legal
shooting time may all be restricted. Call before you go.</li>
<li><strong>Drones and other electronics</strong> for finding game are unlawful in some places.</li>
<li><strong>Tag and report</strong> as your agency requires, before you move the deer if that is the rule.</li>
</ul>

<h2>The end of the trail</h2>
<p>Come up to a downed deer slowly, from behind and above the head, ready to shoot again. Watch the ribs for breath.
Touch it with a long stick, and look at the eye: if it blinks at a touch, the deer is alive. A dead deer’s eyes are
usually open. Back off and finish it quickly with a safe shot, thinking of the ground behind it and of the people with
you. Hooves and antlers of a dying deer can do real harm.</p>
<p>Then unload, take a moment, tag it, and start cooling the meat.</p>

<h2>If you do not find it</h2>
<p>It happens to careful people. Search until you have truly tried everything: daylight, a grid, a dog, a second pair
of eyes, ravens and other scavengers that show the place. Then be honest about it. Go back over the shot, practice
what went wrong, and ask your agency whether the deer counts against your tag. Many hunters count it whether the law
does or not.</p>
<h3>A small kit for recovery</h3>
<ul>
<li>flagging and a pencil</li>
<li>headlamp and a strong hand light, spare batteries</li>
<li>small bottle of hydrogen peroxide</li>
<li>compass or mapping app with the property lines</li>
<li>gloves, knife, tag, drag rope, water</li>
<li>numbers of the landowner, the warden and a dog handler</li>
</ul>
<p>Watch, wait, mark, follow. Written down it looks simple. In the field, with your heart pounding and the light
going, it is the hardest patience there is, and the most important.</p>
`,
  imageAltText:
    'Drawn landscape of a hunter kneeling on a leaf-strewn trail at dusk, with orange ribbons leading back through the trees.',
  focusKeyword: 'blood trailing',
  metaTitle: 'Blood Trailing: The First Hour After the Shot',
  metaDescription:
    'Watch, wait, mark and follow: how to read the hit, how long to wait, how to trail and recover a deer, and when to call a tracking dog.',
  metaKeywords: 'blood trailing, deer recovery, after the shot, tracking dog, hunter ethics, property lines',
  publishedAt: '2026-10-26T13:00:00.000Z',
  sources: [
    {
      title: 'Trailing Shot Game',
      publisher: 'Hunter-Ed, Nebraska course',
      url: 'https://www.hunter-ed.com/nebraska/studyGuide/Trailing-Shot-Game/20103002_86910/',
      readOn: '2026-11-21',
    },
    {
      title: 'Tracking Wounded Game',
      publisher: 'Hunter-Ed, Montana course',
      url: 'https://www.hunter-ed.com/montana/studyGuide/Tracking-Wounded-Game/201027_700048324/',
      readOn: '2026-11-21',
    },
    {
      title: 'When to Start Tracking',
      publisher: 'Bowhunter-Ed, Pennsylvania course',
      url: 'https://www.bowhunter-ed.com/pennsylvania-archery/studyGuide/When-to-Start-Tracking/303039_239388/',
      readOn: '2026-11-21',
    },
    {
      title: 'Recovering Wounded Game',
      publisher: 'Alaska Department of Fish and Game',
      url: 'http://www.adfg.alaska.gov/index.cfm?adfg=hunting.wounded',
      readOn: '2026-11-21',
    },
    {
      title: 'Wild Game Recovery - Before and After the Shot',
      publisher: 'North Carolina Wildlife Resources Commission',
      url: 'https://www.ncwildlife.org/Hunting/AftertheHunt/Recoveryofgame.aspx',
      readOn: '2026-11-21',
    },
    {
      title: 'Blood-trailing deer (article)',
      publisher: 'National Deer Association',
      url: 'https://deerassociation.com/blood-trail-deer/',
      readOn: '2026-11-21',
    },
    {
      title: 'State Regulations: Washington',
      publisher: 'United Blood Trackers',
      url: 'https://www.unitedbloodtrackers.org/state-regulations/WA/',
      readOn: '2026-11-21',
    },
    {
      title: 'Blood Trailing Dogs: Licensing, Permits, and Recovery Rules',
      publisher: 'LegalClarity',
      url: 'https://legalclarity.org/blood-trailing-dogs-licensing-permits-and-recovery-rules/',
      readOn: '2026-11-21',
    },
    {
      title: 'What You Learned (placing the shot and recovering game)',
      publisher: 'Hunter-Ed, Maine course',
      url: 'https://hunter-ed.com/maine/studyGuide/What-You-Learned/20102201_150636',
      readOn: '2026-11-21',
    },
  ],
} satisfies SampleBlogPost
