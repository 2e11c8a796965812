import { MyStands } from '~/tools/stands/my-stands'
import { useStands } from '~/tools/stands/use-stands'
import { useTool } from '~/tools/use-tool'
import { toolPath } from '~/paths'
import { StandMapSection } from './stand-map-section'

export function MyMapTool({ search }: { search: string }) {
  const { query, show } = useTool(search)
  const stands = useStands(query)
  return (
    <>
      <StandMapSection />
      <MyStands path={toolPath('my-map')} query={query} stands={stands} show={show} hasFiles />
    </>
  )
}
