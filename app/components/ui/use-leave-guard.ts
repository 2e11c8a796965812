/** Asks before something that was typed is lost: when the page is left by a link, and when the window is closed. */
import { useBlocker } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'

const question = 'You have unsaved changes. Leave without saving?'

/** `isOn` at first; `arm` when something is typed, `letGo` when the browser itself sends the form away. */
export function useLeaveGuard(isOn: boolean) {
  const isArmed = useRef(isOn)
  useEffect(() => {
    if (isOn) isArmed.current = true
  }, [isOn])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isArmed.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
    }
  }, [])
  // A form that is sent stays at its address, and a redirect after it asks nobody.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isArmed.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(question)) blocker.proceed()
    else blocker.reset()
  }, [blocker])
  const arm = useCallback(() => {
    isArmed.current = true
  }, [])
  const letGo = useCallback(() => {
    isArmed.current = false
  }, [])
  return { arm, letGo }
}
