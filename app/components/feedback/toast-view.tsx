/** The toast pauses while hovered, focused or in a background window; F8 focuses it, Escape and a swipe dismiss it. */
import X from 'lucide-react/icons/x'
import * as RadixToast from '@radix-ui/react-toast'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { toastFigures, type Toast } from '~/lib/messages'
import { SiteLink } from '~/components/ui/site-link'
import { UndoButton } from './undo-button'

export default function ToastView({ toast }: { toast: Toast | null }) {
  const home = useRef<HTMLDivElement>(null)
  const [box] = useState(() => document.createElement('div'))
  // Everything outside an open modal dialog is inert. A success closes it, but only after the change of the page.
  useLayoutEffect(() => {
    const place = (toast && document.querySelector('dialog[open]')) ?? home.current
    if (box.parentElement !== place) place?.append(box)
  })
  return (
    <RadixToast.Provider
      duration={toastFigures.displayMs}
      swipeThreshold={toastFigures.swipeThresholdPx}
      swipeDirection="right"
      label="Notification"
    >
      {toast ? <OneToast key={toast.id} toast={toast} /> : null}
      <div ref={home} />
      {createPortal(
        <RadixToast.Viewport
          hotkey={[...toastFigures.hotkey]}
          label="Notifications ({hotkey})"
          className={`toast-place list-none ${toast?.kind === 'success' ? 'in-[dialog]:top-4! in-[dialog]:bottom-auto! in-[dialog]:w-[min(26rem,calc(100vw-2rem))]!' : ''}`}
        />,
        box,
      )}
    </RadixToast.Provider>
  )
}

function OneToast({ toast }: { toast: Toast }) {
  const [isOpen, setOpen] = useState(true)
  const [isKept, setKept] = useState(true)
  useEffect(() => {
    if (isOpen) return undefined
    const timer = setTimeout(() => {
      setKept(false)
    }, toastFigures.removalDelayMs)
    return () => {
      clearTimeout(timer)
    }
  }, [isOpen])
  if (!isKept) return null
  const edge = toast.kind === 'error' ? 'border-l-danger' : 'border-l-[#1e5a2c] dark:border-l-moss'
  return (
    <RadixToast.Root
      open={isOpen}
      onOpenChange={setOpen}
      type={toast.kind === 'error' ? 'foreground' : 'background'}
      className={`toast relative rounded-field border border-l-8 border-hairline bg-card py-4 pr-14 pl-4 text-ink cramped:pt-12 cramped:pr-2 ${edge}`}
    >
      <RadixToast.Title className="font-sans text-lg font-bold">{toast.title}</RadixToast.Title>
      <RadixToast.Description className="text-base">
        {toast.outcome === undefined ? null : (
          <span className="block font-semibold wrap-anywhere">{toast.outcome}</span>
        )}
        {toast.description}
      </RadixToast.Description>
      {toast.undo === undefined ? null : <UndoButton undo={toast.undo} />}
      {toast.link === undefined ? null : (
        <RadixToast.Action asChild altText={toast.link.label}>
          <SiteLink to={toast.link.to} className="mt-1 inline-block">
            {toast.link.label}
          </SiteLink>
        </RadixToast.Action>
      )}
      <RadixToast.Close className="absolute top-2 right-2 inline-flex size-10 items-center justify-center rounded-field hover:bg-panel">
        <X aria-hidden="true" size={18} />
        <span className="sr-only">Close notification</span>
      </RadixToast.Close>
    </RadixToast.Root>
  )
}
