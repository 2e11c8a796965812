import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function save(persisted: () => Promise<boolean>) {
  const persist = vi.fn(() => Promise.resolve(true))
  vi.stubGlobal('navigator', { storage: { persisted, persist } })
  vi.stubGlobal('localStorage', { setItem: () => undefined })
  const { storedText } = await import('./use-stored-text')
  const ground = storedText('ground', { isPersistent: true })
  for (const text of ['state=OH', 'state=KS']) ground.save(text)
  storedText('choice').save('x')
  await vi.waitFor(() => {
    expect(persisted).toHaveBeenCalledOnce()
  })
  await Promise.resolve()
  return persist
}

test('the browser is asked once to keep what is saved', async () => {
  expect(await save(vi.fn(() => Promise.resolve(false)))).toHaveBeenCalledOnce()
})

test('it is not asked again where it keeps it already, or where storage is blocked', async () => {
  expect(await save(vi.fn(() => Promise.resolve(true)))).not.toHaveBeenCalled()
  vi.resetModules()
  expect(await save(vi.fn(() => Promise.reject(new TypeError('opaque'))))).not.toHaveBeenCalled()
})

test('a choice that is only remembered asks for nothing', async () => {
  const persisted = vi.fn(() => Promise.resolve(false))
  vi.stubGlobal('navigator', { storage: { persisted } })
  vi.stubGlobal('localStorage', { setItem: () => undefined })
  const { storedText } = await import('./use-stored-text')
  storedText('choice').save('x')
  expect(persisted).not.toHaveBeenCalled()
})

test('without HTTPS there is nobody to ask', async () => {
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('localStorage', { setItem: () => undefined })
  const { storedText } = await import('./use-stored-text')
  expect(storedText('ground', { isPersistent: true }).save('state=OH')).toBe(true)
})
