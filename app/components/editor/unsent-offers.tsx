/** The editor, when opened again, offers what it could not send the last time. */
import { useLocation } from '@remix-run/react'
import { useContext, useEffect, useState, type RefObject } from 'react'
import { OperatorContext } from '~/components/layout/operator-context'
import { useSite } from '~/components/layout/site-context'
import { Button } from '~/components/ui/button'
import { longDateTime } from '~/lib/date-and-time'
import { differencesOf, editorFields, type FieldDifference, type FormValues } from '~/lib/editing'
import { formTokenField } from '~/lib/form-rules'
import { shownText } from '~/lib/html-text'
import { withDraft } from '~/paths'
import { sendDraft } from './draft-saver'
import { discardUnsent, listUnsent, unsentDays, unsentKey, type UnsentForm } from './unsent-forms'

interface UnsentOffersProps {
  formRef: RefObject<HTMLFormElement>
  /** The address to which the form saves its draft. */
  url: string
  /** The server has these saves: the last of each draft, by tab key. */
  saves?: Readonly<Record<string, number>> | undefined
  formToken: string
  labels: Readonly<Record<string, string>>
}

const noSaves = {}

export function UnsentOffers({ formRef, url, saves = noSaves, formToken, labels }: UnsentOffersProps) {
  const { operatorId } = useContext(OperatorContext)
  const [offers, setOffers] = useState<readonly (UnsentForm & { differences: FieldDifference[] })[]>([])
  useEffect(() => {
    const form = formRef.current
    if (!form) return
    const own = unsentKey(new FormData(form))
    const shown = valuesOf(labels, [...new FormData(form)])
    const unsent = listUnsent(new Date())
      .filter((each) => each.operatorId === operatorId && each.url === url && each.key !== own)
      .map((each) => ({
        ...each,
        differences: differencesOf(labels, { stored: shown, typed: valuesOf(labels, each.entries) }),
      }))
    const isStored = ({ entries, differences }: (typeof unsent)[number]) =>
      differences.length === 0 ||
      Number(valueIn(entries, editorFields.sequence)) <= (saves[valueIn(entries, editorFields.tabKey)] ?? 0)
    unsent.filter(isStored).forEach(discardUnsent)
    setOffers(unsent.filter((each) => !isStored(each)))
  }, [formRef, url, operatorId, saves, labels])
  if (offers.length === 0) return null
  return (
    <section
      aria-labelledby="unsent"
      className="mb-10 rounded-field border-l-8 border-bark bg-panel px-4 py-3 font-sans sm:px-5"
    >
      <h2 id="unsent" className="text-lg">
        This browser has unsaved text
      </h2>
      <ul className="space-y-4">
        {offers.map((offer) => (
          <li key={offer.key}>
            <Offer
              offer={offer}
              formToken={formToken}
              onDiscard={() => {
                discardUnsent(offer)
                setOffers(offers.filter(({ key }) => key !== offer.key))
              }}
            />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-base text-soft">
        Nobody else sees it. It is deleted here after {unsentDays} days, or when you log out.
      </p>
    </section>
  )
}

interface OfferProps {
  offer: UnsentForm & { differences: FieldDifference[] }
  formToken: string
  onDiscard: () => void
}

function Offer({ offer, formToken, onDiscard }: OfferProps) {
  const { timeZone } = useSite()
  const { pathname, search } = useLocation()
  const [trouble, setTrouble] = useState<string>()
  const { at, url, entries, differences } = offer
  const send = async () => {
    const body = new FormData()
    for (const [name, value] of entries) body.append(name, value)
    body.set(formTokenField, formToken)
    const answer = await sendDraft(url, body, {})
    if (answer.kind !== 'saved') {
      setTrouble(answer.reason)
      return
    }
    discardUnsent(offer)
    const query = new URLSearchParams(search)
    query.delete('draft')
    const editor = query.size === 0 ? pathname : `${pathname}?${query.toString()}`
    // A full page load starts the form with other values.
    window.location.assign(answer.draft === undefined ? editor : withDraft(editor, answer.draft))
  }
  return (
    <>
      <p className="mt-2">
        Typed on <time dateTime={at}>{longDateTime(at, timeZone)}</time>.
      </p>
      <details className="mt-1">
        <summary className="min-h-9 cursor-pointer py-1">
          Differs in {differences.length === 1 ? '1 field' : `${String(differences.length)} fields`}:{' '}
          {differences.map(({ label }) => label).join(', ')}
        </summary>
        <dl className="mt-1 space-y-2 border-l-2 border-hairline pl-4 wrap-anywhere">
          {differences.map(({ label, stored, typed }) => (
            <div key={label}>
              <dt className="font-semibold">{label}</dt>
              <Version title="Below" text={stored} />
              <Version title="In this browser" text={typed} />
            </div>
          ))}
        </dl>
      </details>
      {trouble === undefined ? null : (
        <p role="alert" className="mt-2 font-semibold text-danger">
          {trouble}
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-3">
        <Button type="button" onClick={() => void send()}>
          Continue with it
        </Button>
        <Button type="button" look="secondary" onClick={onDiscard}>
          Discard<span className="sr-only"> what this browser has</span>
        </Button>
      </p>
    </>
  )
}

const longestLine = 200

/** A long text scrolls, and can be copied. */
function Version({ title, text }: { title: string; text: string }) {
  const shown = shownText(text) || '(empty)'
  if (shown.length <= longestLine) {
    return (
      <dd className="whitespace-pre-wrap">
        {title}: {shown}
      </dd>
    )
  }
  return (
    <dd>
      <label>
        {title}:
        <textarea
          readOnly
          rows={6}
          value={shown}
          className="mt-1 block w-full rounded-field border border-hairline bg-card p-3 text-base"
        />
      </label>
    </dd>
  )
}

function valueIn(entries: UnsentForm['entries'], name: string): string {
  return entries.find(([each]) => each === name)?.[1] ?? ''
}

function valuesOf(
  labels: Readonly<Record<string, string>>,
  entries: readonly (readonly [string, FormDataEntryValue])[],
): FormValues {
  return Object.fromEntries(
    Object.keys(labels).map((name) => [
      name,
      entries.flatMap(([each, value]) =>
        typeof value === 'string' && each.replace(/[.[].*$/s, '') === name ? value : [],
      ),
    ]),
  )
}
