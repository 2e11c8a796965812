/** Addresses that no source may have. A star is one part of a path; `www.` is left out. */
const retiredAddresses = [
  // The publishers closed or moved these pages: cite their new address or the Internet Archive's copy.
  'www1.usgs.gov/',
  'www2.usgs.gov/',
  'cdc.gov/prions/',
  'nps.gov/*/naturescience/',
  'fws.gov/refuge/*/wildlife_and_habitat/',
  'iucnredlist.org/details/',
  'cabi.org/isc/',
  'hindawi.com/',
  'agfc.com/species/',
  'alisondb.legislature.state.al.us/',
  'cpw.state.co.us/learn/',
  'ct.gov/deep/cwp/',
  'dec.ny.gov/outdoor/',
  'dgif.virginia.gov/',
  'ksoutdoors.com/',
  'mass.gov/eea/',
  'michigan.gov/dnr/0,4570',
  'ncwildlife.org/',
  'pgc.pa.gov/',
  'wgfd.wyo.gov/web2011/',
  'wlf.louisiana.gov/hunting/',
  'doc.govt.nz/conservation/',
  'dpipwe.tas.gov.au/',
  'dlc.dlib.indiana.edu/',
  'extension.umn.edu/food/food-safety/preserving/meat-fish/freeze-or-can-wild-game/',
  // These open on a whole book: cite the passage.
  'gutenberg.org/ebooks/',
  // These sites list abstracts: cite the DOI.
  'mendeley.com/',
  'ouci.dntb.gov.ua/',
  'sciencegate.app/',
  'zendy.io/',
  'explore.openaire.eu/',
  'aminer.org/',
  // These sites copy other people's pages, booklets and laws.
  'acmesponge.com/',
  'newsbreak.com/',
  'redorbit.com/',
  'bitlit.ru/',
  'biologyinsights.com/',
  'legalclarity.org/',
  'statutes.laws-info.com/',
  'casetext.com/',
  'info.5y1.org/',
  'huntingseasons.org/',
  'yumpu.com/',
  'fliphtml5.com/',
  'online.fliphtml5.com/',
  'escarpmentmagazine.ca/flipzine/',
  'exosomatic.org/',
  'concealedcarry-ed.com/',
  'nature.sa.edu.au/',
]

/** Returns the part that the address has of the list; undefined if it has none. */
export function retiredAddress(url: string): string | undefined {
  const parts = url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .split('/')
  return retiredAddresses.find((retired) => {
    const starts = retired.split('/')
    const last = starts.length - 1
    return starts.every((start, index) => {
      const part = parts[index] ?? ''
      return start === '*' || (index === last ? part.startsWith(start) : part === start)
    })
  })
}
