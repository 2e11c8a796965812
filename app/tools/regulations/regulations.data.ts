/**
 * The sample regulations of the license and regulation finder, and the text below the tool. No state has these
 * regulations: they show what regulations are made of.
 */
import type { ToolConstant, ToolContent } from '~/tools/tool-content'

/** Months count from 1. */
interface CalendarDay {
  month: number
  day: number
}

export interface Season {
  name: string
  opens: CalendarDay
  closes: CalendarDay
}

export const seasons: readonly Season[] = [
  { name: 'Archery', opens: { month: 9, day: 15 }, closes: { month: 10, day: 31 } },
  { name: 'Firearms', opens: { month: 11, day: 1 }, closes: { month: 11, day: 30 } },
  { name: 'Muzzleloader', opens: { month: 12, day: 1 }, closes: { month: 12, day: 15 } },
]

export const bagLimits = [
  { name: 'Antlered deer', limit: '1' },
  { name: 'Antlerless deer', limit: '2' },
  { name: 'Youth hunters', limit: '1 extra' },
] as const

export const licenses = [
  { name: 'Resident license', feeUsd: 25 },
  { name: 'Non-resident license', feeUsd: 125 },
  { name: 'Deer tag', feeUsd: 15 },
  { name: 'Safety certificate', feeUsd: 10 },
] as const

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export function seasonDates({ opens, closes }: Season): string {
  const month = ({ month }: CalendarDay) => monthNames[month - 1] ?? ''
  const end = closes.month === opens.month ? String(closes.day) : `${month(closes)} ${String(closes.day)}`
  return `${month(opens)} ${String(opens.day)}-${end}`
}

const sample = 'Sample value'

export const regulationConstants: readonly ToolConstant[] = [
  ...seasons.map((season) => ({ name: `${season.name} season`, value: seasonDates(season), source: sample })),
  ...bagLimits.map(({ name, limit }) => ({ name: `Bag limit: ${name.toLowerCase()}`, value: limit, source: sample })),
  ...licenses.map(({ name, feeUsd }) => ({ name, value: `$${String(feeUsd)}`, source: sample })),
  {
    name: 'Regions',
    value: 'North, Midwest, South, West',
    source: 'The four regions of the U.S. Census Bureau, whose Northeast is called North here',
  },
]

