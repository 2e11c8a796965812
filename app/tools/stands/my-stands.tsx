/** The list of my stands, and the form that adds to it. The browser stores it, or without JavaScript the address. */
import { useRef, useState, type ComponentType, type FormEvent } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { AddressErrorSummary } from '~/components/forms/error-summary'
import { Button } from '~/components/ui/button'
import { Fold } from '~/components/ui/fold'
import { SiteLink } from '~/components/ui/site-link'
import { rowsBack } from '~/lib/rows-back'
import { countOf } from '~/lib/text'
import { Said } from '~/tools/said'
import { toolPath } from '~/paths'
import { isSameName, mostStands, toFullQuery, withoutStands, withStand, type MergedStands, type Stand } from './stand'
import { renameStand } from './rename-stand'
import type { StandFilesProps } from './stand-files'
import { StandForm } from './stand-form'
import { readStandDraft, readStandForm, toStandDraft, withoutStandForm } from './stand-form.schema'
import { StandList } from './stand-list'
import type { Kept, StandsState } from './use-stands'

interface MyStandsProps {
  /** The path of the page. */
  path: string
  query: URLSearchParams
  stands: StandsState
  /** The component opens and saves files. Other pages do without the scripts that read them. */
  Files?: ComponentType<StandFilesProps>
  /** Shows the answer for another address. */
  show: (query: URLSearchParams) => void
}

interface Done {
  text: string
  /** The list that Undo brings back, and the message after that. */
  before?: readonly Stand[]
  /** The list that the change made. Undo leaves alone what another tab has changed since. */
  after?: readonly Stand[]
  back?: string
  /** Undo also takes back the renaming. */
  undoRename?: () => Promise<void>
  /** Undo shows the link again, whose stands were kept. */
  undoKeep?: Kept['undo']
}

interface Typed {
  draft: URLSearchParams
  /** The name of the stand that is changed. */
  replaces?: string | undefined
}

