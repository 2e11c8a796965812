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

/**
 * Returns the lines below the site's name on a customer's sheet: each office with its phone, then the e-mail address.
 */
export function letterheadLines({ offices, email }: { offices: readonly ListedOffice[]; email: string }): string[] {
  const lines = offices.slice(0, mostOffices).flatMap(({ address, phone }) => [address, phone])
  return [...lines.filter((line) => line !== ''), email]
}

interface ListedOffice {
  address: string
  phone: string
}

/** A sheet has room for so many offices; the contact page lists all. */
const mostOffices = 3
