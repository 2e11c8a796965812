/** The sources of the sample content were read as stored copies of the pages or data sets. */
export interface Source {
  title: string
  publisher: string
  url: string
  readOn: string
  usedFor: string
}
