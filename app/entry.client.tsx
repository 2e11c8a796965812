import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { watchFields, WithInputBeforeHydration } from '~/components/layout/input-before-hydration'

const takeTyped = watchFields(document)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WithInputBeforeHydration take={takeTyped}>
        <RemixBrowser />
      </WithInputBeforeHydration>
    </StrictMode>,
  )
})
