/** An error of a page below a list, such as the form that asks for the password, leaves the list in view. */
export { Outlet as default } from '@remix-run/react'
export { TabError as ErrorBoundary } from '~/operators/tab-error'
