type Open = () => void

let open: Open | undefined

/** Registers the panel, so that it can be opened from elsewhere on the page. Returns a function that unregisters it. */
export const offerPanel = (opens: Open): (() => void) => {
  open = opens
  return () => {
    open = undefined
  }
}

/** Opens the panel and focuses its heading; does nothing if there is no panel. */
export const openPanel = (): void => open?.()
