import { useRouteError } from '@remix-run/react'
import { ErrorScreen, toErrorWords } from '~/components/layout/error-screen'
import { ButtonLink } from '~/components/ui/button'
import { toolMessages } from '~/lib/tool-list'
import { toolsPath } from '~/paths'
import { notFound } from '~/server/forms/reply.server'

export const handle = { interactive: true }

export function loader(): never {
  throw notFound(toolMessages.notFound)
}

export default function ToolNotFound() {
  return null
}

export function ErrorBoundary() {
  return (
    <ErrorScreen words={toErrorWords(useRouteError())}>
      <ButtonLink to={toolsPath}>Back to Hunting Tools</ButtonLink>
    </ErrorScreen>
  )
}
