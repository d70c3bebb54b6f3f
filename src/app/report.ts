import type { Report, TrackingEvent } from '../../machines/services'
import { MissingText } from '../texts/texts'
import { attempt } from '../ui/attempt'

declare global {
  interface Window {
    /** The array that a tag manager reads, by the convention of Google Tag Manager. */
    dataLayer?: TrackingEvent[]
  }
}

/**
 * Writes a technical report to the browser's console. It contains no personal data. No other function writes such
 * reports.
 */
export const report = ({ kind, subject, detail }: Report): void => {
  // biome-ignore lint/suspicious/noConsole: the browser's console is the sink until an installation has another.
  console.warn(`[${kind}] ${subject}: ${detail}`)
}

/**
 * Returns an error's name and its position in the scripts. The message may quote personal data, so it is used only in
 * two cases: the number of a React error replaces the name, and the key of a missing text replaces the position.
 */
const errorDetailOf = (error: unknown): string => {
  const { name = '', message = '', stack = '' } = Object(error)
  const reactError = /^Minified React error #\d+/.exec(message)?.[0]
  const textKey = error instanceof MissingText ? message : undefined
  // Removes the message at the beginning of the stack.
  const frames = String(stack).replace(message, '').slice(0, 1000)
  const position = /\S+:\d+:\d+/.exec(frames)?.[0]
  return [reactError ?? (name || typeof error), textKey ?? position].join(' ')
}

/** Reports an error of rendering a screen. */
export const reportRenderError = (error: unknown): void =>
  report({ kind: 'fault', subject: 'drawing', detail: errorDetailOf(error) })

/**
 * Limits of the reports of uncaught errors: the number of different errors in one interval, and the interval's length
 * (ms).
 */
const MOST_STRAY_REPORTS = 20
const REPORT_INTERVAL = 60_000

/**
 * Reports uncaught errors and rejections, each error once per interval. Ignores errors of browser extensions. Also
 * ignores errors in scripts of other origins, because the browser hides their details.
 */
export const reportUncaughtErrors = (): void => {
  const reportedDetails = new Set<string>()
  let intervalStart = Number.NEGATIVE_INFINITY

  const reportOnce = (subject: string, error: unknown, time: number): void => {
    // Any value can be thrown, even one whose properties throw.
    const detail = attempt(() => errorDetailOf(error), 'unreadable')
    if (detail.includes('-extension://')) return
    if (time - intervalStart >= REPORT_INTERVAL) {
      intervalStart = time
      reportedDetails.clear()
    }
    if (reportedDetails.has(detail) || reportedDetails.size >= MOST_STRAY_REPORTS) return
    // The detail is added before the report. If the report throws, that error is not reported in turn.
    reportedDetails.add(detail)
    attempt(() => report({ kind: 'fault', subject, detail }), undefined)
  }
  window.addEventListener('error', ({ error, timeStamp }) => {
    if (error != null) reportOnce('error', error, timeStamp)
  })
  window.addEventListener('unhandledrejection', ({ reason, timeStamp }) => reportOnce('rejection', reason, timeStamp))
}

/** Returns a function that sends an event to the tag manager, if the configuration allows it. */
export const createTracker = (isTrackingAllowed: () => boolean) => (event: TrackingEvent) => {
  if (!isTrackingAllowed()) return
  // A tag manager may replace `push`, and its function may throw.
  attempt(() => {
    window.dataLayer ??= []
    window.dataLayer.push(event)
  }, undefined)
}
