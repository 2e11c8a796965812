/** A step of the way from Home to a page. */
export interface Breadcrumb {
  name: string
  path: string
}
