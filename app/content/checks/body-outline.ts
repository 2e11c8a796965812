/** The outline is a post's content as visitors will see it. */
export interface BodyOutline {
  headings: readonly string[]
  pictures: readonly { src: string; alt: string }[]
  links: readonly { href: string; text: string }[]
  blocks: readonly BodyBlock[]
}

export interface BodyBlock {
  text: string
  isHeading: boolean
  hasLink: boolean
}

export const emptyOutline: BodyOutline = { headings: [], pictures: [], links: [], blocks: [] }
