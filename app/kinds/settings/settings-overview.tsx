import { useSite } from '~/components/layout/site-context'
import { SiteLink } from '~/components/ui/site-link'
import { longDateTime } from '~/lib/date-and-time'
import { goLivePath, mailSettingsPath, peoplePath, settingsSectionPath } from '~/paths'
import type { SectionName } from './sections'

interface SectionLine {
  name: SectionName
  title: string
  summary: string
  saved?: { at: string; by: string }
}

const groups = ['Your business', 'Pages', 'Legal texts'] as const

const groupOf = {
  identity: 'Your business',
  contact: 'Your business',
  support: 'Your business',
  claims: 'Your business',
  reviews: 'Your business',
  home: 'Pages',
  categories: 'Pages',
  footer: 'Pages',
  terms: 'Legal texts',
  privacy: 'Legal texts',
  dmca: 'Legal texts',
} as const satisfies Record<SectionName, (typeof groups)[number]>

const others = [
  { path: goLivePath, title: 'Before you go live', summary: 'What is still a sample, and what else is left to do' },
  { path: mailSettingsPath, title: 'Mail', summary: 'Who gets notices, and when' },
  { path: peoplePath, title: 'Retention', summary: 'When closed quotes and messages are deleted' },
] as const

export function SettingsOverview({ sections }: { sections: readonly SectionLine[] }) {
  const { timeZone } = useSite()
  const lines = sections.map(({ name, title, summary, saved }) => ({
    name,
    path: settingsSectionPath(name),
    title,
    summary,
    note: saved ? `Changed ${longDateTime(saved.at, timeZone)} by ${saved.by}` : undefined,
  }))
  return (
    <>
      {groups.map((title) => (
        <Group key={title} title={title} lines={lines.filter(({ name }) => groupOf[name] === title)} />
      ))}
      <Group title="Running the site" lines={others} />
    </>
  )
}

interface GroupProps {
  title: string
  lines: readonly { path: string; title: string; summary: string; note?: string | undefined }[]
}

function Group({ title, lines }: GroupProps) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <ul className="row-list mt-2">
        {lines.map(({ path, title: name, summary, note }) => (
          <li
            key={path}
            className="gap-x-6 px-4 py-2 md:grid md:grid-cols-[13rem_minmax(0,1fr)_auto] md:items-baseline"
          >
            <h3 className="text-lg">
              <SiteLink to={path}>{name}</SiteLink>
            </h3>
            <p className="truncate">{summary}</p>
            {note === undefined ? null : <p className="text-base text-soft">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
