// This script suggests pages while somebody types into a search field: a combobox with a listbox, as the ARIA Authoring
// Practices describe it. It is loaded once a field has the focus; without it, the form just submits.
;(() => {
  const pauseMs = 250
  const fewestLetters = 2
  /** @typedef {{ title: string, path: string, part: string }} Suggestion */
  /** @type {Map<string, Suggestion[]>} */
  const known = new Map()
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer
  let current = new AbortController()

  const fieldOf = (/** @type {EventTarget | null} */ target) =>
    target instanceof HTMLInputElement && target.dataset.suggest !== undefined ? target : undefined
  const boxOf = (/** @type {HTMLInputElement} */ field) => field.form?.querySelector('[data-suggestions]')
  const optionsOf = (/** @type {HTMLInputElement} */ field) => [
    ...(boxOf(field)?.querySelectorAll('[role=option]') ?? []),
  ]
  const isOpen = (/** @type {HTMLInputElement} */ field) => field.ariaExpanded === 'true'

  const prepare = (/** @type {HTMLInputElement} */ field) => {
    if (field.role === 'combobox') return
    field.role = 'combobox'
    field.ariaAutoComplete = 'list'
    field.ariaExpanded = 'false'
    field.setAttribute('aria-controls', `${field.id}-list`)
  }

  const close = (/** @type {HTMLInputElement} */ field) => {
    clearTimeout(timer)
    current.abort()
    field.ariaExpanded = 'false'
    field.removeAttribute('aria-activedescendant')
    boxOf(field)?.replaceChildren()
  }

  const choose = (/** @type {HTMLInputElement} */ field, /** @type {number} */ index) => {
    for (const [at, option] of optionsOf(field).entries()) {
      option.ariaSelected = String(at === index)
      if (at !== index) continue
      field.setAttribute('aria-activedescendant', option.id)
      option.scrollIntoView({ block: 'nearest' })
    }
    if (index < 0) field.removeAttribute('aria-activedescendant')
  }

  const make = (
    /** @type {string} */ tag,
    /** @type {Record<string, string>} */ attributes,
    /** @type {(Node | string)[]} */ ...inside
  ) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.append(...inside)
    return element
  }

  const show = (/** @type {HTMLInputElement} */ field) => {
    const found = known.get(field.value) ?? []
    const count = `${found.length === 0 ? 'No' : String(found.length)} suggestion${found.length === 1 ? '' : 's'}`
    const options = found.map(({ title, path, part }, index) => {
      const id = `${field.id}-option-${String(index)}`
      return make(
        'li',
        { role: 'option', id, 'aria-selected': 'false', 'data-path': path },
        title,
        ' ',
        make('span', {}, part),
      )
    })
    const list = make('ul', { role: 'listbox', id: `${field.id}-list`, 'aria-label': 'Suggestions' }, ...options)
    boxOf(field)?.replaceChildren(
      make('p', { role: 'status', class: 'sr-only' }, count),
      ...(found.length > 0 ? [list] : []),
    )
    field.removeAttribute('aria-activedescendant')
    field.ariaExpanded = String(found.length > 0)
  }

  const ask = async (/** @type {HTMLInputElement} */ field) => {
    const typed = field.value
    current.abort()
    current = new AbortController()
    const { signal } = current
    try {
      if (!known.has(typed)) {
        const answer = await fetch(`/search/suggestions?q=${encodeURIComponent(typed)}`, { signal })
        /** @type {unknown} */
        const found = await answer.json()
        if (answer.ok) known.set(typed, /** @type {{ suggestions: Suggestion[] }} */ (found).suggestions)
      }
      if (!signal.aborted && document.activeElement === field && field.value === typed) show(field)
    } catch {
      // Without a signal the form just submits.
    }
  }

  document.addEventListener('input', ({ target }) => {
    const field = fieldOf(target)
    if (!field) return
    prepare(field)
    clearTimeout(timer)
    if (field.value.trim().length < fewestLetters) return close(field)
    timer = setTimeout(() => void ask(field), pauseMs)
  })

  // The listener runs before the page script's, which closes the drawer on Escape.
  document.addEventListener(
    'keydown',
    (event) => {
      const field = fieldOf(event.target)
      if (!field || event.isComposing || event.ctrlKey || event.metaKey) return
      const { key } = event
      const options = optionsOf(field)
      const chosen = options.findIndex((option) => option.ariaSelected === 'true')
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        event.preventDefault()
        if (!isOpen(field)) return void ask(field)
        // The field itself is past either end.
        const step = key === 'ArrowDown' ? 1 : -1
        const places = options.length + 1
        choose(field, ((chosen + 1 + step + places) % places) - 1)
      } else if (key === 'Escape' && isOpen(field)) {
        event.preventDefault()
        event.stopImmediatePropagation()
        close(field)
      } else if (key === 'Enter' && chosen >= 0) {
        event.preventDefault()
        location.assign(options[chosen]?.getAttribute('data-path') ?? '/search')
      }
    },
    true,
  )

  // A press on an option would take the focus out of the field before it is a click.
  document.addEventListener('mousedown', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-suggestions]')) event.preventDefault()
  })
  document.addEventListener('click', ({ target }) => {
    const path = target instanceof Element ? target.closest('[data-path]')?.getAttribute('data-path') : undefined
    if (path) location.assign(path)
  })
  document.addEventListener('focusout', ({ target }) => {
    const field = fieldOf(target)
    if (field) close(field)
  })

  const entered = fieldOf(document.activeElement)
  if (!entered) return
  prepare(entered)
  // The text was typed while this was loading.
  if (entered.value !== entered.defaultValue && entered.value.trim().length >= fewestLetters) void ask(entered)
})()
