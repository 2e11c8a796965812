/**
 * The login form with its second step, and the form that asks for one more press; all carry on what met them. No
 * JavaScript needed.
 */
import { useEffect, useRef, type RefObject } from 'react'
import { Button } from '~/components/ui/button'
import { useLeaveGuard } from '~/components/ui/use-leave-guard'
import { gateHeadings, lostFileField, type DashboardGate } from '~/lib/dashboard-gate'
import { formTokenField } from '~/lib/form-token'
import { adminPath } from '~/paths'
import { HeldFields } from './held-fields'
import { LoginField } from './login-field'
import { operatorMessages } from './operator-messages'
import { loginFailure } from './second-factor-messages'

export function GateForm({ gate }: { gate: DashboardGate }) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first = isPlain(gate) ? 'input:not([type=hidden])' : gate.failed === null ? 'h1' : '[role=alert]'
    top.current?.querySelector<HTMLElement>(first)?.focus()
  }, [gate])
  const isKept = gate.isInPage || gate.kept.length > 0
  const form = useRef<HTMLFormElement>(null)
  const lostFiles = gate.kept.filter(([name]) => name === lostFileField).map(([, file]) => file)
  return (
    <div className="page-width pt-12 pb-24 sm:pt-20">
      <div ref={top} className="mx-auto max-w-md">
        <h1 tabIndex={-1} className="text-[clamp(2rem,4vw,2.75rem)]">
          {gateHeadings[gate.gate]}
        </h1>
        {isKept ? (
          <p className="mt-4 rounded-field border-l-8 border-bark bg-panel px-5 py-4">
            {gate.gate === 'confirm'
              ? 'It was made under an earlier login. Nothing is lost: press Send, and it is carried out.'
              : 'Your session has ended. Nothing is lost: log in, and what you sent is carried out.'}
          </p>
        ) : null}
        {lostFiles.length === 0 ? null : (
          <p className="mt-4">
            Files cannot be kept here. Please choose again afterwards: {lostFiles.map((name) => `“${name}”`).join(', ')}
            .
          </p>
        )}
        {gate.failed === null ? null : <Failure text={loginFailure(gate.gate, gate.failed)} />}
        {isKept ? <KeptFormGuard form={form} /> : null}
        <form
          ref={form}
          method="post"
          action={isKept ? gate.next : adminPath}
          encType={gate.isLong ? 'multipart/form-data' : undefined}
          className="mt-6 space-y-5 rounded-field border border-t-4 border-hairline border-t-pine bg-card p-6 sm:p-8"
        >
          {gate.isInPage ? (
            <HeldFields />
          ) : (
            gate.kept.map(([name, value], index) => (
              <input key={`${name}-${String(index)}`} type="hidden" name={name} value={value} />
            ))
          )}
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
              {gate.gate === 'code' ? <CodeStep gate={gate} /> : <PasswordStep gate={gate} />}
              <Button type="submit" extra="w-full text-lg">
                Log In
              </Button>
            </>
          )}
        </form>
        {gate.gate === 'login' ? (
          <p className="mt-5">
            Lost your password? On the server, <code>npm run operator -- password NAME</code> sets a new one.
          </p>
        ) : null}
        {gate.gate === 'code' && !isKept ? (
          <p className="mt-5">
            <a href={gate.next}>Log in as somebody else</a>
          </p>
        ) : null}
      </div>
    </div>
  )
}

/** Nothing has to be read before the first field. */
function isPlain(gate: DashboardGate): boolean {
  return gate.failed === null && gate.kept.length === 0 && gate.gate !== 'confirm'
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

function PasswordStep({ gate }: { gate: DashboardGate }) {
  const isWrong = gate.failed !== null
  return (
    <>
      <LoginField
        label="Username"
        name="username"
        defaultValue={gate.username}
        isWrong={isWrong}
        isFirst={isPlain(gate)}
      />
      <LoginField label="Password" name="password" isWrong={isWrong} />
    </>
  )
}

/** The ticket stands for the password, which is in no page. */
function CodeStep({ gate }: { gate: DashboardGate }) {
  return (
    <>
      <input type="hidden" name="username" value={gate.username} />
      <input type="hidden" name="loginTicket" value={gate.ticket ?? ''} />
      <LoginField
        label="Code"
        name="code"
        hint="The six digits that your authenticator app shows now, or one of your recovery codes."
        defaultValue={gate.code}
        isWrong={gate.failed !== null}
        isFirst={isPlain(gate)}
      />
    </>
  )
}

function Failure({ text }: { text: string }) {
  return (
    <div
      id="login-failure"
      role="alert"
      tabIndex={-1}
      data-quiet-focus
      className="mt-6 rounded-field border-4 border-danger bg-card p-4 font-sans"
    >
      <h2 className="text-[1.375rem]">{operatorMessages.loginFailed.title}</h2>
      <p className="mt-1">{text}</p>
    </div>
  )
}
