// Writes today's facts on the home page for the hunter's own ground or the chosen state. Nothing is sent.
addEventListener('DOMContentLoaded', () => {
  const form = document.querySelector('form[data-sun]')
  const select = form?.querySelector('select')
  const panel = document.querySelector('[data-panel]')
  if (!(form instanceof HTMLFormElement) || !select || !(panel instanceof HTMLElement)) return
  const parts = new Map(
    Array.from(panel.querySelectorAll('[data-today]'), (part) => [part.getAttribute('data-today') ?? '', part]),
  )
  const [whereAtFirst, whyAtFirst, rutAtFirst] = ['where', 'why', 'rut'].map(
    (name) => parts.get(name)?.textContent ?? '',
  )
  const { ground, state } = readStorage()

  /** @param {Event} [event] a choice is announced, and a page that opens is not */
  const show = (event) => {
    const own = select.value === '' ? ground : null
    const isChosen = own !== null || select.value !== ''
    const id = isChosen ? select.value || own?.get('state') : form.dataset.example
    const option = [...select.options].find(({ value }) => value !== '' && value === id)
    const [latitude, longitude, ...zones] = option?.dataset.place?.split(' ') ?? []
    const light = legalLight(form.dataset.sun ?? '', (option ?? form).dataset.hours ?? '', {
      latitude: own?.get('lat') ?? latitude,
      longitude: own?.get('lon') ?? longitude,
      zone: usableZone(own?.get('clock') ?? own?.get('zone'), zones),
    })
    // A page that was saved for the field knows the sun of its own days.
    panel.hidden = light === undefined
    if (!light) return
    const hasPoint = own?.has('lat') ?? false
    const where = hasPoint ? 'Today on your ground' : `Today in ${option?.text ?? ''}`
    const rut = (isChosen && option?.dataset.rut) || rutAtFirst
    write('where', isChosen ? where : whereAtFirst)
    write('why', isChosen ? '' : whyAtFirst)
    write('light', light.words)
    write('rule', `${(option ?? form).dataset.rule ?? ''}${hasPoint ? '' : ' At the center of the state.'}`)
    write('rut', rut)
    const place = hasPoint ? 'Your ground' : (option?.text ?? '')
    if (event?.type === 'change') write('status', `${place} today. Legal light: ${light.words}. Rut: ${rut}`)
    parts.get('peaks')?.setAttribute('d', option?.dataset.peaks ?? '')
    for (const [name, [from = 0, to = 0]] of Object.entries(light.bars)) {
      parts.get(name)?.setAttribute('x', `${from}%`)
      parts.get(name)?.setAttribute('width', `${to - from}%`)
    }
  }

  const [first] = select.options
  if (ground && first) first.text = `My ground${ground.get('place') ? `: ${ground.get('place')}` : ''}`
  else if (state) select.value = state
  select.addEventListener('change', show)
  // Back may bring the page with a choice that was made before.
  addEventListener('pageshow', show)
  show()

  /**
   * @param {string} name
   * @param {string | undefined} text
   */
  function write(name, text = '') {
    const part = parts.get(name)
    if (part) part.textContent = text
  }

  function readStorage() {
    try {
      const stored = localStorage.getItem('stagwise-ground')
      return {
        ground: stored === null ? null : new URLSearchParams(stored),
        state: localStorage.getItem('stagwise-state'),
      }
    } catch {
      return { ground: null, state: null }
    }
  }

  /**
   * A saved zone may be that of an earlier place: one that the state does not have is not used.
   * @param {string | null | undefined} saved
   * @param {string[]} zones of the state, if there is one
   */
  function usableZone(saved, zones) {
    const isUsable = saved && (zones.length === 0 || zones.some((zone) => clockIn(zone) === clockIn(saved)))
    return isUsable ? saved : zones[0]
  }

  /** @param {string} timeZone */
  function clockIn(timeZone) {
    return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format()
  }

  /**
   * Computes legal light from the sun's place at an instant and its change in a day: see sunAt() in today.ts.
   * @param {string} sun
   * @param {string} hours minutes before sunrise and after sunset, or nothing if no hours were read
   * @param {{ latitude?: string | undefined, longitude?: string | undefined, zone?: string | undefined }} place
   */
  function legalLight(sun, hours, { latitude, longitude, zone: timeZone }) {
    const [at = 0, declination = 0, declinationChange = 0, equation = 0, equationChange = 0, rim = 0] = sun
      .split(' ')
      .map(Number)
    const noon = Date.parse(`${new Intl.DateTimeFormat('sv', { timeZone }).format(new Date())}T12:00Z`)
    if (Math.abs(noon - at) > 3 * 864e5) return undefined
    const radian = Math.PI / 180
    const [north, east] = [Number(latitude) * radian, Number(longitude)]
    const [before = 0, after = 0] = hours.split(' ').map(Number)
    const [rises = 0, sets = 0] = [-1, 1].map((side) => {
      let time = noon
      for (let round = 0; round < 4; round += 1) {
        const days = (time - at) / 864e5
        const height = (declination + days * declinationChange) * radian
        const edge = Math.sin(rim * radian) - Math.sin(north) * Math.sin(height)
        const angle = Math.acos(edge / (Math.cos(north) * Math.cos(height))) / radian
        time = noon + (side * angle - equation - days * equationChange - east) * 240_000
      }
      return Math.round(time / 60_000) * 60_000
    })
    const [opens, closes] = [rises - before * 60_000, sets + after * 60_000]
    if (Number.isNaN(rises + sets)) return { words: 'No sunrise and sunset', bars: { legal: [0, 0], sun: [0, 0] } }
    const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
    const withZone = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    })
    const hourAndMinute = new Intl.DateTimeFormat('sv', { timeZone, timeStyle: 'short' })
    /** @param {number[]} span */
    const percents = (span) => {
      const [from = 0, to = 0] = span.map((time) => {
        const [hour = 0, minute = 0] = hourAndMinute.format(time).split(':').map(Number)
        return Math.round((hour * 60 + minute) / 1.44) / 10
      })
      return [from, to < from ? 100 : to]
    }
    return {
      words: hours === '' ? 'Check the local rules' : `${clock.format(opens)} to ${withZone.format(closes)}`,
      bars: { legal: percents([opens, closes]), sun: percents([rises, sets]) },
    }
  }
})
