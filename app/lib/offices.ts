/** An empty part of an address is unknown. */
export interface Office {
  street: string
  city: string
  region: string
  postalCode: string
  country: string
  /** ISO 3166: US. */
  countryCode: string
  phone: string
}

/** Returns "1 Main St, Montpelier, VT 05602, United States". */
export function officeAddress({ street, city, region, postalCode, country }: Office): string {
  const regionAndCode = [region, postalCode].filter((part) => part !== '').join(' ')
  return [street, city, regionAndCode, country].filter((part) => part !== '').join(', ')
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`
}
