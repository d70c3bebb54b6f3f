import { describe, expect, it } from 'vitest'
import { canEndInMarch, lastMarchNoticeDay } from '../../../machines/cases/home/march'

describe('the notice of a March termination', () => {
  it.each([
    [2026, '2026-03-31', 'a Tuesday'],
    [2027, '2027-03-31', 'a Wednesday after Easter'],
    [2030, '2030-04-01', 'a Sunday'],
    [2029, '2029-04-03', 'the Saturday before Easter'],
    [2024, '2024-04-02', 'Easter Sunday'],
    [1975, '1975-04-01', 'Easter Monday'],
    [2051, '2051-04-04', 'Good Friday'],
  ])('may arrive in %i until %s, because 31 March is %s', (year, last) => {
    expect(lastMarchNoticeDay(year)).toBe(last)
  })

  it('may arrive from 1 to 31 March, or until the next working day if 31 March is not a working day', () => {
    expect(['2024-02-29', '2024-03-01', '2024-03-31', '2024-04-02', '2024-04-03'].map(canEndInMarch)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
  })
})
