import { pageNotFound } from '~/components/layout/error-screen'
import { notFound } from '~/server/forms/reply.server'

export function loader(): never {
  throw notFound(pageNotFound)
}

export const action = loader

export default function NotFound() {
  return null
}
