/** The text below the hunt-day sheet. */
import type { ToolContent } from '~/tools/tool-content'

export const huntDayContent: ToolContent = {
  science: [
    {
      title: 'Why somebody has to know',
      text: 'Hunter education courses ask for a written plan: where and with whom you hunt, your route in, other places you might go, and when you will be back. Leave it with someone who will act on it, and a copy in your vehicle. Do not change the plan without sending word, because searchers can only look where someone sends them.',
    },
    {
      title: 'Where the sheet comes from',
      text: 'Light, moon, wind, rut and checklist are the answers of the other tools for your place and day. The rut is your state’s published date, where we found one. The wind and the windows of the rut are rules of thumb; their own pages say what studies found. Legal hours are your state’s where we read them; elsewhere the sheet has none. The sheet knows neither the weather nor the other rules.',
    },
    {
      title: 'Where your entries are kept',
      text: 'With JavaScript on, everything you type here stays in this browser. “Copy link” and “Share” put all of it into one address, which opens on the sheet alone: send it to someone you trust. Place, names and numbers follow the # of that address, and a browser sends that part to no server. Leave them out where you only want to show the day. Without JavaScript, the address holds all of it before the #, from the start.',
    },
  ],
  essentialFor: [
    'Anyone who hunts alone.',
    'Hunters who leave before dawn and want one page in the pocket instead of a phone that dies in the cold.',
    'Parents and partners at home, who need to know when to worry and whom to call.',
  ],
  proTips: [
    'Print two: one for the kitchen table, one for the dashboard of the truck.',
    'Agree on a time to worry, not only on a time to be back. Dragging a deer takes hours.',
    'Pencil in the forecast and the wind that morning.',
  ],
  sources: [
    {
      title: 'Four Key Parts of Preparing',
      publisher: 'Hunter Ed, Vermont',
      url: 'https://hunter-ed.com/vermont/studyGuide/Four-Key-Parts-of-Preparing/201049_85155',
      readOn: '2026-11-23',
      usedFor: 'the hunting plan you leave with someone',
    },
    {
      title: 'Make a Plan',
      publisher: 'Huntercourse.com, Minnesota Adult Hunter Safety Course',
      url: 'http://www2.huntercourse.com/minnesota/hunter/study?chapter=11&page=3',
      readOn: '2026-11-23',
      usedFor: 'what the plan says, and the copy in the vehicle',
    },
  ],
}
