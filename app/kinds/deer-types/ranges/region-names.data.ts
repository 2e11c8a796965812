/** Codes of regions with the names that records use: countries by ISO 3166-1, states and provinces by postal letters. */
import { states } from '~/lib/states.data'

export const countryNames: Readonly<Record<string, string>> = {
  ...{ ARG: 'Argentina', ARM: 'Armenia', AUS: 'Australia', AUT: 'Austria', AZE: 'Azerbaijan', BEL: 'Belgium' },
  ...{ BGR: 'Bulgaria', BIH: 'Bosnia and Herzegovina', BLR: 'Belarus', BLZ: 'Belize', BOL: 'Bolivia', BRA: 'Brazil' },
  ...{ CAN: 'Canada', CHE: 'Switzerland', CHL: 'Chile', CHN: 'China', COL: 'Colombia', CRI: 'Costa Rica' },
  ...{ CUB: 'Cuba', CZE: 'Czech Republic', DEU: 'Germany', DNK: 'Denmark', DZA: 'Algeria', ECU: 'Ecuador' },
  ...{ ESP: 'Spain', EST: 'Estonia', FIN: 'Finland', FRA: 'France', GBR: 'United Kingdom', GEO: 'Georgia' },
  ...{ GRC: 'Greece', GRL: 'Greenland', GTM: 'Guatemala', GUF: 'French Guiana', GUY: 'Guyana', HND: 'Honduras' },
  ...{ HRV: 'Croatia', HUN: 'Hungary', IRL: 'Ireland', IRN: 'Iran', ISL: 'Iceland', ITA: 'Italy', JPN: 'Japan' },
  ...{ KAZ: 'Kazakhstan', KGZ: 'Kyrgyzstan', LTU: 'Lithuania', LUX: 'Luxembourg', LVA: 'Latvia', MDA: 'Moldova' },
  ...{ MEX: 'Mexico', MKD: 'North Macedonia', MNE: 'Montenegro', MNG: 'Mongolia', NIC: 'Nicaragua' },
  ...{ NLD: 'Netherlands', NOR: 'Norway', NZL: 'New Zealand', PAN: 'Panama', PER: 'Peru', POL: 'Poland' },
  ...{ PRT: 'Portugal', ROU: 'Romania', RUS: 'Russia', SLV: 'El Salvador', SRB: 'Serbia', SUR: 'Suriname' },
  ...{ SVK: 'Slovakia', SVN: 'Slovenia', SWE: 'Sweden', TUN: 'Tunisia', TUR: 'Türkiye', TWN: 'Taiwan' },
  ...{ UKR: 'Ukraine', URY: 'Uruguay', USA: 'United States', VEN: 'Venezuela', ZAF: 'South Africa' },
}

const provinceNames: Readonly<Record<string, string>> = {
  ...{ AB: 'Alberta', BC: 'British Columbia', LB: 'Labrador', MB: 'Manitoba', NB: 'New Brunswick' },
  ...{ NF: 'Newfoundland', NS: 'Nova Scotia', NT: 'Northwest Territories', NU: 'Nunavut', ON: 'Ontario' },
  ...{ PE: 'Prince Edward Island', QC: 'Quebec', SK: 'Saskatchewan', YT: 'Yukon' },
}

const stateNames: Readonly<Record<string, string>> = Object.fromEntries(states.map(({ id, name }) => [id, name]))

/** `USA-TX`: Texas. `RUS-primorye`, a part that only maps know: Russia. */
export function regionName(code: string): string {
  const [country = '', part = ''] = code.split('-')
  const name = { USA: stateNames, CAN: provinceNames }[country]?.[part] ?? countryNames[country]
  if (name === undefined) throw new Error(`No name for the region ${code}`)
  return name
}
