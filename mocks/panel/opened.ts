type OpenFunction = () => void

let registeredOpen: OpenFunction | undefined

/** Registers the panel, so that it can be opened from elsewhere on the page. Returns a function that unregisters it. */
export const registerPanel = (openFunction: OpenFunction): (() => void) => {
  registeredOpen = openFunction
  return () => {
    registeredOpen = undefined
  }
}

/** Opens the panel and focuses its heading; does nothing if there is no panel. */
export const openPanel = (): void => registeredOpen?.()
