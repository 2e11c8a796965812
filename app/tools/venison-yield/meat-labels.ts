import { cuts, type Species } from './venison-yield.data'
import { countPackages } from './venison-yield'

interface MeatLabel {
  cut: string
  /**
   * Michigan State University Extension gives the best quality at 0 °F. Both ends are here, since the short one is
   * safe.
   */
  keeps: string
}

export interface LabelSheet {
  species: Species['name']
  labels: MeatLabel[]
  packages: number
}

/** US Letter and A4 have room for three columns of ten. */
export const labelsPerSheet = 30

const keeps = { steaks: '8 to 12 months', roasts: '8 to 12 months', grind: '2 to 3 months' } satisfies Record<
  (typeof cuts)[number]['id'],
  string
>

export function createLabels(meatLb: number, species: Species['name']): LabelSheet {
  const packages = countPackages(meatLb)
  const count = Math.min(packages, labelsPerSheet)
  let taken = 0
  let share = 0
  const labels = cuts.flatMap(({ id, name, share: part }) => {
    share += part
    const upTo = Math.round(count * share)
    const own = Array.from({ length: upTo - taken }, () => ({ cut: name, keeps: keeps[id] }))
    taken = upTo
    return own
  })
  return { species, labels, packages }
}
