export interface Place {
  x: number
  /** Ground level. */
  y: number
  height: number
}
