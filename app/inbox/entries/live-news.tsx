/**
 * An open dashboard notices a new entry by itself: it asks every ten seconds while it is in view, and at once when it
 * comes into view. The list is read again; what is selected, typed or open in it stays.
 */
import { useLocation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useToaster } from '~/components/feedback/toaster'
import { isInboxList } from '~/paths'
import { isNews, newsAddress, newsMessage, hasSameCounts, titleSuffix, withSuffix, type News } from './news'

const everyMs = 10_000

/** @param loaded what the page was made with */
export function LiveNews({ loaded }: { loaded: News }) {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const { show } = useToaster()
  const last = useRef(loaded)
  const receive = useRef<(news: News) => void>(() => undefined)
  useEffect(() => {
    last.current = loaded
  }, [loaded])
  useEffect(() => {
    showCounts(pathname, last.current)
  })
  useEffect(() => {
    receive.current = (news) => {
      const message = newsMessage(news)
      const isChanged = message !== undefined || !hasSameCounts(news, loaded)
      last.current = news
      showCounts(pathname, news)
      if (message) show({ ...message, kind: 'success' }, { isPatient: true })
      // Other pages hold forms that were opened with a certain version.
      if (isChanged && isInboxList(pathname)) revalidate()
    }
  })
  usePolling(loaded, receive)
  return null
}

function showCounts(pathname: string, news: News): void {
  if (isInboxList(pathname)) document.title = withSuffix(document.title, titleSuffix(news))
}

function usePolling(first: News, receive: { current: (news: News) => void }): void {
  const seen = useRef({ quotes: first.quotes.latest, contacts: first.contacts.latest })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isAsking = false
    const stopping = new AbortController()
    const { signal } = stopping
    const ask = async () => {
      if (isAsking || document.visibilityState === 'hidden' || !navigator.onLine) return
      clearTimeout(timer)
      isAsking = true
      const answer = await fetchNews(newsAddress(seen.current), signal)
      isAsking = false
      if (answer === 'ended') stopping.abort()
      if (signal.aborted || answer === 'ended') return
      if (answer !== undefined) {
        seen.current = { quotes: answer.quotes.latest, contacts: answer.contacts.latest }
        receive.current(answer)
      }
      askLater()
    }
    const askNow = () => void ask()
    const askLater = () => {
      timer = setTimeout(askNow, everyMs)
    }
    askLater()
    document.addEventListener('visibilitychange', askNow, { signal })
    addEventListener('online', askNow, { signal })
    return () => {
      stopping.abort()
      clearTimeout(timer)
    }
  }, [receive])
}

/** Returns 'ended' if the session has ended, and undefined if there was no answer. */
async function fetchNews(address: string, signal: AbortSignal): Promise<News | 'ended' | undefined> {
  try {
    const response = await fetch(address, { signal, headers: { Accept: 'application/json' } })
    if (response.status === 401) return 'ended'
    const news: unknown = response.ok ? await response.json() : undefined
    return isNews(news) ? news : undefined
  } catch {
    return undefined
  }
}
