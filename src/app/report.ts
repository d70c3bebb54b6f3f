import type { Report, TrackingEvent } from '../../machines/ports'

declare global {
  interface Window {
    /** The Google Tag Manager convention: whoever runs a tag manager reads it. */
    dataLayer?: TrackingEvent[]
  }
}

/** The one place where technical reports leave the portal. No personal data comes here. */
export const report = ({ kind, subject, detail }: Report): void => {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the sink until an installation has another.
  console.warn(`[${kind}] ${subject}: ${detail}`)
}

/** Hands an event to whoever counts, if the configuration wants it. */
export const trackWhere = (isWanted: () => boolean) => (event: TrackingEvent) => {
  if (!isWanted()) return
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
