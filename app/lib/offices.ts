/** The site's offices, as text. A part that is empty is unknown. */
export interface Office {
  street: string
  city: string
  /** State or region. */
  region: string
  postalCode: string
  country: string
  /** ISO 3166: US. */
  countryCode: string
  phone: string
}

/** "1 Main St, Montpelier, VT 05602, United States". */
export function officeAddress({ street, city, region, postalCode, country }: Office): string {
  const regionAndCode = [region, postalCode].filter((part) => part !== '').join(' ')
  return [street, city, regionAndCode, country].filter((part) => part !== '').join(', ')
}

/** For a `tel:` link. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`
}
