export const deerTypeSections = [
  { id: 'about', label: 'About' },
  { id: 'gallery', label: 'Gallery' },
  { id: 'origins', label: 'Origins' },
  { id: 'regions', label: 'Regions' },
  { id: 'physical', label: 'Physical' },
  { id: 'diet', label: 'Diet' },
  { id: 'breeding', label: 'Breeding' },
  { id: 'behavior', label: 'Behavior' },
  { id: 'conservation', label: 'Conservation' },
  { id: 'hunting', label: 'Hunting' },
  { id: 'facts', label: 'Facts' },
  { id: 'faqs', label: 'FAQs' },
] as const

export type DeerTypeSectionId = (typeof deerTypeSections)[number]['id']
