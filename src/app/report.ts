import type { Report, TrackingEvent } from '../../machines/ports'
import { MissingText } from '../texts/texts'
import { attempt } from '../ui/attempt'

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

/**
 * Reports what went wrong while a screen was drawn: which error, and where. Its message only where it is React's own, as
 * any other may quote what it stumbled over; and a missing text's, which is its key.
 */
export const reportDrawing = (error: unknown): void => {
  const { name = '', message = '', stack = '' } = Object(error)
  const number = /^Minified React error #\d+/.exec(message)?.[0]
  const key = error instanceof MissingText ? message : undefined
  const place = /\S+:\d+:\d+/.exec(stack)?.[0]
  report({ kind: 'fault', subject: 'drawing', detail: [number ?? name, key ?? place].join(' ') })
}

/** Hands an event to whoever counts, if the configuration wants it. */
export const trackWhere = (isWanted: () => boolean) => (event: TrackingEvent) => {
  if (!isWanted()) return
  // A tag manager may replace `push`.
  attempt(() => {
    window.dataLayer ??= []
    window.dataLayer.push(event)
  }, undefined)
}
