/** Puts a product on the request's list: in the browser, or without JavaScript by a form that leads to the list. */
import ClipboardList from 'lucide-react/icons/clipboard-list'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { buttonClass } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import { requestPath } from '~/paths'
import { quoteFieldMessages } from './quotes'
import { listParameters, requestAddress, toStoredText, withProduct } from './request-list'
import { changeRequest, useCarriedRequest, useStoredRequest } from './stored-request'

interface AddToRequestProps {
  product: { slug: string; name: string }
  /** The button looks like the links beside it. */
  isPlain?: boolean
}

export function AddToRequest({ product, isPlain = false }: AddToRequestProps) {
  const carried = useCarriedRequest()
  const [outcome, setOutcome] = useState<string>()
  const { slug, name } = product
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // hydration-page-script.js stores the product of a press that came before.
    const isPressed = ref.current?.dataset.added !== undefined
    let isListed = false
    const isRead =
      isPressed &&
      changeRequest((list) => {
        isListed = list.some((listed) => listed.slug === slug)
        return list
      })
    delete ref.current?.dataset.added
    if (isRead) setOutcome(isListed ? 'Added.' : `${quoteFieldMessages.tooManyProducts}.`)
  }, [slug])
  const add = (event: FormEvent) => {
    let isFull = false
    const isStored = changeRequest((list) => {
      const next = withProduct(list, { slug, name, quantity: '1' })
      isFull = next === undefined
      return next ?? list
    })
    if (!isStored) return
    event.preventDefault()
    setOutcome(isFull ? `${quoteFieldMessages.tooManyProducts}.` : 'Added.')
  }
  return (
    <form
      ref={ref}
      method="get"
      action={requestPath}
      onSubmit={add}
      data-adds={toStoredText([{ slug, name, quantity: '1' }])}
    >
      {listParameters(withProduct(carried, { slug, quantity: '1' }) ?? carried).map(([parameter, value], index) => (
        <input key={index} type="hidden" name={parameter} value={value} />
      ))}
      <button
        type="submit"
        aria-label={`Add to request: ${name}`}
        className={isPlain ? 'py-1 text-moss underline' : buttonClass('secondary')}
      >
        Add to request
      </button>
      <div aria-live="polite">
        {outcome === undefined ? null : (
          <p className="mt-2 flex flex-wrap gap-x-3 font-sans text-base">
            {outcome} <RequestLink />
          </p>
        )}
      </div>
    </form>
  )
}

/** The link reads "Your request (2)". */
export function RequestLink() {
  const carried = useCarriedRequest()
  const list = useStoredRequest() ?? carried
  return (
    <SiteLink to={requestAddress(carried)} className="inline-flex items-center gap-2 font-sans font-semibold">
      <ClipboardList aria-hidden="true" size={18} />
      Your request{list.length === 0 ? '' : ` (${String(list.length)})`}
    </SiteLink>
  )
}
