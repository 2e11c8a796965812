/** Modules that a press needs. They are loaded with the page, so that the press needs no signal. */
import { useEffect } from 'react'

/** The file of a module did not come. Its message is for the visitor. */
export class ModuleNotLoaded extends Error {
  constructor(cause: unknown) {
    super('This part of the page did not load. Try again where you have a signal, or reload the page there.', { cause })
  }
}

/** @returns a loader whose promise fails with ModuleNotLoaded */
export function lazyModule<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () =>
    load().catch((error: unknown) => {
      throw new ModuleNotLoaded(error)
    })
}

export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    // If it fails, the press that needs it says so.
    load().catch(() => undefined)
  }, [load])
}

/** Does what a press asks for, and says so if a module of it is missing. */
export async function unlessNotLoaded(act: () => Promise<void>, say: (text: string) => void): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof ModuleNotLoaded)) throw error
    say(error.message)
  }
}
