import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { watchTextFields, WithTypedTexts } from '~/components/typed-early'

const takeTyped = watchTextFields(document)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WithTypedTexts takeTyped={takeTyped}>
        <RemixBrowser />
      </WithTypedTexts>
    </StrictMode>,
  )
})
