interface CalendarEvent {
  /** Day of the event, `yyyy-MM-dd`. */
  readonly day: string
  readonly title: string
  /** Distinguishes the event from other events of that day. */
  readonly id: string
}

/** Longest line in bytes (RFC 5545, 3.1), without the space that begins a continuation line. */
const MAX_LINE_BYTES = 74

const foldLine = (line: string): string => {
  const encoder = new TextEncoder()
  const lines = ['']
  let lineBytes = 0
  for (const character of line) {
    const characterBytes = encoder.encode(character).length
    if (lineBytes + characterBytes > MAX_LINE_BYTES) {
      lines.push('')
      lineBytes = 0
    }
    lines[lines.length - 1] += character
    lineBytes += characterBytes
  }
  return lines.join('\r\n ')
}

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')

/** Reminders seven days and one day before the event. An event saved within its last week still gets the second one. */
const REMINDER_TRIGGERS = ['-P7D', '-P1D']

/** Returns a data URL of a calendar file: an all-day event with reminders a week and a day before (RFC 5545). */
export const calendarFileUrl = ({ day, title, id }: CalendarEvent): string => {
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
    `SUMMARY:${escapeText(title)}`,
    // The event does not mark the customer as busy.
    'TRANSP:TRANSPARENT',
    ...REMINDER_TRIGGERS.flatMap((trigger) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:${trigger}`,
      `DESCRIPTION:${escapeText(title)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.map(foldLine).join('\r\n')}\r\n`)}`
}
