/** What the pictures say comes first; the specified simulation keeps its place at the end. */
import { TrailCamLab } from './lab/trail-cam-lab'
import type { GivenSun } from './lab/sun-table'
import { Simulation } from './simulation'

export function TrailCamTool({ search, given }: { search: string; given: GivenSun | undefined }) {
  return (
    <>
      <TrailCamLab search={search} given={given} />
      <Simulation />
    </>
  )
}
