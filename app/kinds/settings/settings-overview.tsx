import type { ReactNode } from 'react'
import { useSite } from '~/components/layout/site-context'
import { SiteLink } from '~/components/ui/site-link'
import { longDateTime } from '~/lib/date-and-time'
import { goLivePath, mailSettingsPath, peoplePath, settingsSectionPath } from '~/paths'

interface SectionLine {
  name: string
  title: string
  hint: string
  summary: string
  saved?: { at: string; by: string }
}

const others = [
  {
    path: mailSettingsPath,
    title: 'Mail',
    hint: 'Who gets the notices, the hour of the daily list, and how many mails may go out a day.',
  },
  { path: peoplePath, title: 'Retention', hint: 'After how many months closed quotes and messages are deleted.' },
] as const

export function SettingsOverview({ sections }: { sections: readonly SectionLine[] }) {
  const { timeZone } = useSite()
  return (
    <ul className="row-list lg:grid lg:grid-cols-2">
      <Row path={goLivePath} title="Before you go live" hint="What is still a sample, and what else is left to do." />
      {sections.map(({ name, title, hint, summary, saved }) => (
        <Row key={name} path={settingsSectionPath(name)} title={title} hint={hint}>
          <p className="mt-1 wrap-anywhere">{summary}</p>
          <p className="mt-1 text-base text-soft">
            {saved ? `Changed ${longDateTime(saved.at, timeZone)} by ${saved.by}` : 'Never changed'}
          </p>
        </Row>
      ))}
      {others.map(({ path, ...words }) => (
        <Row key={path} path={path} {...words} />
      ))}
    </ul>
  )
}

interface RowProps {
  path: string
  title: string
  hint: string
  children?: ReactNode
}

function Row({ path, title, hint, children }: RowProps) {
  return (
    <li className="border-t border-hairline px-4 py-3">
      <h2 className="text-xl">
        <SiteLink to={path}>{title}</SiteLink>
      </h2>
      <p className="mt-1 text-base text-soft">{hint}</p>
      {children}
    </li>
  )
}
