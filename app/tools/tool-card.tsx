import { lastingPath } from '~/components/ui/art-version'
import { SiteLink } from '~/components/ui/site-link'
import { artPath, toolPath } from '~/paths'
import type { ToolEntry } from '~/lib/tool-list'

interface ToolCardProps {
  tool: ToolEntry
  heading?: 'h2' | 'h3'
  /** The text of the link. */
  action: string
}

export function ToolCard({ tool: { id, name, description }, heading: Heading = 'h2', action }: ToolCardProps) {
  return (
    <article className="relative flex h-full flex-col rounded-field border border-hairline bg-card max-md:grid max-md:grid-cols-[7rem_minmax(0,1fr)]">
      <img
        src={lastingPath(artPath('tools', id))}
        alt=""
        width={480}
        height={200}
        loading="lazy"
        className="w-full rounded-t-field bg-panel max-md:h-full max-md:rounded-l-field max-md:rounded-tr-none max-md:object-cover max-md:object-[35%_50%]"
      />
      <div className="flex grow flex-col p-4 md:p-5">
        <Heading className="text-[1.25rem] md:text-[1.375rem]">
          <SiteLink to={toolPath(id)} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
            {name}
          </SiteLink>
        </Heading>
        <p className="mt-1 mb-2 text-base leading-snug md:mt-2 md:mb-5 md:leading-relaxed">{description}</p>
        <p className="relative mt-auto font-sans text-base">
          <SiteLink to={toolPath(id)} aria-label={`${action}: ${name}`} className="inline-block py-1">
            {action}
          </SiteLink>
        </p>
      </div>
    </article>
  )
}
