import type { SampleBlogPost } from './sample-blog-post'

export const bloodTrailing = {
  title: 'Blood Trailing: The First Hour After the Shot',
  slug: 'blood-trailing-the-first-hour-after-the-shot',
  category: 'deer-hunting',
  excerpt:
    'Hurry loses many deer. Watch, wait, mark and follow: what to do in the first hour after the shot, and when to back out and get help.',
  content: `
<p>The shot is the shortest part of the hunt. What you do in the hour after it often decides whether you bring the
deer home, and every hunter owes the animal that hour, and the night and the next day too if it takes that long. If
you do not have the time or the light to follow up, do not shoot.</p>
<p>The best blood trail is a short one. Know your range, wait for a broadside or slightly quartering-away deer, be
sure of the target and of what is beyond it, and pass on the rest.</p>

<h2>The first five minutes: watch and listen</h2>
<p>Stay where you are. Reload or nock another arrow, keep the safety on, and watch the deer until it is gone. Then
listen. Alaska’s wildlife agency tells hunters to assume a hit even when the animal runs at the sound of the shot.
Game hit through the heart or lungs often leaves at a full run and falls some distance away, and some animals run as
if they had been missed.</p>
<p>Fix these things in your mind, or better, write them down:</p>
<ul>
<li>where the deer was standing, with a landmark you will recognize from the ground;</li>
<li>how it reacted: a kick, a hunch, a stumble, a flinch, nothing;</li>
<li>how it ran, and the last place you saw it;</li>
<li>what you heard: hooves, breaking brush, a crash, then silence;</li>
<li>the time on your watch.</li>
</ul>
<p>North Carolina’s wildlife agency says that stumbling or crashing sounds usually mean a fatal hit. A hunched back
and a slow walk suggest a hit too far back. None of this is proof, only a first guess.</p>

<h2>How long to wait</h2>
<p>A wounded deer that is not pushed will usually lie down. One that is pushed gets up and keeps going, often without leaving any more blood. So unless it drops in sight, you wait. The times below follow hunter education and state wildlife magazines. For the liver some say two hours; we take the longer advice, because Montana’s course warns that a deer hit outside heart and lungs may need four to six hours to die:</p>
<table>
<thead><tr><th>What you think you hit</th><th>Wait at least</th></tr></thead>
<tbody>
<tr><td>Deer down in sight</td><td>Watch it for some minutes, ready to shoot again, then approach with care</td></tr>
<tr><td>Heart or both lungs</td><td>30 minutes to an hour, even when the sign looks perfect</td></tr>
<tr><td>Liver</td><td>Four hours, six when it is cool; if it may be farther back, use the next line</td></tr>
<tr><td>Stomach or intestines</td><td>Six to twelve hours (Texas advises six to eight after green fluid on the arrow,
Nebraska six to twelve for any hit behind the liver)</td></tr>
<tr><td>You do not know</td><td>Treat it as the worst hit it could be</td></tr>
</tbody>
</table>
<p><img src="/art/diagrams/how-long-to-wait.svg" alt="How long to wait after the shot: heart or lungs 30 minutes to an hour, liver four to six hours, stomach or intestines six to twelve" width="1200" height="560" loading="lazy"></p>
<p>No chart covers one lung, a shoulder, a leg or a high back hit. Give them the liver wait or longer, go in quietly, and think about a tracking dog early.</p>
<p>The long wait has its limits. Warm weather spoils meat, rain and snow hide sign, and where there are many coyotes or bears, a deer left overnight may not be whole in the morning. But a deer bumped from its first bed may never be found,
so when the hit is in doubt, waiting is still the better bet.</p>
<p>Use the time. Let your hands stop shaking, and text the person who knows where you are. If you are in a tree,
unload, lower the gun or bow on a line, and come down clipped in all the way.</p>

<h2>At the hit site</h2>
<p>Mark your stand or shooting spot first, so that you can look back along the line. Take a bearing, by compass or
phone, toward the last place you saw the deer. Then walk slowly to where it was standing. Look for blood, hair, bits of bone
or meat, cut twigs, scattered leaves and the deep, split tracks of a sudden start. Find the arrow if you can, hang a
ribbon, and keep off the sign.</p>
<h3>Reading what you find</h3>
<ul>
<li><strong>Pink or frothy, with bubbles:</strong> points to the lungs.</li>
<li><strong>Bright red:</strong> bleeding from an artery. It can be a vital hit or a muscle wound, so judge by the
amount and by what follows.</li>
<li><strong>Dark red:</strong> may mean the liver. Stop and give it time.</li>
<li><strong>Green or clear fluid, bits of food, a foul smell:</strong> stomach or intestines. Mark it, back out the
way you came and start the long wait.</li>
<li><strong>Hair and no blood:</strong> not yet a miss. A high hit may bleed inside for some distance before anything
reaches the ground.</li>
</ul>
<p>Dried blood is hard to tell from spots on brown leaves. Hydrogen peroxide from a small spray bottle bubbles on
blood.</p>

<h2>On the trail</h2>
<ol>
<li><strong>Go slowly and quietly, two or three people at most.</strong> One finds the next sign, one stays at the
last. Nobody runs ahead, and only one person, with nobody in front of the muzzle, has a weapon ready.</li>
<li><strong>Walk beside the trail, never on it.</strong> You may need to read it again.</li>
<li><strong>Mark as you go.</strong> Orange flagging shows the line when you look back, and leads you back in if dark or rain stops you. Take it all down afterward.</li>
<li><strong>Look high as well as low.</strong> Blood wipes off on stems at body height. Check both sides of the trail to learn whether the deer is bleeding from one side or both.</li>
<li><strong>Look ahead.</strong> Every few yards, stop and glass for a white belly, an ear or an antler.</li>
<li><strong>Know when to stop.</strong> If the deer gets up in front of you and you have no safe, sure shot, mark the spot, back out and give it hours.</li>
</ol>
<p>When the trail gives out, stand at the last sign and try the easy ways first: the trail the deer was on, downhill,
toward water, the nearest thick cover. Then search in widening circles, and after that in a grid.</p>

<h2>After dark, over the fence, with a dog: know the law first</h2>
<p>These rules differ from state to state. Look them up before the season, and call the warden before you act.</p>
<ul>
<li><strong>Trespass.</strong> Do not count on a wounded deer giving you the right to cross a line. Ask the owner
first. If you are refused or cannot reach anyone, call the game warden.</li>
<li><strong>Lights and weapons at night.</strong> In many places a light in the woods with a gun or bow in hand looks
like poaching, and may be treated as such. Even where you may trail after hours, you may not be allowed to shoot.
Unless you know that your state permits it, leave the weapon locked away, or wait for daylight.</li>
<li><strong>Tracking dogs.</strong> Many states allow one on a leash, some only with a permit, some not at all.
Michigan shows how exact the rules can be. The person who tracks needs a permit before the track, and logs its start and
end with the state; hand-carried lights are allowed at night; apart from the licensed hunter nobody in the party may
carry a firearm or bow, and the hunter may not chamber a round or nock an arrow before the moment of the kill; and the
dog gives no right to trespass.</li>
<li><strong>Drones and thermal devices</strong> for finding game are unlawful in some states.</li>
<li><strong>Tag and report</strong> as your agency requires, before you move the deer if that is the rule.</li>
</ul>
<p>If you think you may need a dog, stop early and keep people off the trail. Save a handler’s number before opening
day.</p>

<h2>The end of the trail</h2>
<p>Approach a downed deer from above and behind the head. Stop a short distance away for a few minutes and watch the
chest. A dead deer’s eyes are usually open. Reach in from behind with a long stick, never with the muzzle or your
hand: if the eye blinks when touched, the deer is alive. Step back and finish it with a quick shot to the heart and
lungs, if the hour and the law allow, with a safe backstop and everyone behind you. Hooves and antlers can do real
harm.</p>
<p>Then unload, tag the deer and start cooling the meat. Do not eat meat that smells wrong after a long, warm
wait.</p>

<h2>If you do not find it</h2>
<p>It happens to careful people. Try everything: daylight, a grid, a dog, a second pair of eyes, ravens that give the spot away. Then go back over the shot, practice what went wrong, and ask your agency whether the deer counts against your
tag. Many hunters count it whether the law does or not.</p>
`,
  featuredImageUrl: '/art/posts/blood-trailing-the-first-hour-after-the-shot.svg',
  imageAltText:
    'Drops of blood on fallen oak leaves, and orange ribbons tied to saplings that mark the line of the trail into the woods.',
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
      usedFor: 'shortest wait, reading sign and blood, marking and searching',
    },
    {
      title: 'November 2022 Nebraskaland, pages 50 and 51',
      publisher: 'Nebraska Game and Parks Commission',
      url: 'http://mag.outdoornebraska.gov/i/1483188-november-2022-nebraskaland/50',
      readOn: '2026-11-21',
      usedFor: 'waiting times after lung, liver and farther-back hits',
    },
    {
      title: 'Skill Builder: Where Did It Go?',
      publisher: 'Texas Parks & Wildlife Magazine',
      url: 'https://tpwmagazine.com/archive/2013/oct/scout7_skillbuilder_trailing/',
      readOn: '2026-11-21',
      usedFor: 'waiting times, and what is on the arrow',
    },
    {
      title: 'Recovering Wounded Game',
      publisher: 'Alaska Department of Fish and Game',
      url: 'https://www.adfg.alaska.gov/index.cfm?adfg=hunting.wounded',
      readOn: '2026-11-21',
      usedFor: 'assuming a hit, marking the spot, blood sign',
    },
    {
      title: 'After the Hunt: Wild Game Recovery - Before and After the Shot',
      publisher: 'North Carolina Wildlife Resources Commission',
      url: 'https://www.ncwildlife.gov/hunting/after-hunt',
      readOn: '2026-11-26',
      usedFor: 'reactions and sounds after the shot',
    },
    {
      title: 'Approaching Downed Game',
      publisher: 'Bowhunter-Ed, Pennsylvania course',
      url: 'https://bowhunter-ed.com/pennsylvania-archery/studyGuide/Approaching-Downed-Game/303039_239391',
      readOn: '2026-11-21',
      usedFor: 'coming up to a downed deer',
    },
    {
      title: 'State Regulations: Michigan',
      publisher: 'United Blood Trackers',
      url: 'https://www.unitedbloodtrackers.org/state-regulations/MI/',
      readOn: '2026-11-21',
      usedFor: 'Michigan’s rules on tracking dogs, lights and weapons',
    },
    {
      title: 'Dog tracking',
      publisher: 'Michigan Department of Natural Resources',
      url: 'https://www.michigan.gov/dnr/managing-resources/laws/dog-tracking',
      readOn: '2026-11-26',
      usedFor: 'the permit of the tracker, and the report of each track',
    },
    {
      title: 'Recovering Wounded Game',
      publisher: 'Hunter-Ed, Montana course',
      url: 'https://www.hunter-ed.com/montana/studyGuide/Recovering-Wounded-Game/201027_700048323/',
      readOn: '2026-11-26',
      usedFor: 'four to six hours for a hit outside heart and lungs',
    },
    {
      title: 'When to Start Tracking',
      publisher: 'Bowhunter-Ed, Pennsylvania course',
      url: 'https://www.bowhunter-ed.com/pennsylvania-archery/studyGuide/When-to-Start-Tracking/303039_239388/',
      readOn: '2026-11-26',
      usedFor: 'half an hour to an hour for vital organs, at least six hours for other hits',
    },
  ],
} satisfies SampleBlogPost
