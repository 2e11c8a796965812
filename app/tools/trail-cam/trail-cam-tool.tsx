/** The pictures come first; the specified simulation keeps its place at the end. */
import { TrailCamLab, type TrailCamLabProps } from './lab/trail-cam-lab'
import { Simulation } from './simulation'

export function TrailCamTool(props: TrailCamLabProps) {
  return (
    <>
      <TrailCamLab {...props} />
      <Simulation />
    </>
  )
}