export function MyStands({ path, query, stands: { stands, isFromAddress, change, keep }, Files, show }: MyStandsProps) {
  const isHydrated = useHydrated()
  const heading = useRef<HTMLHeadingElement>(null)
  const [typed, setTyped] = useState<Typed>()
  /** A new version gives the form other values. */
  const [version, setVersion] = useState(0)
  const [message, setMessage] = useState<Done>()
  const rest = withoutStandForm(query)
  const { draft, replaces } = typed ?? { draft: readStandDraft(query) }
  const others = stands.filter(({ name }) => !isSameName(name, replaces ?? ''))
  const { errors } = readStandForm(draft, others, { isInAddress: isFromAddress || !isHydrated })
  const isRefused = Object.keys(errors).length > 0
  // Without JavaScript the page opens at what is wrong, and not at the list.
  const opensAtProblem = isRefused && !typed
  const fill = (next: Typed) => {
    setTyped(next)
    setVersion(version + 1)
  }
  const store = (next: readonly Stand[], done: typeof message) => {
    show(change(rest, next))
    fill({ draft: new URLSearchParams() })
    setMessage(done && { ...done, after: next })
    heading.current?.focus()
  }
  const { before = [], after = [], back = '', undoRename, undoKeep } = message ?? {}
  const undo = () => {
    if (undoKeep) {
      show(undoKeep(rest))
      setMessage({ text: back })
    } else
      store(
        rowsBack({ before, after, now: stands }, ({ name }) => name),
        { text: back },
      )
    if (undoRename) void attempt(undoRename())
  }
  const keepShared = () => {
    const { query: left, merged, undo: undoKeep } = keep(rest)
    if (left) show(left)
    setMessage(
      left
        ? { text: describeMerged(merged), undoKeep, back: 'Your stands are as they were.' }
        : { text: 'This browser did not store them: its storage is full or blocked, as in some private windows.' },
    )
    heading.current?.focus()
  }
  const rename = async (from: string, to: string, next: readonly Stand[]) => {
    const { where, undo: undoRename } = await renameStand(from, to)
    if (where === '') return
    const text = `${to} is saved. It has its new name ${where}, too.`
    setMessage({ text, before: stands, after: next, back: 'The stand has its old name again.', undoRename })
  }
  const said = message && { text: message.text, ...(message.before || undoKeep ? { undo } : {}) }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = readStandDraft(new FormData(event.currentTarget))
    const { input } = readStandForm(entered, others, { isInAddress: isFromAddress })
    if (input) {
      const isKnown = stands.some(({ name }) => isSameName(name, replaces ?? input.name))
      const text = `${input.name} is saved.`
      const next = withStand(stands, input, replaces)
      store(next, isKnown ? { text, before: stands, back: 'The stand is as it was.' } : { text })
      const isRenamed = replaces !== undefined && replaces !== input.name
      // The stands of an address are usually somebody else's.
      if (isRenamed && !isFromAddress) void attempt(rename(replaces, input.name, next))
      return
    }
    fill({ draft: entered, replaces })
    setMessage(undefined)
  }
  const addressWithout = (stand: Stand) => {
    const left = toFullQuery(stands.filter((other) => other !== stand))
    return `${path}?${new URLSearchParams([...withoutStands(rest), ...left]).toString()}#my-stands`
  }
  return (
    <section
      id={opensAtProblem ? 'stands' : 'my-stands'}
      aria-labelledby="my-stands-title"
      className="no-print part mt-8 sm:mt-16"
    >
      <h2 id="my-stands-title" ref={heading} tabIndex={-1} data-quiet-focus>
        My stands
      </h2>
      <p className="mt-3 max-w-measure">
        Name each stand, the winds that suit it and how you walk in. Each wind you choose is then checked against all of
        them. {isFromAddress ? fromAddress : <noscript>{fromAddress}</noscript>}
      </p>
      <div className="mt-3">
        <Said message={said} />
      </div>
      {isFromAddress ? (
        <p className="mt-4 noscript:hidden">
          <Button onClick={keepShared}>Keep These Stands</Button>
        </p>
      ) : null}
      <div className="mt-6 grid gap-8 lg:grid-cols-2">
        <StandList
          stands={stands}
          addressWithout={addressWithout}
          onChange={(stand) => {
            fill({ draft: toStandDraft(stand), replaces: stand.name })
            setMessage(undefined)
          }}
          onRemove={(stand) => {
            const left = stands.filter((other) => other !== stand)
            store(left, { text: `${stand.name} is removed.`, before: stands, back: 'The stand is back.' })
          }}
        />
        <Fold
          id="stand-form"
          title={replaces === undefined ? 'Add a stand' : 'Change the stand'}
          isOpen={draft.size > 0}
        >
          {isRefused ? (
            <AddressErrorSummary id={opensAtProblem ? 'my-stands' : 'stand-problem'} errors={errors} />
          ) : null}
          <StandForm
            key={`${String(version)} ${draft.toString()}`}
            action={`${path}#my-stands`}
            draft={draft}
            errors={errors}
            carried={rest}
            isChange={replaces !== undefined}
            takesFocus={typed !== undefined && draft.size > 0}
            onSubmit={submit}
          />
        </Fold>
      </div>
      {Files ? (
        isHydrated ? (
          <Files
            stands={stands}
            onAdd={(next, text) => {
              store(next, { text, before: stands, back: 'The list is as it was.' })
            }}
          />
        ) : null
      ) : (
        <p className="mt-6 max-w-measure">
          Stands from onX, Gaia GPS, Garmin or another map: add their file on{' '}
          <SiteLink to={`${toolPath('my-map')}#my-stands`}>My Map</SiteLink>.
        </p>
      )}
    </section>
  )
}

function describeMerged({ added, known, left }: MergedStands): string {
  const parts = [`${countOf(added, 'stand')} saved in this browser.`]
  if (known > 0) {
    parts.push(
      `${countOf(known, 'stand')} you had already: yours ${known === 1 ? 'stays' : 'stay'}, point and note too.`,
    )
  }
  if (left > 0) parts.push(`${countOf(left, 'stand')} left out: the list has room for ${String(mostStands)}.`)
  return parts.join(' ')
}

/** A browser that blocks its storage has no log and no maps to change. */
async function attempt(action: Promise<void>): Promise<void> {
  try {
    await action
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

const fromAddress = 'They are part of this page’s address: bookmark it to have them again.'
