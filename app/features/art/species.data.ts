/** The species that are drawn: plates, antlers and tracks bear these names, which are the sample species' slugs. */

export const drawnSpecies = [
  { id: 'white-tailed-deer', name: 'White-tailed Deer', scientificName: 'Odocoileus virginianus' },
  { id: 'mule-deer', name: 'Mule Deer', scientificName: 'Odocoileus hemionus' },
  { id: 'elk', name: 'Elk', scientificName: 'Cervus canadensis' },
  { id: 'moose', name: 'Moose', scientificName: 'Alces alces' },
  { id: 'caribou', name: 'Caribou', scientificName: 'Rangifer tarandus' },
  { id: 'red-deer', name: 'Red Deer', scientificName: 'Cervus elaphus' },
  { id: 'fallow-deer', name: 'Fallow Deer', scientificName: 'Dama dama' },
  { id: 'sika-deer', name: 'Sika Deer', scientificName: 'Cervus nippon' },
] as const

export type DrawnSpecies = (typeof drawnSpecies)[number]['id']
