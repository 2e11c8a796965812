export interface Office {
  street: string
  city: string
  region: string
  postalCode: string
  country: string
  countryCode: string
  phone: string
}

export function officeAddress({ street, city, region, postalCode, country }: Office): string {
  const regionAndCode = [region, postalCode].filter((part) => part !== '').join(' ')
  return [street, city, regionAndCode, country].filter((part) => part !== '').join(', ')
}

export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`
}
