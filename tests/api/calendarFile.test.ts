import { expect, test } from 'vitest'
import { calendarFileUrl } from '../../src/screens/case/calendarFile'

const linesOf = (address: string) => {
  const [type, file = ''] = address.split(',')
  expect(type).toBe('data:text/calendar;charset=utf-8')
  return decodeURIComponent(file).split('\r\n')
}

const entry = { day: '2026-12-01', title: 'A felmondás beérkezésének utolsó napja', id: '10000001' }

test('a calendar entry lasts a whole day, and reminds the customer seven days before and one day before', () => {
  const lines = linesOf(calendarFileUrl(entry))
  expect(lines).toContain('DTSTART;VALUE=DATE:20261201')
  expect(lines).toContain('SUMMARY:A felmondás beérkezésének utolsó napja')
  expect(lines.filter((line) => line.startsWith('TRIGGER:'))).toEqual(['TRIGGER:-P7D', 'TRIGGER:-P1D'])
  expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(2)
  expect(lines.filter((line) => line === 'END:VALARM')).toHaveLength(2)
  expect(lines).toContain('TRANSP:TRANSPARENT')
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
})

test('calendar entries of two contracts on the same day have different ids', () => {
  const idOf = (id: string) => linesOf(calendarFileUrl({ ...entry, id })).find((line) => line.startsWith('UID:'))
  expect(idOf('10000001')).not.toBe(idOf('20000001'))
})

test('a long title with special characters is escaped, and split into lines of at most 75 bytes', () => {
  const title = `Felmondás; határidő, ${'őű'.repeat(40)}\\`
  const lines = linesOf(calendarFileUrl({ ...entry, title }))
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const unfolded = lines.join('\r\n').replaceAll('\r\n ', '')
  expect(unfolded).toContain(`SUMMARY:Felmondás\\; határidő\\, ${'őű'.repeat(40)}\\\\\r\n`)
})
