import { lastingPath } from '~/components/ui/art-version'
import { SiteLink } from '~/components/ui/site-link'
import { artPath, toolPath } from '~/paths'
import type { ToolEntry } from '~/lib/tool-list'

interface ToolCardProps {
  tool: ToolEntry
  heading?: 'h2' | 'h3'
  /** Link text. */
  action: string
}

export function ToolCard({ tool: { id, name, description }, heading: Heading = 'h2', action }: ToolCardProps) {
  return (
    <article className="relative flex h-full flex-col rounded-field border border-hairline bg-card">
      <img
        src={lastingPath(artPath('tools', id))}
        alt=""
        width={480}
        height={200}
        loading="lazy"
        className="w-full rounded-t-field bg-panel"
      />
      <div className="flex grow flex-col p-5">
        <Heading className="text-[1.375rem]">
          <SiteLink to={toolPath(id)} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
            {name}
          </SiteLink>
        </Heading>
        <p className="mt-2 mb-5 text-base leading-relaxed">{description}</p>
        <p className="relative mt-auto font-sans text-base">
          <SiteLink to={toolPath(id)} aria-label={`${action}: ${name}`} className="inline-block py-1">
            {action}
          </SiteLink>
        </p>
      </div>
    </article>
  )
}
