// Today's facts on the home page, for the hunter's own ground or the state that is chosen. Nothing is sent.
addEventListener('DOMContentLoaded', () => {
  const form = document.querySelector('form[data-sun]')
  const select = form?.querySelector('select')
  const light = document.querySelector('[data-today=light]')
  const rule = document.querySelector('[data-today=rule]')
  const rut = document.querySelector('[data-today=rut]')
  if (!(form instanceof HTMLFormElement) || !select || !light || !rule || !rut) return
  const anywhere = { light: light.textContent, rule: rule.textContent, rut: rut.textContent }
  const { ground, state } = readStorage()
  const notes = Array.from(document.querySelectorAll('[data-there]'), (note) => ({ note, words: note.textContent }))

  const show = () => {
    const own = select.value === '' ? ground : null
    const option = [...select.options].find(
      ({ value }) => value !== '' && value === (own?.get('state') ?? select.value),
    )
    const [latitude, longitude, ...zones] = option?.dataset.place?.split(' ') ?? []
    const place = {
      latitude: own?.get('lat') ?? latitude,
      longitude: own?.get('lon') ?? longitude,
      zone: usableZone(own?.get('clock') ?? own?.get('zone'), zones),
    }
    const { hours = '', rule: words = '' } = option?.dataset ?? form.dataset
    const found = place.latitude && legalLight(form.dataset.sun ?? '', hours, place)
    light.textContent = found || anywhere.light
    rule.textContent = found ? `${words}${own?.get('lat') ? '' : ' At the center of the state.'}` : anywhere.rule
    rut.textContent = option?.dataset.rut ?? anywhere.rut
    for (const { note, words } of notes) note.textContent = own?.has('lat') ? note.getAttribute('data-there') : words
  }

  const [first] = select.options
  if (ground && first) first.text = `My ground${ground.get('place') ? `: ${ground.get('place')}` : ''}`
  else if (state) select.value = state
  select.addEventListener('change', show)
  // Back may bring the page with a choice that was made before.
  addEventListener('pageshow', show)
  show()

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
   * By the sun's place at an instant and its change in a day: see sunAt() in today.ts.
   * @param {string} sun
   * @param {string} hours minutes before sunrise and after sunset
   * @param {{ latitude?: string | undefined, longitude?: string | undefined, zone?: string | undefined }} place
   */
  function legalLight(sun, hours, { latitude, longitude, zone: timeZone }) {
    const [at = 0, declination = 0, declinationChange = 0, equation = 0, equationChange = 0, rim = 0] = sun
      .split(' ')
      .map(Number)
    const noon = Date.parse(`${new Intl.DateTimeFormat('sv', { timeZone }).format(new Date())}T12:00Z`)
    // A page that was kept for the field knows the sun of its own days.
    if (Math.abs(noon - at) > 3 * 864e5) return ''
    const radian = Math.PI / 180
    const [north, east] = [Number(latitude) * radian, Number(longitude)]
    const [before = 0, after = 0] = hours.split(' ').map(Number)
    const times = [-1, 1].map((side) => {
      let time = noon
      for (let round = 0; round < 4; round += 1) {
        const days = (time - at) / 864e5
        const height = (declination + days * declinationChange) * radian
        const edge = Math.sin(rim * radian) - Math.sin(north) * Math.sin(height)
        const angle = Math.acos(edge / (Math.cos(north) * Math.cos(height))) / radian
        time = noon + (side * angle - equation - days * equationChange - east) * 240_000
      }
      return (Math.round(time / 60_000) + (side < 0 ? -before : after)) * 60_000
    })
    if (times.some(Number.isNaN)) return 'No sunrise and sunset today'
    const [opens, closes] = times.map((time, end) =>
      new Intl.DateTimeFormat('en-US', {
        timeZone,
        hour: 'numeric',
        minute: '2-digit',
        ...(end === 1 ? { timeZoneName: 'short' } : {}),
      }).format(time),
    )
    return `${opens} to ${closes}`
  }
})
