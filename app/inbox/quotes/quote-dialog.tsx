/**
 * The quote form over the page it was opened from. Each product's form stays in the page when the dialog closes, with
 * what was typed.
 */
import { PrefetchPageLinks, useFetcher, useLocation, useNavigate } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react'
import { useSite } from '~/components/layout/site-context'
import { Dialog } from '~/components/dialogs/dialog'
import { isRefusedForm, type RefusedForm } from '~/components/forms/refused-form'
import { useToaster } from '~/components/feedback/toaster'
import { withReplyTime } from '~/lib/reply-time'
import type { Message } from '~/lib/messages'
import { quotePath } from '~/paths'
import { QuoteForm } from './quote-form'

interface QuotedProduct {
  id: number
  slug: string
  name: string
  sizes: readonly string[]
}

type QuoteAnswer = RefusedForm | { sent: Message }

/** The key in the history entry's state. */
const entryKey = 'quoteDialog'

export function useQuoteDialog() {
  const [products, setProducts] = useState<readonly QuotedProduct[]>([])
  const { openId, open, close } = useDialogEntry()
  const [sent, setSent] = useState<{ productId: number; message: Message }>()
  const isLoadedAgain = openId !== undefined && !products.some(({ id }) => id === openId)
  useEffect(() => {
    if (isLoadedAgain) close()
  }, [isLoadedAgain, close])
  return {
    products,
    openId,
    sentFor: ({ id }: QuotedProduct) => (sent?.productId === id ? sent.message : undefined),
    close,
    finish: (productId: number, message: Message) => {
      setSent({ productId, message })
      if (openId === productId) close()
    },
    /** A click that asks for a new tab stays the browser's. */
    openFor: (product: QuotedProduct) => (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      setProducts((known) => (known.some(({ id }) => id === product.id) ? known : [...known, product]))
      open(product.id)
    },
  }
}

/**
 * The open dialog is a history entry with the same address, so Back closes it. `useBlocker` would not do: the router
 * does not handle Back on the first page of a visit.
 */
function useDialogEntry() {
  const location = useLocation()
  const { pathname, search, key } = location
  const navigate = useNavigate()
  // history.back() takes a moment, so the dialog closes at once, and a second click does not leave the page.
  const [closedKey, setClosedKey] = useState<string>()
  const leftKey = useRef<string>()
  if (closedKey !== undefined && closedKey !== key) setClosedKey(undefined)
  useEffect(() => {
    if (leftKey.current !== key) leftKey.current = undefined
  }, [key])
  const close = useCallback(() => {
    if (leftKey.current === key) return
    leftKey.current = key
    setClosedKey(key)
    navigate(-1)
  }, [key, navigate])
  const open = (id: number) => {
    navigate({ pathname, search }, { state: { [entryKey]: id }, preventScrollReset: true })
  }
  return { openId: closedKey === key ? undefined : openIdIn(location), open, close }
}

function openIdIn({ state }: { state: unknown }): number | undefined {
  if (typeof state !== 'object' || state === null || !(entryKey in state)) return undefined
  return typeof state[entryKey] === 'number' ? state[entryKey] : undefined
}

export function QuoteDialogs({ dialog }: { dialog: ReturnType<typeof useQuoteDialog> }) {
  return dialog.products.map((product) => (
    <QuoteDialog
      key={product.id}
      product={product}
      isOpen={dialog.openId === product.id}
      onClose={dialog.close}
      onSent={dialog.finish}
    />
  ))
}

interface QuoteDialogProps {
  product: QuotedProduct
  isOpen: boolean
  onClose: () => void
  onSent: (productId: number, message: Message) => void
}

function QuoteDialog({ product, isOpen, onClose, onSent }: QuoteDialogProps) {
  const { replyWithin } = useSite()
  // A new key after each success resets the form.
  const [round, setRound] = useState(0)
  return (
    <Dialog title="Request a Quote" isOpen={isOpen} onClose={onClose}>
      {/* Posting needs the code of the form's own route, which is fetched while there is a connection. */}
      <PrefetchPageLinks page={quotePath(product.slug)} />
      <p className="mb-5">
        For <strong>{product.name}</strong>.{' '}
        {withReplyTime('No payment, no obligation. We’ll write back within 24 hours.', replyWithin)}
      </p>
      <DialogForm
        key={round}
        product={product}
        isOpen={isOpen}
        onSent={(message) => {
          onSent(product.id, message)
          setRound(round + 1)
        }}
      />
    </Dialog>
  )
}

interface DialogFormProps extends Pick<QuoteDialogProps, 'product' | 'isOpen'> {
  onSent: (message: Message) => void
}

function DialogForm({ product, isOpen, onSent }: DialogFormProps) {
  const fetcher = useFetcher<QuoteAnswer>()
  const toaster = useToaster()
  const answer = fetcher.data
  const handled = useRef<QuoteAnswer>()
  useEffect(() => {
    if (!answer || handled.current === answer) return
    handled.current = answer
    if (isRefusedForm(answer)) {
      // The form itself says it while the dialog is open.
      if (!isOpen) toaster.show({ ...answer.message, kind: 'error' })
      return
    }
    toaster.show({ ...answer.sent, kind: 'success' })
    onSent(answer.sent)
  }, [answer, isOpen, onSent, toaster])
  return (
    <QuoteForm
      product={product}
      refused={isRefusedForm(answer) ? answer : undefined}
      isPending={fetcher.state !== 'idle'}
      as={fetcher.Form}
      isInDialog
    />
  )
}
