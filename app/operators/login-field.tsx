import { useEffect, useRef, useState, type HTMLInputAutoCompleteAttribute } from 'react'
import { Button } from '~/components/ui/button'
import { useHydrated } from 'remix-utils/use-hydrated'

interface LoginFieldProps {
  label: string
  name: 'username' | 'password' | 'code'
  hint?: string
  defaultValue?: string
  isWrong: boolean
  /** The first field has the focus, without JavaScript, too. */
  isFirst?: boolean
}

const autoComplete = {
  username: 'username',
  password: 'current-password',
  code: 'one-time-code',
} as const satisfies Record<LoginFieldProps['name'], HTMLInputAutoCompleteAttribute>

export function LoginField({ label, name, hint, defaultValue, isWrong, isFirst = false }: LoginFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  // The router's replaceState() makes a GET of the refused form, whose answer has no name. Back fills in what differs
  // from the default. React sets the default again with each update.
  useEffect(() => {
    const field = input.current
    if (!field) return
    // Once its value is set, a field keeps its selection when the default changes.
    const { value } = field
    field.value = value
    field.defaultValue = ''
  })
  const described = [hint === undefined ? '' : `${name}-hint`, isWrong ? 'login-failure' : '']
  return (
    <div>
      <label htmlFor={name} className="block text-[1.0625rem] font-semibold">
        {label}
      </label>
      {hint === undefined ? null : (
        <p id={`${name}-hint`} className="font-sans text-base text-soft">
          {hint}
        </p>
      )}
      <input
        ref={input}
        id={name}
        name={name}
        type={name === 'password' && !isShown ? 'password' : 'text'}
        autoComplete={autoComplete[name]}
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus={isFirst}
        defaultValue={defaultValue}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        className="mt-1 block min-h-12 w-full rounded-field border border-control bg-page px-3 py-2 font-sans text-[1.0625rem] text-ink"
      />
      {/* It has its place before hydration, so the button below does not move from under a finger. */}
      {name === 'password' ? (
        <div className={`mt-2 noscript:hidden ${isHydrated ? '' : 'invisible'}`}>
          <Button
            look="secondary"
            onClick={() => {
              setIsShown(!isShown)
            }}
          >
            {isShown ? 'Hide password' : 'Show password'}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
