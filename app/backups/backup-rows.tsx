import { IconLink } from '~/components/lists/icon-link'
import { RowIcons } from '~/components/lists/row-icon'
import { buttonClass } from '~/components/ui/button'
import { useSite } from '~/components/layout/site-context'
import { longDateTime } from '~/lib/date-and-time'
import { backupFilePath } from '~/paths'
import type { Backup } from './backups'
import { formatSize } from './size'

export function BackupList({ backups }: { backups: readonly Backup[] }) {
  if (backups.length === 0) return null
  return (
    <>
      <RowIcons />
      <ul className="row-list mt-4">
        {backups.map((backup) => (
          <Row key={backup.id} backup={backup} />
        ))}
      </ul>
    </>
  )
}

function Row({ backup: { id, name, at, size, madeBy } }: { backup: Backup }) {
  const { timeZone } = useSite()
  const time = longDateTime(at, timeZone)
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-80">
        <h2 className="text-lg">
          <time dateTime={at}>{time}</time>
        </h2>
        <p className="font-sans text-base text-soft">{name}</p>
        <p className="font-sans text-base">
          {formatSize(size)}, made by {madeBy}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <a href={backupFilePath(id)} className={buttonClass('secondary')}>
          Download<span className="sr-only">: {time}</span>
        </a>
        <IconLink
          to={backupFilePath(id, 'delete')}
          preventScrollReset
          tip="Delete"
          label={`Delete: ${time}`}
          icon="delete"
        />
      </div>
    </li>
  )
}
