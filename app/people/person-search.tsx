import { Form } from '@remix-run/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { controlClass, FieldFrame, fieldIds } from '~/components/forms/field-frame'
import { Button } from '~/components/ui/button'
import { formTokenField } from '~/lib/form-rules'
import { peoplePath } from '~/paths'
import { personMessages } from './people'

interface PersonSearchProps {
  typed: string
  isMalformed: boolean
  formToken: string
  children: ReactNode
}

export function PersonSearch({ typed, isMalformed, formToken, children }: PersonSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isMalformed) input.current?.focus()
  }, [isMalformed, typed])
  const words = { label: 'Email address', error: isMalformed ? personMessages.malformed : undefined }
  return (
    <section aria-labelledby="people">
      <h1 id="people">People</h1>
      <p className="mt-2 max-w-measure">
        Everything that the site stores under one email address: for somebody who asks for a copy, or to be deleted.
        Make sure that the request comes from this address.
      </p>
      <Form method="post" action={peoplePath} role="search" className="no-print mt-4 max-w-md">
        <input type="hidden" name="intent" value="find-person" />
        <input type="hidden" name={formTokenField} value={formToken} />
        <FieldFrame id="email" {...words}>
          <input
            key={typed}
            ref={input}
            {...fieldIds({ name: 'email', ...words })}
            type="text"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            name="email"
            defaultValue={typed}
            className={controlClass(words.error)}
          />
        </FieldFrame>
        <p className="mt-3">
          <Button type="submit" look="secondary">
            Find
          </Button>
        </p>
      </Form>
      {children}
    </section>
  )
}
