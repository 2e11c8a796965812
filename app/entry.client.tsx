import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { watchTextFields, WithInputBeforeHydration } from '~/components/layout/input-before-hydration'

const takeTyped = watchTextFields(document)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WithInputBeforeHydration takeTyped={takeTyped}>
        <RemixBrowser />
      </WithInputBeforeHydration>
    </StrictMode>,
  )
})
