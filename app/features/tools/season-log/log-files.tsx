/** Saving the log as a file, opening one, printing, and deleting all of it. */
import { AskFirst } from '~/components/ui/ask-first'
import { Button, ButtonLink } from '~/components/ui/button'
import { downloadText } from '~/lib/download-text'
import { toolPath } from '~/paths'
import { readLogFile, toCsv, toJson } from './sit-files'
import type { Sit } from './sit'

const mostBytes = 5_000_000
const mostReasons = 10

interface LogFilesProps {
  sits: readonly Sit[]
  /** Stores what was read, and says what `describe` makes of how many of them were there before. */
  onImport: (sits: readonly Sit[], describe: (known: number) => string) => void
  onSay: (text: string) => void
  onDeleteAll: () => void
}

export function LogFiles({ sits, onImport, onSay, onDeleteAll }: LogFilesProps) {
  const open = async (file: File) => {
    if (file.size > mostBytes) {
      onSay('This file is larger than 5 MB, which is more than a log of many years. Nothing was added.')
      return
    }
    const { sits: found, refused } = readLogFile(await file.text())
    onImport(found, (known) => describe(found.length - known, known, refused))
  }
  return (
    <section aria-labelledby="files" className="no-print">
      <h2 id="files">Keep it, bring it along, print it</h2>
      <p className="mt-2 max-w-measure text-base text-soft">
        The log is in this browser alone. A file is your copy, and the way to another device.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {sits.length === 0 ? null : (
          <>
            <Button
              look="secondary"
              onClick={() => {
                downloadText('season-log.csv', 'text/csv', toCsv(sits))
              }}
            >
              Save as CSV
            </Button>
            <Button
              look="secondary"
              onClick={() => {
                downloadText('season-log.json', 'application/json', toJson(sits))
              }}
            >
              Save as JSON
            </Button>
            <Button
              look="secondary"
              onClick={() => {
                window.print()
              }}
            >
              Print the log
            </Button>
          </>
        )}
        <ButtonLink look="secondary" to={`${toolPath('log')}?sheet=blank`}>
          A blank sheet to print
        </ButtonLink>
      </div>
      <label className="mt-6 block font-semibold" htmlFor="log-file">
        Add the sits of a file (CSV or JSON)
      </label>
      <input
        id="log-file"
        type="file"
        accept=".csv,.json,text/csv,application/json"
        className="mt-1 block max-w-full"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (!file) return
          void open(file)
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      {sits.length === 0 ? null : (
        <AskFirst
          label="Delete all sits"
          question={`Delete ${sits.length === 1 ? 'the one sit' : `all ${String(sits.length)} sits`} of this browser? Save a file first if you want to keep a copy.`}
          confirm="Delete them"
          onConfirm={onDeleteAll}
        />
      )}
    </section>
  )
}

function describe(added: number, known: number, refused: readonly string[]): string {
  const parts = [`${String(added)} ${added === 1 ? 'sit' : 'sits'} added.`]
  if (known > 0) parts.push(`${String(known)} that ${known === 1 ? 'was' : 'were'} here already replaced.`)
  if (refused.length === 0) return parts.join(' ')
  const more = refused.length - mostReasons
  return [
    `${parts.join(' ')} ${String(refused.length)} left out:`,
    ...refused.slice(0, mostReasons),
    ...(more > 0 ? [`and ${String(more)} more.`] : []),
  ].join('\n')
}
