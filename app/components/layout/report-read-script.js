// A page that the browser fetched in advance makes no request when it is opened. This one tells that it is read now.
;(() => {
  const report = () => void fetch(location.pathname, { method: 'HEAD', headers: { 'X-Read': '1' } }).catch(() => {})
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', report, { once: true })
    return
  }
  addEventListener('load', () => {
    const [navigation] = performance.getEntriesByType('navigation')
    if (navigation && 'deliveryType' in navigation && navigation.deliveryType === 'navigational-prefetch') report()
  })
})()
