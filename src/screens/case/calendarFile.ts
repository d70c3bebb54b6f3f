interface Entry {
  /** Day of the event, `yyyy-MM-dd`. */
  readonly day: string
  readonly title: string
  /** Distinguishes the event from other events of that day. */
  readonly id: string
}

/** Longest line in bytes (RFC 5545, 3.1), without the space that begins a continuation line. */
const LINE = 74

const folded = (line: string): string => {
  const encoder = new TextEncoder()
  const lines = ['']
  let bytes = 0
  for (const sign of line) {
    const size = encoder.encode(sign).length
    if (bytes + size > LINE) {
      lines.push('')
      bytes = 0
    }
    lines[lines.length - 1] += sign
    bytes += size
  }
  return lines.join('\r\n ')
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** Reminders seven days and one day before the event. An event saved within its last week still gets the second one. */
const REMINDERS = ['-P7D', '-P1D']

/** A data URL of a calendar file: an all-day event with reminders a week and a day before (RFC 5545). */
export const calendarFile = ({ day, title, id }: Entry): string => {
  const date = day.replaceAll('-', '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Minta Biztosito//Ugyfelportal//HU',
    'BEGIN:VEVENT',
    `UID:${date}-${id}@ugyfelportal`,
    // The timestamp is constant, so that the same event always gives the same file.
    `DTSTAMP:${date}T000000Z`,
    `DTSTART;VALUE=DATE:${date}`,
    `SUMMARY:${escaped(title)}`,
    // The event does not mark the customer as busy.
    'TRANSP:TRANSPARENT',
    ...REMINDERS.flatMap((before) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:${before}`,
      `DESCRIPTION:${escaped(title)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.map(folded).join('\r\n')}\r\n`)}`
}
