import { Form } from '@remix-run/react'
import { Button } from '~/components/ui/button'
import { formTokenField } from '~/lib/form-rules'
import type { RestoreEffects } from './versions'

interface RestoreFormProps {
  action: string
  intent: string
  current: number
  formToken: string
  effects: RestoreEffects
}

export function RestoreForm({ action, intent, current, formToken, effects: { address, flag } }: RestoreFormProps) {
  return (
    <Form method="post" action={action} className="mt-4 rounded-field border border-hairline bg-card px-5 py-4">
      <input type="hidden" name={formTokenField} value={formToken} />
      <input type="hidden" name="current" value={current} />
      <p>
        It becomes version {current + 1}. Version {current} stays in the list.
        {address ? ` Its address becomes ${address.to} again, and ${address.from} will lead there.` : ''}
      </p>
      {flag ? (
        <label className="mt-3 flex items-baseline gap-2">
          <input type="checkbox" name="public" value="as-then" className="size-5 shrink-0 translate-y-1 accent-moss" />
          <span>
            Also switch “{flag.label}” {onOff(flag.wasOn)}, as it was then. Otherwise it stays {onOff(!flag.wasOn)}.
          </span>
        </label>
      ) : null}
      <Button type="submit" name="intent" value={intent} extra="mt-4">
        Restore this version
      </Button>
    </Form>
  )
}

function onOff(isOn: boolean): string {
  return isOn ? 'on' : 'off'
}
