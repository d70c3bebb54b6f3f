type Open = () => void

let open: Open | undefined

/** The panel is there, and can be opened from elsewhere on the page. Returns what ends that. */
export const offerPanel = (opens: Open): (() => void) => {
  open = opens
  return () => {
    open = undefined
  }
}

/** Opens the panel, with the focus on its heading; nothing where there is none. */
export const openPanel = (): void => open?.()
