/** Asks before something is lost by a link or by closing the window. */
import { useBlocker } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'
import { isReloadingForScript } from '~/components/layout/missing-scripts'

const unsaved = 'You have unsaved changes. Leave without saving?'

/** Call `arm` when something is typed, `letGo` when the browser itself submits the form. */
export function useLeaveGuard(isOn: boolean, question = unsaved) {
  const isArmed = useRef(isOn)
  useEffect(() => {
    if (isOn) isArmed.current = true
  }, [isOn])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isArmed.current && !isReloadingForScript()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
    }
  }, [])
  // Submitting a form to its own address and the redirect after it need no question.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isArmed.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(question)) blocker.proceed()
    else blocker.reset()
  }, [blocker, question])
  const arm = useCallback(() => {
    isArmed.current = true
  }, [])
  const letGo = useCallback(() => {
    isArmed.current = false
  }, [])
  return { arm, letGo }
}
