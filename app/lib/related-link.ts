export interface RelatedGroup {
  title: string
  links: readonly RelatedLink[]
}

export interface RelatedLink {
  name: string
  path: string
}
