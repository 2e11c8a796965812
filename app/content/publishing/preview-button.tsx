import { buttonClass } from '~/components/ui/button'

/** @param action address of the preview */
export function PreviewButton({ action }: { action: string }) {
  return (
    <button
      type="submit"
      formAction={action}
      formTarget="_blank"
      className={buttonClass('secondary')}
      onClick={(event) => {
        const { form } = event.currentTarget
        if (!form) return
        // The router would take over a submit event.
        event.preventDefault()
        postInNewTab(form, action)
      }}
    >
      Preview<span className="sr-only"> in a new tab</span>
    </button>
  )
}

function postInNewTab(form: HTMLFormElement, action: string): void {
  const own = { action: form.getAttribute('action') ?? '', target: form.target }
  form.action = action
  form.target = '_blank'
  form.submit()
  form.setAttribute('action', own.action)
  form.target = own.target
}
