import { useState } from 'react'
import { AskFirst } from '~/components/ui/ask-first'
import { Button, ButtonLink } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import { fieldIds, FieldFrame, fileClass } from '~/components/forms/field-frame'
import { readingsOf, type DateOrder } from '~/lib/date-text'
import { longDay } from '~/lib/dates'
import { downloadText } from '~/lib/download-text'
import { countOf } from '~/lib/text'
import { lazyModule, unlessNotLoaded, usePreload } from '~/tools/lazy-module'
import { Said, type Message } from '~/tools/said'
import { myGroundPath, toolPath } from '~/paths'
import type { CameraVisit } from './camera-visit'
import type { ImportedLog } from './log-csv'
import { isOutside, type Sit } from './sit'

const mostBytes = 5_000_000

const fileWords = {
  label: 'Add the sits of a file (CSV or JSON)',
  hint: 'A table of your own needs columns named date, from and to. It may have place, stand, wind and note, and for each sighting a line with time, what and count.',
}

const loadFiles = lazyModule(() => import('./sit-files'))
const loadReader = lazyModule(() => import('~/lib/read-csv'))

interface LogFilesProps {
  sits: readonly Sit[]
  today: string
  visits: readonly CameraVisit[]
  /** @returns undefined if they could not be stored */
  onImport: (log: ImportedLog) => Promise<Imported | undefined>
  onDeleteAll: () => void
}

export interface Imported {
  /** So many of the sits were there before, and were replaced. */
  known: number
  /** So many camera visits were added. */
  visits: number
  /** @returns whether the change was stored */
  undo: () => Promise<boolean>
}

export function LogFiles({ sits, visits, today, onImport, onDeleteAll }: LogFilesProps) {
  usePreload(loadFiles)
  usePreload(loadReader)
  const [unclear, setUnclear] = useState<{ text: string; date: string }>()
  const [message, setMessage] = useState<Message>()
  const say = (text: string) => {
    setMessage({ text })
  }
  const [notLoaded, setNotLoaded] = useState<Message>()
  const attempt = (act: () => Promise<void>) => {
    setNotLoaded(undefined)
    void unlessNotLoaded(act, (text) => {
      setNotLoaded({ text })
    })
  }
  const read = async (text: string, order?: DateOrder) => {
    const { readLogFile } = await loadFiles()
    const log = readLogFile(text, { sits, order })
    setUnclear(log.unclear === undefined ? undefined : { text, date: log.unclear })
    if (log.unclear !== undefined) return
    const imported = await onImport(log)
    if (!imported) {
      say('Nothing was added.')
      return
    }
    const undo = () => {
      void imported.undo().then((isBack) => {
        if (isBack) say('The log is as it was.')
      })
    }
    const hasAdded = log.sits.length + imported.visits > 0
    setMessage({ text: describe(log, imported, today), ...(hasAdded ? { undo } : {}) })
  }
  const open = async (file: File) => {
    setUnclear(undefined)
    say('')
    if (file.size > mostBytes) {
      say('This file is larger than 5 MB, which is more than a log of many years. Nothing was added.')
      return
    }
    const { decodeCsv } = await loadReader()
    const decoded = decodeCsv(await file.arrayBuffer())
    if ('text' in decoded) await read(decoded.text)
    else say(`${decoded.refused}. Nothing was added.`)
  }
  return (
    <section aria-labelledby="files" className="no-print">
      <h2 id="files">Keep it, bring it along, print it</h2>
      <p className="mt-2 max-w-measure text-base text-soft">
        The log is in this browser alone. A file is your copy. The way to another phone, and what an iPhone may delete,
        is on <SiteLink to={`${myGroundPath}#kit`}>My Ground: everything in one file</SiteLink>.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {sits.length + visits.length === 0 ? null : (
          <>
            <Button
              look="secondary"
              onClick={() => {
                attempt(async () => {
                  downloadText('season-log.csv', 'text/csv', (await loadFiles()).toCsv(sits, visits))
                })
              }}
            >
              Save as CSV
            </Button>
            <Button
              look="secondary"
              onClick={() => {
                attempt(async () => {
                  downloadText('season-log.json', 'application/json', (await loadFiles()).toJson(sits, visits))
                })
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
        <ButtonLink look="secondary" to={`${toolPath('log')}?sheet=blank`} rel="nofollow">
          A blank sheet to print
        </ButtonLink>
      </div>
      <div className="mt-6 max-w-3xl">
        <FieldFrame id="log-file" {...fileWords}>
          <input
            {...fieldIds({ name: 'log-file', ...fileWords })}
            type="file"
            accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
            className={fileClass(undefined)}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) attempt(() => open(file))
              // The visitor may choose the same file again.
              currentTarget.value = ''
            }}
          />
        </FieldFrame>
      </div>
      {unclear ? (
        <WhichDay
          date={unclear.date}
          onChoose={(order) => {
            attempt(() => read(unclear.text, order))
          }}
        />
      ) : null}
      <div className="mt-4">
        <Said message={notLoaded ?? message} />
      </div>
      {sits.length === 0 ? null : (
        <AskFirst
          label="Delete all sits"
          question={`Delete ${sits.length === 1 ? 'the one sit' : `all ${String(sits.length)} sits`} of this browser? Save a file first if you want to keep a copy.`}
          confirm="Delete them"
          onConfirm={() => {
            setMessage(undefined)
            onDeleteAll()
          }}
        />
      )}
    </section>
  )
}

interface WhichDayProps {
  date: string
  onChoose: (order: DateOrder) => void
}

function WhichDay({ date, onChoose }: WhichDayProps) {
  return (
    <div role="alert" className="mt-4 rounded-field border-l-8 border-blaze bg-panel px-5 py-3">
      <p>
        The file has dates such as <b>{date}</b>. Which day is that?
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {readingsOf(date).map(({ day, order }) =>
          order === undefined ? null : (
            <Button
              key={order}
              look="secondary"
              onClick={() => {
                onChoose(order)
              }}
            >
              {longDay(day)}
            </Button>
          ),
        )}
      </div>
    </div>
  )
}

function describe(log: ImportedLog, { known, visits }: Imported, today: string): string {
  const { sits, unit, found, left, refused, ignored } = log
  const outside = sits.flatMap((sit) => sit.sightings.filter(({ time }) => isOutside(sit, time))).length
  const future = sits.filter(({ date }) => date > today).map(({ date }) => longDay(date))
  const parts = [`${countOf(sits.length - known, 'sit')} added.`]
  if (known > 0) parts.push(`${String(known)} that ${known === 1 ? 'was' : 'were'} here already replaced.`)
  if (log.visits.length > 0) parts.push(`${countOf(visits, 'camera visit')} added.`)
  if (outside > 0) {
    parts.push(`${countOf(outside, 'sighting')} at a time outside the sit: kept, but in no bar by light.`)
  }
  if (future.length > 0) {
    parts.push(`${countOf(future.length, 'sit')} dated in the future (${future.join('; ')}): check the year.`)
  }
  if (ignored.length > 0) parts.push(`Not part of the log, so left out: the column ${ignored.join(', ')}.`)
  if (left > 0) parts.push(`${left.toLocaleString('en-US')} of ${countOf(found, unit)} left out:`)
  return [parts.join(' '), ...refused].join('\n')
}
