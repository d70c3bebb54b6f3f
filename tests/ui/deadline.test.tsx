import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { DeadlineShown } from '../../src/screens/case/DeadlineShown'
import { loadScreens } from '../screens/signedIn'

beforeAll(loadScreens)
afterEach(cleanup)

const deadline = { until: '2026-12-01', from: '2026-01-01', next: '2027-01-01', isYear: true }
const context = { today: '2026-11-21', contractNumber: '10000001' }

const listTexts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const placesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('.deadline-line > svg')].map((mark) => Number.parseFloat(mark.getAttribute('x') ?? ''))

test('a deadline is drawn at its place on a timeline of the year, and listed in words', () => {
  const { container } = render(<DeadlineShown deadline={deadline} of={context} />)
  expect(listTexts()).toEqual([
    'Ma2026.\u00a011.\u00a021.',
    'A felmondás beérkezésének utolsó napja2026.\u00a012.\u00a001.',
    'Évforduló2027.\u00a001.\u00a001.',
  ])
  const [today = 0, until = 0, next] = placesOf(container)
  expect(today).toBeGreaterThan(80)
  expect(until).toBeGreaterThan(today)
  expect(next).toBe(100)
})

test('today is drawn at the end of the timeline if it is after the period of the deadline', () => {
  const { container } = render(<DeadlineShown deadline={deadline} of={{ ...context, today: '2031-01-01' }} />)
  expect(placesOf(container)[0]).toBe(100)
})

test('if the period of a deadline is not a year, the timeline calls its end the start of the next period', () => {
  render(<DeadlineShown deadline={{ ...deadline, isYear: false }} of={context} />)
  expect(listTexts()[2]).toBe('A következő időszak kezdete2027.\u00a001.\u00a001.')
})

test('a deadline can be downloaded as a calendar file', () => {
  render(<DeadlineShown deadline={deadline} of={context} />)
  const link = screen.getByRole('link', { name: 'Határidő mentése naptárba' })
  expect(link.getAttribute('download')).toBe('felmondasi-hatarido.ics')
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('DTSTART;VALUE=DATE:20261201')
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('10000001')
})
