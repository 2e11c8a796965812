/** Where something stands that is drawn upright. */
export interface Place {
  x: number
  /** Where it meets the ground. */
  y: number
  height: number
}
