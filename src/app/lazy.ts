import type { ComponentType } from 'react'

/** Screens that load on demand. They stand here before their machine starts, so rendering never has to wait. */
export const lazyScreens: { SignIn: ComponentType | null; Contract: ComponentType | null } = {
  SignIn: null,
  Contract: null,
}
