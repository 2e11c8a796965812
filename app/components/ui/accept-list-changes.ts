import { parse } from '@conform-to/react'

/**
 * For `onValidate` of a form whose lists have buttons: those change the list in the page at once. What the fields hold is
 * for the server to judge, whose schemas never come to the browser.
 */
export function acceptListChanges<Fields>({ formData }: { formData: FormData }) {
  return parse<Fields, string[]>(formData, { resolve: () => ({}) })
}
