// <open-now> says whether the business is open, by its own clocks and holidays. The browser computes it, so that a page
// from a cache is right, too.
customElements.define(
  'open-now',
  class extends HTMLElement {
    connectedCallback() {
      // The first clock of a time zone takes a phone 70 ms, so it waits for the first frame, or until its fold is
      // opened; later on, the links below it would move as somebody scrolls to them.
      this.shown = new IntersectionObserver(
        ([entry]) => {
          clearInterval(this.timer)
          if (!entry?.isIntersecting) return
          this.say()
          this.timer = setInterval(() => this.say(), 30_000)
        },
        { rootMargin: '100000px' },
      )
      this.shown.observe(this)
    }

    disconnectedCallback() {
      this.shown?.disconnect()
      clearInterval(this.timer)
    }

    say() {
      this.textContent = this.read(new Date())
    }

    /** @param {Date} at */
    read(at) {
      const { zone, hours = '' } = this.dataset
      const days = new Map(hours.split(' ').map((day) => [day.split('=')[0], day.split('=')[1]]))
      const local = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(at)
      const [year = 0, month = 1, today = 1, hour = 0, minute = 0] = (local.match(/\d+/g) ?? []).map(Number)
      const now = hour * 60 + minute
      for (let ahead = 0; ahead < 15; ahead += 1) {
        const day = new Date(Date.UTC(year, month - 1, today + ahead))
        const spans = days.get(day.toISOString().slice(0, 10)) ?? days.get(String(day.getUTCDay())) ?? ''
        for (const span of spans.split(',')) {
          const [opens = 0, closes = 0] = span.split('-').map(Number)
          if (closes === 0 || (ahead === 0 && closes <= now)) continue
          if (ahead === 0 && opens <= now) return `Open now, until ${this.clock(closes)}.`
          return `Closed now. Opens ${this.dayName(day, ahead)}at ${this.clock(opens)}.`
        }
      }
      return 'Closed now.'
    }

    /** @param {number} minutes of the day */
    clock(minutes) {
      return new Date(minutes * 60_000).toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' })
    }

    /** @param {Date} day @param {number} ahead */
    dayName(day, ahead) {
      if (ahead === 0) return ''
      if (ahead === 1) return 'tomorrow '
      /** @type {Intl.DateTimeFormatOptions} */
      const date = ahead > 6 ? { month: 'long', day: 'numeric' } : {}
      return `${day.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC', ...date })} `
    }
  },
)
