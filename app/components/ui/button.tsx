import type { ComponentPropsWithoutRef } from 'react'
import Check from 'lucide-react/icons/check'
import { SiteLink } from './site-link'

type Look = 'primary' | 'secondary' | 'danger' | 'onPine'

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-field border px-5 py-2 font-sans text-base font-semibold leading-tight no-underline hover:no-underline'

const looks = {
  primary: 'border-transparent bg-blaze text-on-blaze hover:bg-blaze-hover',
  secondary: 'border-control bg-transparent text-ink hover:bg-panel',
  danger: 'border-transparent bg-danger-fill text-white hover:bg-danger-fill-hover',
  onPine: 'border-cream/70 bg-transparent text-cream hover:bg-pine-2',
} satisfies Record<Look, string>

export function buttonClass(look: Look, extra = ''): string {
  return `${base} ${looks[look]} ${extra}`
}

type ButtonProps = Omit<ComponentPropsWithoutRef<'button'>, 'className'> & { look?: Look; extra?: string }

export function Button({ look = 'primary', extra, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, extra)} {...rest} />
}

/** A check mark and a thick border say which of several is on, where colors are the visitor's. */
export function ToggleButton({ isOn, children, ...rest }: Omit<ButtonProps, 'look' | 'extra'> & { isOn: boolean }) {
  return (
    <Button
      {...rest}
      look={isOn ? 'primary' : 'secondary'}
      extra={isOn ? 'forced-colors:border-4 forced-colors:border-[Highlight]' : ''}
      aria-pressed={isOn}
    >
      {isOn ? <Check aria-hidden="true" size={18} strokeWidth={3} /> : null}
      {children}
    </Button>
  )
}

type ButtonLinkProps = Omit<ComponentPropsWithoutRef<typeof SiteLink>, 'className'> & { look?: Look; extra?: string }

export function ButtonLink({ look = 'primary', extra, ...rest }: ButtonLinkProps) {
  return <SiteLink className={buttonClass(look, extra)} {...rest} />
}

/** A pending button ignores a second press. It stays enabled, because a disabled button loses focus. */
export function SubmitButton({
  pending,
  label,
  pendingLabel,
  look = 'primary',
  ...sent
}: {
  pending: boolean
  label: string
  pendingLabel: string
  look?: Look
  name?: string
  value?: string
}) {
  return (
    <Button
      {...sent}
      type="submit"
      look={look}
      aria-disabled={pending}
      extra={pending ? 'opacity-70 cursor-progress' : ''}
      onClick={(event) => {
        if (pending) event.preventDefault()
      }}
    >
      {pending ? pendingLabel : label}
    </Button>
  )
}
