import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { useSite } from '~/components/layout/site-context'
import { longDay } from '~/lib/dates'
import { nameGround } from '~/tools/ground/ground'
import { toStoredGround } from '~/tools/ground/stored-ground'
import { useSavedGround } from '~/tools/ground/saved-ground'
import { readLegalFigure } from '~/tools/legal-light/legal-light'
import { useSeasonHours } from '~/tools/legal-light/season-hours'
import { Said, type Message } from '~/tools/said'
import { useToday } from '~/tools/use-today'
import { BlankSheet } from './blank-sheet'
import { LogBars } from './log-bars'
import { LogFiles } from './log-files'
import { deleteSit, listSits, onOtherTab, replaceSits, saveSits } from './log-store'
import { toSitText, type Sit, type SitText } from './sit'
import { forgetDraft, keepSubmitted, readDraft } from './sit-draft'
import { SitForm } from './sit-form'
import { SitList } from './sit-list'

const storageFailed =
  'This browser did not store it: its storage is full or blocked, as in some private windows. What you typed is still in the form.'
const sentTooEarly = 'The sit is not saved yet, because the page was still loading. Please press Save Sit again.'

/** `today` is a date such as 2026-11-21, in the site's time zone. `isBlank` shows only the sheet to print. */
export function SeasonLogTool({ today, isBlank }: { today: string; isBlank: boolean }) {
  if (isBlank) return <BlankSheet />
  return (
    <>
      <div className="noscript:hidden">
        <Log today={today} />
      </div>
      <noscript>
        <p className="no-print mt-8">
          Without JavaScript a page cannot keep a log. Print this sheet and fill it in by hand.
        </p>
        <BlankSheet />
      </noscript>
    </>
  )
}

function Log({ today }: { today: string }) {
  const [freshId, setFreshId] = useState(() => crypto.randomUUID())
  const fresh = useFreshSit(today, freshId)
  const [opened, setOpened] = useState<Sit[]>()
  const sits = opened ?? []
  const [edited, setEdited] = useState<SitText>()
  const [message, setMessage] = useState<Message>()
  const formRef = useRef<HTMLDivElement>(null)

  const read = useCallback(
    () =>
      listSits().then(setOpened, () => {
        setOpened([])
        setMessage({ text: 'This browser does not let the page keep a log, as in some private windows.' })
      }),
    [],
  )
  useEffect(() => {
    void read().then(() => {
      if (keepSubmitted()) setMessage({ text: sentTooEarly })
    })
    return onOtherTab(() => void read())
  }, [read])

  /** @returns whether the change was stored */
  const attempt = async <Result,>(action: Promise<Result>, done: (result: Result) => Message): Promise<boolean> => {
    let message: Message
    try {
      message = done(await action)
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      setMessage({ text: storageFailed })
      return false
    }
    // The list comes first, because the message takes over the focus of what is gone from it.
    await read()
    setMessage(message)
    return true
  }

  const startFresh = () => {
    forgetDraft()
    setEdited(undefined)
    setFreshId(crypto.randomUUID())
  }

  const save = async (sit: Sit) => {
    const isNew = !sits.some(({ id }) => id === sit.id)
    await attempt(saveSits([sit]), () => {
      startFresh()
      return { text: isNew ? 'Sit saved.' : 'Sit changed.' }
    })
  }

  const draft = useHydrated() ? readDraft() : undefined
  const values = edited ?? draft ?? fresh.values
  return (
    <div className="mt-8 space-y-12 print:mt-2 print:space-y-4">
      <div ref={formRef} className="no-print max-w-3xl">
        <SitForm
          key={[values.id, fresh.values.ground, fresh.values.date].join(' ')}
          values={values}
          isNew={!sits.some(({ id }) => id === values.id)}
          hint={fresh.hint}
          today={fresh.values.date}
          timeZone={fresh.timeZone}
          sits={sits}
          onSave={save}
          onCancel={() => {
            startFresh()
            setMessage({ text: edited ? 'Nothing was changed.' : 'The form is empty again.' })
          }}
        />
      </div>
      <Said message={message} />
      <p role="status" className={`hidden ${opened ? '' : 'returning:block'}`}>
        Opening your log.
      </p>
      <div className={`space-y-12 print:space-y-4 ${opened ? '' : 'returning:hidden'}`}>
        <LogBars sits={sits} />
        <SitList
          sits={sits}
          onEdit={(sit) => {
            setEdited(toSitText(sit))
            formRef.current?.scrollIntoView()
            formRef.current?.querySelector('h2')?.focus()
          }}
          onDelete={(sit) => {
            void attempt(deleteSit(sit.id), () => ({
              text: `Sit of ${longDay(sit.date)} deleted.`,
              undo: () => void attempt(saveSits([sit]), () => ({ text: 'Sit restored.' })),
            }))
          }}
        />
        <LogFiles
          sits={sits}
          today={fresh.values.date}
          onImport={async (found) => {
            const saved = saveSits(found)
            return (await attempt(saved, () => ({ text: '' }))) ? saved : undefined
          }}
          onDeleteAll={() => {
            void attempt(replaceSits([]), () => ({
              text: 'All sits are deleted.',
              undo: () => void attempt(saveSits(sits), () => ({ text: 'The log is back.' })),
            }))
          }}
        />
      </div>
    </div>
  )
}

function useFreshSit(today: string, id: string): { values: SitText; hint: ReactNode; timeZone: string | undefined } {
  const site = useSite()
  const ground = useSavedGround()
  const timeZone = ground?.timeZone
  const day = useToday(today, timeZone ?? site.timeZone)
  const values = {
    id,
    date: day,
    from: '',
    to: '',
    stand: '',
    wind: '',
    note: '',
    sightings: [],
    place: ground?.name ?? '',
    ground: ground ? toStoredGround(ground).toString() : '',
  }
  const seasons = useSeasonHours()
  if (!ground) return { values, hint: undefined, timeZone }
  const { legal, hours, figure } = readLegalFigure(day, ground, { seasons })
  const light = hours.whose === 'unread' ? '' : `, today: ${hours.name} ${figure}`
  const hint = legal && `${nameGround(ground)}${light}. ${hours.rule}.`
  return { values, hint, timeZone }
}
