// <open-now> says whether the business is open, by its own clocks and holidays. The browser computes it, so that a page
// from a cache is right, too.
customElements.define(
  'open-now',
  class extends HTMLElement {
    connectedCallback() {
      this.say()
      this.timer = setInterval(() => this.say(), 30_000)
    }

    disconnectedCallback() {
      clearInterval(this.timer)
    }

    say() {
      this.textContent = this.read(new Date())
    }

    /** @param {Date} at */
    read(at) {
      const { clock = '', hours = '' } = this.dataset
      const minute = Math.floor(at.getTime() / 60_000)
      const changes = clock.split(' ').map((change) => change.split('=').map(Number))
      const [, ahead = NaN] = changes.filter(([from = NaN]) => from <= minute).at(-1) ?? []
      const local = new Date((minute + ahead) * 60_000)
      const now = local.getUTCHours() * 60 + local.getUTCMinutes()
      const days = new Map(hours.split(' ').map((day) => [day.split('=')[0], day.split('=')[1]]))
      for (let later = 0; later < 15; later += 1) {
        const day = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + later))
        const spans = days.get(day.toISOString().slice(0, 10)) ?? days.get(String(day.getUTCDay())) ?? ''
        for (const span of spans.split(',')) {
          const [opens = 0, closes = 0] = span.split('-').map(Number)
          if (closes === 0 || (later === 0 && closes <= now)) continue
          if (later === 0 && opens <= now) return `Open now, until ${this.timeOf(closes)}.`
          return `Closed now. Opens ${this.dayName(day, later)}at ${this.timeOf(opens)}.`
        }
      }
      return 'Closed now.'
    }

    /** @param {number} minutes of the day */
    timeOf(minutes) {
      const hour = Math.floor(minutes / 60)
      return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour % 24 < 12 ? 'AM' : 'PM'}`
    }

    /** @param {Date} day @param {number} later */
    dayName(day, later) {
      if (later === 0) return ''
      if (later === 1) return 'tomorrow '
      const weekday = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')[day.getUTCDay()]
      if (later <= 6) return `${weekday} `
      const months = 'January February March April May June July August September October November December'
      return `${weekday}, ${months.split(' ')[day.getUTCMonth()]} ${day.getUTCDate()} `
    }
  },
)
