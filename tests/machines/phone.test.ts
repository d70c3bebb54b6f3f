import { describe, expect, it } from 'vitest'
import { normalisePhone } from '../../machines/validation/phone'

describe('a phone number', () => {
  it.each([
    ['06201234567', '+36201234567'],
    ['+36 (20) 123-4567', '+36201234567'],
    ['0036 30 123 4567', '+36301234567'],
    ['06 1 234 5678', '+3612345678'],
    ['06/62-123-456', '+3662123456'],
  ])('is understood however it is written: %s', (typed, stored) => {
    expect(normalisePhone(typed)).toBe(stored)
  })

  it.each(['', '20 123 4567', '0620123456', '062012345678', '+43 660 1234567', '06 20 12E 4567', '06 0 123 4567'])(
    'is not: "%s"',
    (typed) => {
      expect(normalisePhone(typed)).toBeNull()
    },
  )
})
