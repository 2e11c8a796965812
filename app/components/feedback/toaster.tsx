/**
 * Pages call `useToaster().show(…)`; the root shows the toast of a redirect. The view is loaded when the browser is
 * idle.
 */
import { useLocation } from '@remix-run/react'
import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { toastFigures, type Toast } from '~/lib/messages'
import { adminPath } from '~/paths'
import { Notice } from '~/components/feedback/notice'

interface Toaster {
  /** A patient toast does not replace a message that offers Undo. */
  show: (toast: Omit<Toast, 'id'>, options?: { isPatient?: boolean }) => void
}

const ToasterContext = createContext<Toaster>({ show: () => undefined })

export function useToaster(): Toaster {
  return useContext(ToasterContext)
}

// If the view cannot be loaded, the dashboard still shows the message; public pages also have it in the page.
const ToastView = lazy<ComponentType<{ toast: Toast | null }>>(() =>
  import('~/components/feedback/toast-view').catch(() => ({ default: PlainToast })),
)

function PlainToast({ toast }: { toast: Toast | null }) {
  const isDashboard = useLocation().pathname.startsWith(adminPath)
  const [closed, setClosed] = useState<string>()
  if (!toast || !isDashboard || toast.id === closed) return null
  return (
    <div className="toast-place">
      <Notice message={toast} kind={toast.kind} undo={toast.undo}>
        <button
          type="button"
          onClick={() => {
            setClosed(toast.id)
          }}
          className="mt-1 min-h-11 underline"
        >
          Close
        </button>
      </Notice>
    </div>
  )
}

interface ToasterProviderProps {
  initial: Toast | null
  isQuiet: boolean
  children: ReactNode
}

export function ToasterProvider({ initial, isQuiet, children }: ToasterProviderProps) {
  const [toast, setToast] = useState(initial)
  const [lastInitial, setLastInitial] = useState(initial)
  const [isIdle, setIdle] = useState(false)
  const count = useRef(0)
  const undoUntil = useRef(0)
  useEffect(() => {
    undoUntil.current = toast?.undo ? Date.now() + toastFigures.displayMs : 0
  }, [toast])
  const show = useCallback<Toaster['show']>((next, { isPatient = false } = {}) => {
    const display = () => {
      count.current += 1
      setToast({ ...next, id: `here-${String(count.current)}` })
    }
    const waitMs = isPatient ? undoUntil.current - Date.now() : 0
    if (waitMs > 0) setTimeout(display, waitMs)
    else display()
  }, [])
  const toaster = useMemo(() => ({ show }), [show])

  // Shows a redirect's toast once and keeps it across the next navigation.
  if (initial && initial.id !== lastInitial?.id) {
    setLastInitial(initial)
    setToast(initial)
  }
  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true)
      }),
    [],
  )

  return (
    <ToasterContext.Provider value={toaster}>
      {children}
      {isIdle && !isQuiet ? (
        <Suspense fallback={null}>
          <ToastView toast={toast} />
        </Suspense>
      ) : null}
    </ToasterContext.Provider>
  )
}

// Safari has no requestIdleCallback.
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 200)
    return () => {
      clearTimeout(timer)
    }
  }
  const handle = requestIdleCallback(act, { timeout: 1000 })
  return () => {
    cancelIdleCallback(handle)
  }
}
