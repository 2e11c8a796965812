import { MyStands } from '~/tools/stands/my-stands'
import { StandFiles } from '~/tools/stands/stand-files'
import { useStands } from '~/tools/stands/use-stands'
import { useTool } from '~/tools/use-tool'
import { toolPath } from '~/paths'
import { StandMapSection } from './stand-map-section'

export function MyMapTool({ search }: { search: string }) {
  const tool = useTool(search)
  const { query, show } = tool
  const stands = useStands(query)
  return (
    <>
      <StandMapSection tool={tool} />
      <MyStands path={toolPath('my-map')} query={query} stands={stands} show={show} Files={StandFiles} />
    </>
  )
}
