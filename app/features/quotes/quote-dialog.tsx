/** The quote form over the page it was asked for on. It stays in the page when it is closed, and so does what was typed. */
import { PrefetchPageLinks, useFetcher } from '@remix-run/react'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { Dialog } from '~/components/ui/dialog'
import { useToaster } from '~/components/ui/toaster'
import type { Message } from '~/lib/toast'
import { quotePath } from '~/paths'
import { QuoteForm, type RefusedQuote } from './quote-form'

interface QuotedProduct {
  id: number
  slug: string
  name: string
}

/** What the action answers to the dialog. */
export type QuoteAnswer = RefusedQuote | { sent: Message }

/** Which product the dialog is for, if it is open, and the press that opens it. */
export function useQuoteDialog() {
  const [product, setProduct] = useState<QuotedProduct>()
  const [isOpen, setOpen] = useState(false)
  const [sent, setSent] = useState<Message>()
  return {
    product,
    isOpen,
    sent,
    setSent,
    close: () => {
      setOpen(false)
    },
    /** Goes on the link to the form's own page: a press that asks for a new tab stays the browser's. */
    openFor: (next: QuotedProduct) => (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      setSent(undefined)
      setProduct(next)
      setOpen(true)
    },
  }
}

export function QuoteDialog({ dialog }: { dialog: ReturnType<typeof useQuoteDialog> }) {
  // A new key after each success: an empty form, without the answer to the last one.
  const [round, setRound] = useState(0)
  if (!dialog.product) return null
  return (
    <Dialog title="Request a Quote" isOpen={dialog.isOpen} onClose={dialog.close}>
      {/* The router fetches the code of the address that a form posts to; now, while there is a connection. */}
      <PrefetchPageLinks page={quotePath(dialog.product.slug)} />
      <p className="mb-5">
        For <strong>{dialog.product.name}</strong>. No payment, no obligation: we write back within 24 hours.
      </p>
      <DialogForm
        key={round}
        product={dialog.product}
        onSent={(message) => {
          dialog.setSent(message)
          dialog.close()
          setRound(round + 1)
        }}
      />
    </Dialog>
  )
}

function DialogForm({ product, onSent }: { product: QuotedProduct; onSent: (message: Message) => void }) {
  const fetcher = useFetcher<QuoteAnswer>()
  const toaster = useToaster()
  const answer = fetcher.data
  const handled = useRef<QuoteAnswer>()
  useEffect(() => {
    if (!answer || handled.current === answer) return
    handled.current = answer
    if ('sent' in answer) {
      toaster.show({ ...answer.sent, kind: 'success' })
      onSent(answer.sent)
    } else {
      toaster.show({ ...answer.message, kind: 'error' })
    }
  }, [answer, onSent, toaster])
  return (
    <QuoteForm
      product={product}
      refused={answer && 'lastResult' in answer ? answer : undefined}
      isPending={fetcher.state !== 'idle'}
      as={fetcher.Form}
      isInDialog
    />
  )
}
