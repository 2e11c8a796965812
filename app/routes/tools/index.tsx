import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { StatTiles } from '~/components/ui/stat-tiles'
import { pageHeads } from '~/features/seo/page-heads'
import { ToolCard } from '~/features/tools/tool-card'
import { tools } from '~/features/tools/tool-list'
import { sampleClaims } from '~/site'

const head = pageHeads['hunting-tools']

export function loader() {
  return { head }
}

export default function HuntingTools() {
  return (
    <div className="page-width pt-10 pb-16 lg:pb-24">
      <Breadcrumbs items={head.breadcrumbs} />
      <h1 className="mt-4" tabIndex={-1}>
        Hunting Tools
      </h1>
      <p className="mt-4 max-w-measure text-xl text-soft">
        Ten tools that answer at once and show how they came to their answer. Once its page is open, a tool needs no
        signal. What is a sample or a rule of thumb says so.
      </p>
      <StatTiles
        tiles={[
          {
            value: `${String(sampleClaims.successIncrease)}%`,
            label: 'Success increase (a sample claim, not measured)',
          },
          { value: String(tools.length), label: 'Tools' },
          { value: sampleClaims.dataHours, label: 'Data' },
        ]}
      />
      <ul className="mt-10 grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3">
        {tools.map((tool) => (
          <li key={tool.id}>
            <ToolCard tool={tool} action="Try This Tool" />
          </li>
        ))}
      </ul>
    </div>
  )
}
