const isOnFileField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input[type="file"]')

const refuseDrop = (event: DragEvent): void => {
  const { dataTransfer, target } = event
  if (!dataTransfer?.types.includes('Files') || isOnFileField(target)) return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}

/** Refuses files that are dropped outside a file field, because the browser would open them in place of the portal. */
export const refuseStrayDrops = (): void => {
  window.addEventListener('dragover', refuseDrop)
  window.addEventListener('drop', refuseDrop)
}
