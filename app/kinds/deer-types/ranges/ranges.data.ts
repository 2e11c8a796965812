/**
 * A species lives in a state or province in the United States and Canada, elsewhere in a country. The countries are
 * those of each record, with its sources; states and provinces were read in range-sources.data.ts.
 */

export interface RangeData {
  frame: 'north-america' | 'europe' | 'east-asia'
  /**
   * Codes are those of regionName(), states and provinces as `USA: TX OK`. A native one ends with ~ if, by our
   * estimate, much of it is empty.
   */
  native: readonly string[]
  restored?: readonly string[]
  introduced?: readonly string[]
}

export const ranges: Readonly<Record<string, RangeData>> = {
  'white-tailed-deer': {
    frame: 'north-america',
    native: [
      'CAN: AB BC MB NB NS ON QC SK NT~ YT~',
      'USA: AL AR AZ~ CO CT DE FL GA IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM~ NY OH OK OR~ PA RI SC SD TN TX VA VT WA WI WV WY',
      'MEX GTM BLZ HND SLV NIC CRI PAN COL VEN GUY SUR GUF BRA~ ECU PER BOL',
    ],
    introduced: ['CUB FIN CZE SRB NZL'],
  },
  'mule-deer': {
    frame: 'north-america',
    native: ['CAN: AB BC SK MB~ YT~', 'USA: AK~ AZ CA CO ID KS~ MT ND NE NM NV OK~ OR SD TX~ UT WA WY', 'MEX~'],
    introduced: ['USA: HI', 'ARG'],
  },
  elk: {
    frame: 'north-america',
    native: ['CAN: AB BC MB SK', 'USA: AZ CA CO ID MT NM NV OR UT WA WY', 'RUS~ CHN~ MNG KAZ~ KGZ'],
    restored: ['CAN: ON', 'USA: AR KS KY MI MN MO NC ND NE OK PA SD TN TX VA WI WV'],
    introduced: ['CAN: YT', 'USA: AK', 'NZL ARG'],
  },
  moose: {
    frame: 'north-america',
    native: [
      'CAN: AB BC LB MB NB NS NT NU~ ON QC SK YT',
      'USA: AK CT~ ID MA~ ME MI~ MN~ MT ND~ NH NV~ NY~ OR~ UT~ VT WA~ WI~ WY~',
      'NOR SWE FIN EST LVA LTU POL~ BLR UKR~ RUS KAZ~ MNG~ CHN~',
    ],
    introduced: ['CAN: NF', 'USA: CO'],
  },
  caribou: {
    frame: 'north-america',
    native: ['CAN: AB~ BC~ LB MB NF NT NU ON~ QC SK~ YT', 'USA: AK', 'GRL~ NOR~ FIN~ RUS MNG~'],
    introduced: ['ISL'],
  },
  'red-deer': {
    frame: 'europe',
    native: [
      'GBR IRL NOR SWE DNK DEU NLD BEL LUX FRA ESP PRT ITA CHE AUT CZE POL SVK HUN SVN HRV BIH SRB MNE MKD BGR GRC~',
      'ROU MDA UKR BLR LTU LVA EST RUS-west TUR GEO ARM AZE IRN~ TUN~ DZA~',
    ],
    introduced: ['NZL AUS ARG CHL'],
  },
  'fallow-deer': {
    frame: 'europe',
    native: ['TUR~'],
    introduced: [
      'GBR IRL SWE NOR FIN DNK DEU NLD BEL FRA ESP PRT ITA CHE AUT CZE POL SVK HUN SVN HRV SRB BGR GRC ROU UKR LTU',
      'CAN: BC',
      'USA: GA KY TX',
      'ARG CHL PER URY AUS NZL ZAF',
    ],
  },
  'sika-deer': {
    frame: 'east-asia',
    native: ['JPN RUS-primorye CHN~'],
    restored: ['TWN'],
    introduced: ['GBR IRL DEU AUT CZE DNK FRA POL LTU UKR', 'USA: KY MD NC TX VA', 'NZL'],
  },
}