export const regulationContent: ToolContent = {
  science: [
    {
      title: 'Why there are seasons and limits',
      text: 'In the 19th century, many North American game animals were hunted almost to nothing. Wildlife laws were the answer: a season limits when deer are taken, a bag limit how many one hunter takes, and tags and check stations keep count. Antlerless limits matter most, because the herd loses a doe and the fawns she would have had.',
      details: [
        'Massachusetts calls controlled antlerless harvest the most effective way to manage its herd. It sets permit numbers zone by zone: many where deer are dense, fewer where they are not.',
        'Separate archery, muzzleloader and firearms seasons give each kind of hunter a turn.',
      ],
    },
    {
      title: 'How agencies set them',
      text: 'Legislatures write the law, and wildlife agencies or commissions fill in the rules. Biologists count, estimate and propose for one herd or unit at a time; the public may comment; then the rule is adopted, printed and sometimes changed mid-season. So what applies in one unit may not apply in the next.',
      details: [
        'New York lets the public comment on a proposed hunting rule, generally for 45 days.',
        'Colorado sets goals for each herd’s size and share of bucks over an area that usually spans several hunting units.',
        'Alaska warns that an emergency order can override its printed booklet.',
        'Michigan calls its summary of the rules condensed: the full text is the order behind it.',
      ],
    },
    {
      title: 'What a license pays for',
      text: 'License fees pay for your state wildlife agency’s work. They also draw federal money. Under the Pittman-Robertson Act of 1937, taxes on firearms, ammunition and archery equipment go into a fund, and the U.S. Fish and Wildlife Service shares it among all fifty states for wildlife restoration and hunter education. A state’s share for wildlife restoration depends on its area and on how many hunting licenses it sells.',
    },
    {
      title: 'What to check before each hunt',
      text: 'The answer to “May I?” has many parts, and you need every one of them. Look them up in this year’s rules for the state where you hunt, not the state where you live.',
      details: [
        'Season: the dates for this year, this unit and this weapon, and the legal shooting hours.',
        'Unit: its number and its boundaries on a current map.',
        'Weapon: what is legal in this season, down to caliber, draw weight and plugs.',
        'Tag: the right license and the right tag in your pocket, and how and when to report a deer.',
        'Hunter education: many states won’t sell a license without a certificate to hunters born after a set date.',
        'Blaze orange: most states require it in gun seasons; how much, and whether pink counts, varies.',
        'CWD zones: where chronic wasting disease occurs, you may have to submit a sample, and carcasses may have to stay in the zone. The CDC asks hunters there to strongly consider a test before they eat the meat.',
        'Land: the owner’s permission, in writing where the law says so, and the rules for any public land you use.',
      ],
    },
  ],
  essentialFor: [
    'New hunters who want to know what regulations cover before they open the real book.',
    'Traveling hunters looking for the right agency in another state.',
    'Parents and mentors planning a first season who want to know which questions to ask.',
    'Landowners who want to know who makes the rules for hunters on their ground.',
  ],
  proTips: [
    'Buy from the agency itself or a vendor it names. Sites that look official and add a fee are not the agency.',
    'Save this year’s digest on your phone before you leave. There may be no signal where you need it.',
    'Look again the week of the hunt. Closures, quotas and disease zones change mid-season.',
    'When a rule can be read two ways, call the agency and write down the date and who you talked to. A game warden would rather explain it before the shot.',
    'Keep your license, tag, certificate and a pen in one pouch, in the pack you always carry.',
    'When you’re not sure a deer is legal, let it walk.',
  ],
  sources: [
    {
      title: 'The Importance of Hunting and Trapping Laws',
      publisher: 'Hunter-Ed, course for the Iowa Department of Natural Resources',
      url: 'https://hunter-ed.com/iowa/trapper/studyGuide/The-Importance-of-Hunting-and-Trapping-Laws/22101301_254604/',
      readOn: '2026-11-21',
      usedFor: 'why hunting laws were passed and what they do',
    },
    {
      title: 'Antlerless Deer Permit Overview',
      publisher: 'Massachusetts Division of Fisheries and Wildlife',
      url: 'https://web.archive.org/web/2017/http://www.mass.gov/eea/agencies/dfg/dfw/hunting-fishing-wildlife-watching/licensing/antlerless-deer-permits.html',
      readOn: '2026-11-21',
      usedFor: 'how antlerless permits manage a herd',
    },
    {
      title: 'Public Input on Hunting Regulations',
      publisher: 'New York State Department of Environmental Conservation',
      url: 'https://web.archive.org/web/2017/http://www.dec.ny.gov/outdoor/104785.html',
      readOn: '2026-11-21',
      usedFor: 'who makes the rules, and the public’s part in it',
    },
    {
      title: 'Deer - Conservation and Management',
      publisher: 'Colorado Parks and Wildlife',
      url: 'https://cpw.state.co.us/hunting/big-game/deer/conservation-and-management',
      readOn: '2026-11-21',
      usedFor: 'herd goals and the units below them',
    },
    {
      title: 'Alaska Hunting Regulations',
      publisher: 'Alaska Department of Fish and Game',
      url: 'https://fish.alaska.gov/index.cfm?ADFG=wildliferegulations.hunting',
      readOn: '2026-11-21',
      usedFor: 'emergency orders above the booklet',
    },
    {
      title: '2025 Deer Hunting Regulations Summary',
      publisher: 'Michigan Department of Natural Resources',
      url: 'https://www.michigan.gov/dnr/managing-resources/laws/regulations/deer',
      readOn: '2026-11-21',
      usedFor: 'what a summary is and is not',
    },
    {
      title:
        'Pittman-Robertson Wildlife Restoration Act: Understanding Apportionments for States and Territories (R45667)',
      publisher: 'Congressional Research Service, at EveryCRSReport.com',
      url: 'https://www.everycrsreport.com/files/20190405_R45667_130c3ca62f2f76d7175aad5072102a5eb93183aa.html',
      readOn: '2026-11-21',
      usedFor: 'where the federal money comes from and how it is shared',
    },
    {
      title: 'Hunter Safety',
      publisher: 'Illinois Department of Natural Resources',
      url: 'http://www.dnr.illinois.gov/safety/Pages/HunterSafety.aspx',
      readOn: '2026-11-21',
      usedFor: 'hunter education before a license',
    },
    {
      title: 'Wearing Hunter Orange Saves Lives',
      publisher: 'Hunter-Ed, course for the Washington Department of Fish and Wildlife',
      url: 'https://www.hunter-ed.com/washington/studyGuide/Wearing-Hunter-Orange-Saves-Lives/20105003_146608/',
      readOn: '2026-11-21',
      usedFor: 'hunter orange in most states',
    },
    {
      title: 'About Chronic Wasting Disease (CWD)',
      publisher: 'Centers for Disease Control and Prevention',
      url: 'https://www.cdc.gov/chronic-wasting/about/index.html',
      readOn: '2026-11-26',
      usedFor: 'advice for hunters where chronic wasting disease is known',
    },
    {
      title: 'Respect Landowners',
      publisher: 'Hunter-Ed, course for the Arizona Game and Fish Department',
      url: 'https://hunter-ed.com/arizona/studyGuide/Respect-Landowners/20100403_285392',
      readOn: '2026-11-26',
      usedFor: 'the landowner’s permission',
    },
  ],
}
