/** The login form, and the form that asks for one more press; both carry on what met them. No JavaScript needed. */
import { useEffect, useRef, type RefObject } from 'react'
import { Button } from '~/components/ui/button'
import { useLeaveGuard } from '~/components/ui/use-leave-guard'
import { lostFileField, type DashboardGate } from '~/lib/dashboard-gate'
import { formTokenField } from '~/lib/form-token'
import { adminPath } from '~/paths'
import { operatorMessages } from './operator-messages'

export function GateForm({ gate }: { gate: DashboardGate }) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first =
      top.current?.querySelector<HTMLElement>('[role=alert]') ?? top.current?.querySelector<HTMLElement>('h1')
    first?.focus()
  }, [gate])
  const isKept = gate.kept.length > 0
  const form = useRef<HTMLFormElement>(null)
  const lostFiles = gate.kept.filter(([name]) => name === lostFileField).map(([, file]) => file)
  return (
    <div className="page-width pt-12 pb-24 sm:pt-20">
      <div ref={top} className="mx-auto max-w-md">
        <h1 tabIndex={-1} className="text-[clamp(2rem,4vw,2.75rem)]">
          {gate.gate === 'login' ? 'Admin Login' : 'Send this form again?'}
        </h1>
        {isKept ? (
          <p className="mt-4 rounded-field border-l-8 border-bark bg-panel px-5 py-4">
            {gate.gate === 'login'
              ? 'Your session has ended. Nothing is lost: log in, and what you sent is carried out.'
              : 'It was made under an earlier login. Nothing is lost: press Send, and it is carried out.'}
          </p>
        ) : null}
        {lostFiles.length === 0 ? null : (
          <p className="mt-4">
            Files cannot be kept here. Please choose again afterwards: {lostFiles.map((name) => `“${name}”`).join(', ')}
            .
          </p>
        )}
        {gate.failed === null ? null : <Failure failed={gate.failed} />}
        {isKept ? <KeptFormGuard form={form} /> : null}
        <form
          ref={form}
          method="post"
          action={isKept ? gate.next : adminPath}
          // Url-encoded, a long text takes up to twelve times its room.
          encType={isLong(gate.kept) ? 'multipart/form-data' : undefined}
          className="mt-6 space-y-5 rounded-field border border-t-4 border-hairline border-t-pine bg-card p-6 sm:p-8"
        >
          {gate.kept.map(([name, value], index) => (
            <input key={`${name}-${String(index)}`} type="hidden" name={name} value={value} />
          ))}
          {gate.formToken === null ? null : <input type="hidden" name={formTokenField} value={gate.formToken} />}
          {gate.gate === 'confirm' ? (
            <Button type="submit">Send</Button>
          ) : (
            <>
              {isKept ? null : (
                <>
                  <input type="hidden" name="intent" value="login" />
                  <input type="hidden" name="next" value={gate.next} />
                </>
              )}
              <LoginField
                label="Username"
                name="username"
                defaultValue={gate.username}
                isWrong={gate.failed !== null}
              />
              <LoginField label="Password" name="password" isWrong={gate.failed !== null} />
              <Button type="submit" extra="w-full text-lg">
                Log In
              </Button>
            </>
          )}
        </form>
      </div>
    </div>
  )
}

/** What is kept here is nowhere else: who leaves is asked, but for the form's own way. */
function KeptFormGuard({ form }: { form: RefObject<HTMLFormElement> }) {
  const { letGo } = useLeaveGuard(true)
  useEffect(() => {
    const element = form.current
    element?.addEventListener('submit', letGo)
    return () => {
      element?.removeEventListener('submit', letGo)
    }
  }, [form, letGo])
  return null
}

function isLong(kept: DashboardGate['kept']): boolean {
  return kept.reduce((length, [, value]) => length + value.length, 0) > 16_000
}

function Failure({ failed }: { failed: string }) {
  const { title, description } = operatorMessages.loginFailed
  return (
    <div
      id="login-failure"
      role="alert"
      tabIndex={-1}
      data-quiet-focus
      className="mt-6 rounded-field border-4 border-danger bg-card p-4 font-sans"
    >
      <h2 className="text-[1.375rem]">{title}</h2>
      <p className="mt-1">{failed === 'wrong' ? description : failed}</p>
    </div>
  )
}

interface LoginFieldProps {
  label: string
  name: 'username' | 'password'
  defaultValue?: string
  isWrong: boolean
}

function LoginField({ label, name, defaultValue, isWrong }: LoginFieldProps) {
  return (
    <div>
      <label htmlFor={name} className="block text-[1.0625rem] font-semibold">
        {label}
      </label>
      <input
        id={name}
        name={name}
        type={name === 'password' ? 'password' : 'text'}
        autoComplete={name === 'password' ? 'current-password' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={defaultValue}
        aria-describedby={isWrong ? 'login-failure' : undefined}
        className="mt-1 block min-h-12 w-full rounded-field border border-control bg-page px-3 py-2 font-sans text-[1.0625rem] text-ink"
      />
    </div>
  )
}
