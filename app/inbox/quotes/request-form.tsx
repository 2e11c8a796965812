/** One request for several products. */
import { useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { useRef, useState } from 'react'
import { ErrorSummary } from '~/components/forms/error-summary'
import { Honeypot } from '~/components/forms/field'
import { controlClass, FieldFrame, fieldIds } from '~/components/forms/field-frame'
import type { RefusedForm } from '~/components/forms/refused-form'
import { useKeptInput } from '~/components/forms/use-kept-input'
import { Notice } from '~/components/feedback/notice'
import { Button, SubmitButton } from '~/components/ui/button'
import { honeypotField } from '~/lib/form-rules'
import { requestPath } from '~/paths'
import { CustomerFields, NotesField } from './customer-fields'
import { quoteFieldMessages } from './quotes'
import { listButtons, mostProducts, requestAddress, withProduct, listInValues } from './request-list'
import { RequestRows } from './request-rows'
import { changeRequest } from './stored-request'
import { useRequestList, type RequestPageData } from './use-request-list'

/** `message` is absent where a button only changed the list. `gone` has the slugs of products that were left out. */
type RequestAnswer = Pick<RefusedForm, 'lastResult'> &
  Partial<Pick<RefusedForm, 'message'> & { gone: readonly string[] }>

type RequestFields = Record<'addProduct' | 'customerName' | 'customerEmail' | 'customerPhone' | 'notes', string>

/** The list of products is stored separately. */
const keptFields = ['customerName', 'customerEmail', 'customerPhone', 'notes']

interface RequestFormProps {
  page: RequestPageData
  answer: RequestAnswer | undefined
  isPending: boolean
}

export function RequestForm({ page, answer, isPending }: RequestFormProps) {
  const [form, fields] = useForm<RequestFields>({
    id: 'request',
    lastResult: answer?.lastResult,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onSubmit',
  })
  useKeptInput(form.id, { address: requestPath, names: keptFields, isRefused: answer !== undefined })
  const typed = answer?.lastResult.initialValue
  const { rows, goneNames, isStored } = useRequestList(page, {
    list: listInValues(typed) ?? page.list,
    gone: answer?.gone ?? [],
  })
  const [message, setMessage] = useState<string>()
  const section = useRef<HTMLFieldSetElement>(null)
  return (
    <Form
      method="post"
      // The server looks up the names of these products if the form comes back.
      action={isStored ? requestPath : requestAddress(rows)}
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate
    >
      {/* Enter presses the first button of a form. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
        Send Quote Request
      </button>
      {answer?.message ? (
        <ErrorSummary
          title={answer.message.title}
          lead={answer.message.description}
          formId={form.id}
          result={answer.lastResult}
        />
      ) : null}
      {goneNames.length === 0 ? null : (
        <div className="mb-5">
          <Notice message={goneMessage(goneNames)} kind="error" />
        </div>
      )}
      <Honeypot name={honeypotField} />
      <fieldset ref={section} id={`${form.id}-products`} tabIndex={-1} data-quiet-focus>
        <legend className="font-sans text-[1.375rem] font-bold">Products</legend>
        {rows.length === 0 ? <p className="mt-2 pb-4">No products on your request yet.</p> : null}
        <RequestRows
          formId={form.id}
          rows={rows}
          isStored={isStored}
          errors={answer?.lastResult.error ?? {}}
          onRemoved={({ name }) => {
            setMessage(`“${name}” is off your request.`)
            section.current?.focus()
          }}
        />
        <p role="status" className="pb-3 text-base text-soft empty:hidden">
          {message}
        </p>
        <AddProduct
          // Without stored lists the added product comes back on the list, which ends the choice.
          key={isStored ? '' : rows.map(({ slug }) => slug).join()}
          formId={form.id}
          page={page}
          isFull={rows.length >= mostProducts}
          isStored={isStored}
          chosen={fields.addProduct.initialValue ?? ''}
          error={answer?.lastResult.error?.[listButtons.chosen]?.join('. ')}
          onAdded={(name) => {
            setMessage(`“${name}” is on your request.`)
          }}
        />
      </fieldset>
      <div className="mt-8 space-y-5">
        <CustomerFields fields={fields} />
        <NotesField meta={fields.notes} sizes={[]} />
        {/* The field follows the Add button, whose intent counts when it is pressed. */}
        <input type="hidden" name="intent" value="request-quote" />
        <SubmitButton pending={isPending} label="Send Quote Request" pendingLabel="Sending..." />
      </div>
    </Form>
  )
}

function goneMessage(names: readonly string[]) {
  const listed = names.map((name) => `“${name}”`).join(', ')
  const verb = names.length === 1 ? 'is' : 'are'
  return {
    title: 'No longer in our catalog',
    description: `${listed} ${verb} no longer in our catalog, so we left ${names.length === 1 ? 'it' : 'them'} out.`,
  }
}

interface AddProductProps {
  formId: string
  page: RequestPageData
  isFull: boolean
  isStored: boolean
  chosen: string
  error: string | undefined
  onAdded: (name: string) => void
}

function AddProduct({ formId, page: { products }, isFull, isStored, chosen, error, onAdded }: AddProductProps) {
  const id = `${formId}-${listButtons.chosen}`
  if (isFull && error === undefined) {
    return <p className="border-t border-hairline pt-4 text-base text-soft">{quoteFieldMessages.tooManyProducts}.</p>
  }
  return (
    <div className="flex flex-wrap items-end gap-3 border-t border-hairline pt-4">
      <div className="min-w-0 flex-1 basis-56">
        <FieldFrame id={id} label="Add another product" error={error}>
          <select
            {...fieldIds({ name: id, error })}
            name={listButtons.chosen}
            defaultValue={chosen}
            className={controlClass(error)}
          >
            <option value="">Choose a product</option>
            {products.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        </FieldFrame>
      </div>
      <Button
        type="submit"
        name="intent"
        value={listButtons.add}
        look="secondary"
        formNoValidate
        onClick={(event) => {
          const select = document.getElementById(id)
          if (!isStored || !(select instanceof HTMLSelectElement)) return
          event.preventDefault()
          const product = products.find(({ slug }) => slug === select.value)
          if (!product) {
            select.focus()
            return
          }
          const { slug, name } = product
          changeRequest((list) => withProduct(list, { slug, name, quantity: '1' }) ?? list)
          select.value = ''
          onAdded(name)
        }}
      >
        Add
      </Button>
    </div>
  )
}
