/**
 * An address is here only when a page of that agency, on that host, was read as a stored copy; it leads to the agency's
 * home page, since deeper pages move. Read the pages again before the site goes live.
 */
import type { State } from '~/lib/states.data'

export interface Agency {
  name: string
  url: string
  note?: string
  checkedOn: string
}

export const agencies: Readonly<Record<State['id'], Agency>> = {
  AL: {
    name: 'Alabama Department of Conservation and Natural Resources',
    url: 'https://www.outdooralabama.com/',
    checkedOn: '2026-11-21',
  },
  AK: { name: 'Alaska Department of Fish and Game', url: 'https://www.adfg.alaska.gov/', checkedOn: '2026-11-21' },
  AZ: { name: 'Arizona Game and Fish Department', url: 'https://www.azgfd.gov/', checkedOn: '2026-11-21' },
  AR: { name: 'Arkansas Game and Fish Commission', url: 'https://www.agfc.com/', checkedOn: '2026-11-21' },
  CA: { name: 'California Department of Fish and Wildlife', url: 'https://wildlife.ca.gov/', checkedOn: '2026-11-21' },
  CO: { name: 'Colorado Parks and Wildlife', url: 'https://cpw.state.co.us/', checkedOn: '2026-11-21' },
  CT: {
    name: 'Connecticut Department of Energy and Environmental Protection',
    url: 'https://portal.ct.gov/DEEP',
    checkedOn: '2026-11-21',
  },
  DE: {
    name: 'Delaware Department of Natural Resources and Environmental Control, Division of Fish and Wildlife',
    url: 'https://dnrec.delaware.gov/',
    checkedOn: '2026-11-21',
  },
  FL: { name: 'Florida Fish and Wildlife Conservation Commission', url: 'https://myfwc.com/', checkedOn: '2026-11-21' },
  GA: {
    name: 'Georgia Department of Natural Resources, Wildlife Resources Division',
    url: 'https://georgiawildlife.com/',
    checkedOn: '2026-11-21',
  },
  HI: {
    name: 'Hawaii Department of Land and Natural Resources, Division of Forestry and Wildlife',
    url: 'https://dlnr.hawaii.gov/dofaw/',
    checkedOn: '2026-11-21',
  },
  ID: { name: 'Idaho Department of Fish and Game', url: 'https://idfg.idaho.gov/', checkedOn: '2026-11-21' },
  IL: { name: 'Illinois Department of Natural Resources', url: 'https://dnr.illinois.gov/', checkedOn: '2026-11-21' },
  IN: { name: 'Indiana Department of Natural Resources', url: 'https://www.in.gov/dnr/', checkedOn: '2026-11-21' },
  IA: { name: 'Iowa Department of Natural Resources', url: 'https://www.iowadnr.gov/', checkedOn: '2026-11-21' },
  KS: { name: 'Kansas Department of Wildlife and Parks', url: 'https://www.ksoutdoors.gov/', checkedOn: '2026-11-21' },
  KY: {
    name: 'Kentucky Department of Fish and Wildlife Resources',
    url: 'https://fw.ky.gov/',
    checkedOn: '2026-11-21',
  },
  LA: {
    name: 'Louisiana Department of Wildlife and Fisheries',
    url: 'https://www.wlf.louisiana.gov/',
    checkedOn: '2026-11-21',
  },
  ME: {
    name: 'Maine Department of Inland Fisheries and Wildlife',
    url: 'https://www.maine.gov/ifw/',
    checkedOn: '2026-11-21',
  },
  MD: { name: 'Maryland Department of Natural Resources', url: 'https://dnr.maryland.gov/', checkedOn: '2026-11-21' },
  MA: {
    name: 'Massachusetts Division of Fisheries and Wildlife (MassWildlife)',
    url: 'https://www.mass.gov/orgs/division-of-fisheries-and-wildlife',
    checkedOn: '2026-11-21',
  },
  MI: {
    name: 'Michigan Department of Natural Resources',
    url: 'https://www.michigan.gov/dnr',
    checkedOn: '2026-11-21',
  },
  MN: {
    name: 'Minnesota Department of Natural Resources',
    url: 'https://www.dnr.state.mn.us/',
    checkedOn: '2026-11-21',
  },
  MS: {
    name: 'Mississippi Department of Wildlife, Fisheries, and Parks',
    url: 'https://www.mdwfp.com/',
    checkedOn: '2026-11-21',
  },
  MO: { name: 'Missouri Department of Conservation', url: 'https://mdc.mo.gov/', checkedOn: '2026-11-21' },
  MT: { name: 'Montana Fish, Wildlife & Parks', url: 'https://fwp.mt.gov/', checkedOn: '2026-11-21' },
  NE: { name: 'Nebraska Game and Parks Commission', url: 'https://outdoornebraska.gov/', checkedOn: '2026-11-21' },
  NV: { name: 'Nevada Department of Wildlife', url: 'https://www.ndow.org/', checkedOn: '2026-11-21' },
  NH: { name: 'New Hampshire Fish and Game Department', url: 'https://www.wildlife.nh.gov/', checkedOn: '2026-11-21' },
  NJ: {
    name: 'New Jersey Department of Environmental Protection, Fish and Wildlife',
    url: 'https://dep.nj.gov/njfw/',
    checkedOn: '2026-11-21',
  },
  NM: { name: 'New Mexico Department of Wildlife', url: 'https://wildlife.dgf.nm.gov/', checkedOn: '2026-11-21' },
  NY: {
    name: 'New York State Department of Environmental Conservation',
    url: 'https://dec.ny.gov/',
    checkedOn: '2026-11-21',
  },
  NC: {
    name: 'North Carolina Wildlife Resources Commission',
    url: 'https://www.ncwildlife.gov/',
    checkedOn: '2026-11-21',
  },
  ND: { name: 'North Dakota Game and Fish Department', url: 'https://gf.nd.gov/', checkedOn: '2026-11-21' },
  OH: {
    name: 'Ohio Department of Natural Resources, Division of Wildlife',
    url: 'https://ohiodnr.gov/',
    checkedOn: '2026-11-23',
  },
  OK: {
    name: 'Oklahoma Department of Wildlife Conservation',
    url: 'https://www.wildlifedepartment.com/',
    checkedOn: '2026-11-21',
  },
  OR: { name: 'Oregon Department of Fish and Wildlife', url: 'https://myodfw.com/', checkedOn: '2026-11-21' },
  PA: { name: 'Pennsylvania Game Commission', url: 'https://www.pa.gov/agencies/pgc', checkedOn: '2026-11-21' },
  RI: {
    name: 'Rhode Island Department of Environmental Management',
    url: 'https://dem.ri.gov/',
    checkedOn: '2026-11-21',
  },
  SC: {
    name: 'South Carolina Department of Natural Resources',
    url: 'https://www.dnr.sc.gov/',
    checkedOn: '2026-11-21',
  },
  SD: { name: 'South Dakota Game, Fish and Parks', url: 'https://gfp.sd.gov/', checkedOn: '2026-11-21' },
  TN: { name: 'Tennessee Wildlife Resources Agency', url: 'https://www.tn.gov/twra', checkedOn: '2026-11-21' },
  TX: { name: 'Texas Parks and Wildlife Department', url: 'https://tpwd.texas.gov/', checkedOn: '2026-11-21' },
  UT: { name: 'Utah Division of Wildlife Resources', url: 'https://wildlife.utah.gov/', checkedOn: '2026-11-21' },
  VT: { name: 'Vermont Fish and Wildlife Department', url: 'https://vtfishandwildlife.com/', checkedOn: '2026-11-21' },
  VA: { name: 'Virginia Department of Wildlife Resources', url: 'https://dwr.virginia.gov/', checkedOn: '2026-11-21' },
  WA: { name: 'Washington Department of Fish and Wildlife', url: 'https://wdfw.wa.gov/', checkedOn: '2026-11-21' },
  WV: { name: 'West Virginia Division of Natural Resources', url: 'https://wvdnr.gov/', checkedOn: '2026-11-21' },
  WI: { name: 'Wisconsin Department of Natural Resources', url: 'https://dnr.wisconsin.gov/', checkedOn: '2026-11-21' },
  WY: { name: 'Wyoming Game and Fish Department', url: 'https://wgfd.wyo.gov/', checkedOn: '2026-11-21' },
}
