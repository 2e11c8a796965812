/**
 * The login form has a second step, and there is a confirmation form. Both carry the fields of the form that was sent.
 * Neither needs JavaScript.
 */
import { useEffect, useRef, type RefObject } from 'react'
import { Button } from '~/components/ui/button'
import { useLeaveGuard } from '~/components/forms/use-leave-guard'
import { loginHeadings, lostFileField, type LoginPrompt } from '~/lib/login-prompt'
import { formTokenField } from '~/lib/form-rules'
import { adminPath, securityPath } from '~/paths'
import { HeldFields } from './held-fields'
import { LoginField } from './login-field'
import { operatorMessages } from './operator-messages'
import { loginFailure } from './second-factor-messages'

export function LoginPromptForm({ prompt }: { prompt: LoginPrompt }) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first = isPlain(prompt)
      ? 'input:not([type=hidden])'
      : prompt.failed === null
        ? '[data-heading]'
        : '[role=alert]'
    top.current?.querySelector<HTMLElement>(first)?.focus()
  }, [prompt])
  const isKept = prompt.isInPage || prompt.fields.length > 0
  const form = useRef<HTMLFormElement>(null)
  const lostFiles = prompt.fields.filter(([name]) => name === lostFileField).map(([, file]) => file)
  return (
    <div className="page-width pt-12 pb-24 sm:pt-20">
      <div ref={top} className="mx-auto max-w-md">
        <h1 tabIndex={-1} data-heading className="text-[clamp(2rem,4vw,2.75rem)]">
          {loginHeadings[prompt.step]}
        </h1>
        {isKept ? (
          <p className="mt-4 rounded-field border-l-8 border-bark bg-panel px-5 py-4">
            <KeptWords step={prompt.step} />
          </p>
        ) : null}
        {lostFiles.length === 0 ? null : (
          <p className="mt-4">
            Files cannot be kept here. Please choose again afterwards: {lostFiles.map((name) => `“${name}”`).join(', ')}
            .
          </p>
        )}
        {prompt.failed === null ? null : (
          <Failure
            title={isLogin(prompt) ? operatorMessages.loginFailed.title : 'Error'}
            text={loginFailure(prompt.step, prompt.failed)}
          />
        )}
        {isKept ? <UnsavedFormGuard form={form} /> : null}
        <form
          ref={form}
          method="post"
          action={isKept ? prompt.next : adminPath}
          encType={prompt.isLong ? 'multipart/form-data' : undefined}
          className="mt-6 space-y-5 rounded-field border border-t-4 border-hairline border-t-pine bg-card p-6 sm:p-8"
        >
          {prompt.isInPage ? (
            <HeldFields />
          ) : (
            prompt.fields.map(([name, value], index) => (
              <input key={`${name}-${String(index)}`} type="hidden" name={name} value={value} />
            ))
          )}
          {prompt.formToken === null ? null : <input type="hidden" name={formTokenField} value={prompt.formToken} />}
          {prompt.step === 'confirm' || prompt.step === 'second-factor' ? (
            <Button type="submit">Send</Button>
          ) : prompt.step === 'password' ? (
            <>
              <LoginField label="Your password" name="password" isWrong={prompt.failed !== null} isFirst />
              <Button type="submit" extra="w-full text-lg">
                Go On
              </Button>
            </>
          ) : (
            <>
              {isKept ? null : (
                <>
                  <input type="hidden" name="intent" value="login" />
                  <input type="hidden" name="next" value={prompt.next} />
                </>
              )}
              {prompt.step === 'code' ? <CodeStep prompt={prompt} /> : <PasswordStep prompt={prompt} />}
              <Button type="submit" extra="w-full text-lg">
                Log In
              </Button>
            </>
          )}
        </form>
        {prompt.step === 'login' ? (
          <p className="mt-5">
            Lost your password? An owner of this site can remove your account and invite you again. If you are the only
            owner, ask whoever installed the site for you. They set a new password on the server, with{' '}
            <code>npm run stagwise -- operator password NAME</code>.
          </p>
        ) : null}
        {prompt.step === 'code' && !isKept ? (
          <p className="mt-5">
            <a href={prompt.next}>Log in as somebody else</a>
          </p>
        ) : null}
      </div>
    </div>
  )
}

function KeptWords({ step }: { step: LoginPrompt['step'] }) {
  switch (step) {
    case 'confirm':
      return <>It was made under an earlier login. Nothing is lost: press Send, and it is carried out.</>
    case 'password':
      return <>This needs your password again. Nothing is lost: type it, and what you asked for is carried out.</>
    case 'second-factor':
      return (
        <>
          Owners need a second factor here.{' '}
          <a href={securityPath} target="_blank" rel="noreferrer">
            Set yours up in another tab
          </a>
          . Nothing is lost: then press Send, and it is carried out.
        </>
      )
    default:
      return <>Your session has ended. Nothing is lost: log in, and what you sent is carried out.</>
  }
}

function isPlain(prompt: LoginPrompt): boolean {
  return prompt.failed === null && prompt.fields.length === 0 && isLogin(prompt)
}

/** Returns false for a step that already has a session. */
function isLogin({ step }: LoginPrompt): boolean {
  return step === 'login' || step === 'code'
}

/** The fields exist only in this form, so leaving the page asks first. */
function UnsavedFormGuard({ form }: { form: RefObject<HTMLFormElement> }) {
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

function PasswordStep({ prompt }: { prompt: LoginPrompt }) {
  const isWrong = prompt.failed !== null
  return (
    <>
      <LoginField
        label="Username"
        name="username"
        defaultValue={prompt.username}
        isWrong={isWrong}
        isFirst={isPlain(prompt)}
      />
      <LoginField label="Password" name="password" isWrong={isWrong} />
    </>
  )
}

/** The ticket replaces the password, which no page contains. */
function CodeStep({ prompt }: { prompt: LoginPrompt }) {
  return (
    <>
      <input type="hidden" name="username" value={prompt.username} />
      <input type="hidden" name="loginTicket" value={prompt.ticket ?? ''} />
      <LoginField
        label="Code"
        name="code"
        hint="The six digits that your authenticator app shows now, or one of your recovery codes."
        defaultValue={prompt.code}
        isWrong={prompt.failed !== null}
        isFirst={isPlain(prompt)}
      />
    </>
  )
}

function Failure({ text, title }: { text: string; title: string }) {
  return (
    <div
      id="login-failure"
      role="alert"
      tabIndex={-1}
      data-quiet-focus
      className="mt-6 rounded-field border-4 border-danger bg-card p-4 font-sans"
    >
      <h2 className="text-[1.375rem]">{title}</h2>
      <p className="mt-1">{text}</p>
    </div>
  )
}
