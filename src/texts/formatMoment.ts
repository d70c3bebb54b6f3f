import { formatDate } from './format'

// The formatter is English, because every engine supports English; see machines/today.ts. Only its numbers are used.
const hungarianTimeFormatter = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
  timeZone: 'Europe/Budapest',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/**
 * Formats a moment (ISO 8601, or epoch in ms) in Hungarian time, `2026. 11. 21. 12:05`. Returns `null` if it is missing
 * or invalid.
 */
export const formatMoment = (moment: string | number | null | undefined): string | null => {
  const time = new Date(moment ?? '').getTime()
  if (Number.isNaN(time)) return null
  const parts = hungarianTimeFormatter.formatToParts(time)
  const partOf = (partType: string) => parts.find(({ type }) => type === partType)?.value
  return `${formatDate(`${partOf('year')}-${partOf('month')}-${partOf('day')}`)} ${partOf('hour')}:${partOf('minute')}`
}
