import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { watchFields, WithInputBeforeHydration } from '~/components/layout/input-before-hydration'
import { restoreAfterMissingScript } from '~/components/layout/missing-scripts'

restoreAfterMissingScript(document)
const takeTyped = watchFields(document)

await decodedData()
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

/**
 * RemixBrowser throws a promise until it has decoded the loader data. A key pressed meanwhile would make React 18
 * hydrate at once and fail (error 345), so it starts with the data.
 */
async function decodedData(): Promise<void> {
  try {
    RemixBrowser({})
  } catch (decoding) {
    await decoding
  }
}
