interface Entry {
  /** The day of it, `yyyy-MM-dd`. */
  readonly day: string
  readonly title: string
  /** Tells it apart from other entries of that day. */
  readonly id: string
}

/** The most that a line of such a file takes, in bytes (RFC 5545, 3.1); a later one begins with a blank. */
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

/** When it reminds: whoever keeps it within the week is still reminded of it on the day before. */
const REMINDERS = ['-P7D', '-P1D']

/** An address that downloads an entry for a calendar, of a whole day, with reminders a week and a day before (RFC 5545). */
export const calendarFile = ({ day, title, id }: Entry): string => {
  const date = day.replaceAll('-', '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Minta Biztosito//Ugyfelportal//HU',
    'BEGIN:VEVENT',
    `UID:${date}-${id}@ugyfelportal`,
    // When it was written is nobody's business: the same entry is the same file.
    `DTSTAMP:${date}T000000Z`,
    `DTSTART;VALUE=DATE:${date}`,
    `SUMMARY:${escaped(title)}`,
    // To be remembered, not to be away.
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
