/**
 * The words here name a time of the year exactly as each sample record does. The wheel reads its months from
 * them, and shows only what the record still says.
 */
export interface YearWords {
  birth?: string
  growth?: string
  casting?: string
  summerCoat?: string
  winterCoat?: string
  shed?: string
}

export const yearWords: Readonly<Record<string, YearWords>> = {
  'white-tailed-deer': {
    birth: 'most fawns are born in May and June',
    growth: 'new growth runs from April to August',
    casting: 'drop their antlers between late December and early February',
    summerCoat: 'Reddish-brown to tan in summer',
    winterCoat: 'grayish to grayish-brown in winter',
  },
  'mule-deer': {
    birth: 'most fawns are born in June and July',
    growth: 'new growth starts in April or May, and the velvet is gone by September',
    casting: 'Antlers fall from late January to March',
    summerCoat: 'Reddish-brown in summer',
    winterCoat: 'gray to gray-brown in winter',
  },
  elk: {
    birth: 'Calves come in late May and June',
    growth: 'mostly in March, start growing again soon after, and are rubbed clean in August',
    casting: 'They drop in February and March',
    summerCoat: 'Reddish-brown in summer',
    winterCoat: 'with a thicker, paler body coat in winter',
  },
  moose: {
    birth: 'Calves are born from mid-May to early June',
    growth: 'Growth begins in spring and the velvet comes off by late August or September',
    casting: 'Antlers drop from November on, in Alaska mostly in December and January',
    shed: 'hair in late April',
  },
  caribou: {
    birth: 'most calves are born in May and June',
    growth: 'grow their antlers over the summer and rub off the velvet by early September',
    casting: 'cast them between November and January',
  },
  'red-deer': {
    birth: 'mostly in May in woodland and in June on the open hill',
    growth: 'Antlers are cast in spring, and in Germany stags rub off the velvet of the new pair in July and August',
    casting: 'Antlers are cast in spring',
    summerCoat: 'The summer coat is a warm red-brown',
    winterCoat: 'In winter it turns thicker and brown to gray',
  },
  'fallow-deer': {
    birth: 'give birth in June or July',
    growth: 'bucks are in velvet from May to August',
    casting: 'Antlers are cast in spring',
    summerCoat: 'rust to chestnut with white spots in summer',
    winterCoat: 'in winter they turn dull and the spots fade',
  },
  'sika-deer': {
    birth: 'in Maryland usually in May',
    growth: 'Antlers are cast in April and May and are clean again by early September',
    casting: 'Antlers are cast in April and May',
    summerCoat: 'The summer coat is chestnut to yellow-brown with white spots',
    winterCoat: 'In winter sika turn dark gray, brown or nearly black',
  },
}
