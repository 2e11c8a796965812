/** Shows tokens for scripts: the new one, those that work, and the form that makes one. */
import { Form } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Notice } from '~/components/feedback/notice'
import { SelectField } from '~/components/forms/choice-fields'
import { errorOf, TextField, typed } from '~/components/forms/field'
import { useSite } from '~/components/layout/site-context'
import { Button } from '~/components/ui/button'
import { CopyButton } from '~/components/ui/copy-button'
import { LocalTime } from '~/components/ui/local-time'
import {
  areaNames,
  rightLabels,
  scopeText,
  tokenAreas,
  tokenDays,
  tokenNameLimit,
  type ListedToken,
} from '~/lib/api-tokens'
import { longDateTime } from '~/lib/date-and-time'
import { formTokenField } from '~/lib/form-rules'
import { securityPath } from '~/paths'
import { AccountForm, CurrentPassword } from './account-form'
import { refusalOf } from './security-form'

interface ApiTokensProps {
  tokens: readonly ListedToken[]
  formToken: string
  /** The action data, whichever form was sent. */
  answer: unknown
}

export function ApiTokens({ tokens, formToken, answer }: ApiTokensProps) {
  return (
    <section
      id="api-tokens"
      aria-labelledby="api-tokens-title"
      className="no-print rounded-field border border-hairline bg-card p-6"
    >
      <h3 id="api-tokens-title">Tokens for scripts</h3>
      <p className="mt-3 max-w-measure">
        A script calls the <a href="/api/openapi.json">API</a> with a token in place of your password. It may do what
        you choose here, and you can revoke it any time.
      </p>
      <NewToken answer={answer} />
      {tokens.length === 0 ? null : (
        <ul className="row-list mt-4">
          {tokens.map((token) => (
            <li key={token.id} className="px-4 py-3">
              <Row token={token} formToken={formToken} />
            </li>
          ))}
        </ul>
      )}
      <TokenForm formToken={formToken} answer={answer} />
    </section>
  )
}

const keepIt = {
  title: 'Copy the token now',
  description: 'It is shown this once. Whoever has it can use it.',
}

function NewToken({ answer }: Pick<ApiTokensProps, 'answer'>) {
  const box = useRef<HTMLDivElement>(null)
  const token = tokenOf(answer)
  useEffect(() => {
    if (token !== undefined) box.current?.scrollIntoView()
  }, [token])
  if (token === undefined) return null
  return (
    <div ref={box} className="mt-5">
      <Notice message={keepIt} takesFocus="always">
        <p className="mt-2 font-mono text-lg break-all">{token}</p>
      </Notice>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <CopyButton text={token} what="token" />
      </p>
    </div>
  )
}

function tokenOf(answer: unknown): string | undefined {
  const has = typeof answer === 'object' && answer !== null && 'apiToken' in answer
  return has && typeof answer.apiToken === 'string' ? answer.apiToken : undefined
}

function Row({ token, formToken }: { token: ListedToken; formToken: string }) {
  const { timeZone } = useSite()
  const { id, name, scope, createdAt, expiresAt, lastUsedAt, lastNetwork, madeBy } = token
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-64 font-sans wrap-anywhere">
        <p className="font-semibold">{name}</p>
        <p className="text-base text-soft">
          {scopeText(scope)}
          <br />
          {lastUsedAt === null ? 'Never used' : 'Last used '}
          {lastUsedAt !== null && <LocalTime at={lastUsedAt} />}
          {lastNetwork === null ? '' : ` from ${lastNetwork}`}; works until <LocalTime at={expiresAt} />
          <br />
          Made by {madeBy}, {longDateTime(createdAt, timeZone)}
        </p>
      </div>
      <Form method="post" action={securityPath} preventScrollReset>
        <input type="hidden" name="intent" value="revoke-api-token" />
        <input type="hidden" name="token" value={id} />
        <input type="hidden" name={formTokenField} value={formToken} />
        <Button type="submit" look="secondary">
          Revoke<span className="sr-only"> {name}</span>
        </Button>
      </Form>
    </div>
  )
}

const intent = 'make-api-token'

interface TokenFields extends Record<string, string> {
  tokenName: string
  requests: string
  content: string
  seo: string
  days: string
  currentPassword: string
}

const rights = Object.entries(rightLabels).map(([value, label]) => ({ value, label }))
const lengths = Object.entries(tokenDays).map(([value, label]) => ({ value, label }))

function TokenForm({ formToken, answer }: Omit<ApiTokensProps, 'tokens'>) {
  return (
    <AccountForm<TokenFields>
      intent={intent}
      // Without JavaScript the browser scrolls to the token.
      action={`${securityPath}#api-tokens`}
      formToken={formToken}
      refused={refusalOf(answer, intent)}
      button={{ label: 'Make a Token', pendingLabel: 'Making...', look: 'secondary' }}
    >
      {(fields) => (
        <>
          <TextField
            meta={fields.tokenName}
            label="Name"
            hint="What uses it, such as “Nightly stock import”"
            maxCharacters={tokenNameLimit}
            required
            autoComplete="off"
          />
          {areaNames.map((area) => (
            <SelectField
              key={area}
              name={area}
              id={fields[area].id}
              label={tokenAreas[area]}
              choices={rights}
              value={typed(fields[area]) || 'none'}
              empty="Choose"
              error={errorOf(fields[area])}
            />
          ))}
          <SelectField
            name="days"
            id={fields.days.id}
            label="Works for"
            choices={lengths}
            value={typed(fields.days) || '90'}
            empty="Choose"
            error={errorOf(fields.days)}
          />
          <CurrentPassword meta={fields.currentPassword} />
        </>
      )}
    </AccountForm>
  )
}
